import { useEffect, useMemo, useState } from 'react'
import { gameOf } from '../games.ts'
import type { GameLibrary } from '../library/types.ts'
import { useShape } from '../table/ground.ts'
import type { Shown } from './useShown.ts'
import { WHOLE, type Window, windowOf } from './window.ts'

/** The part of the board that an example is about; null until that is known. */
export function useWindow({ data, face }: Shown): { readonly window: Window | null; readonly ratio: number } {
  const [library, setLibrary] = useState<GameLibrary | null>(null)
  const shape = useShape()
  useEffect(() => {
    void gameOf(data.game).library?.().then(setLibrary)
  }, [data.game])
  const { view } = data.before
  const ratio = face.measures?.(view).ratio ?? 1
  const window = useMemo(() => {
    if (library === null) return null
    const { spotAt } = library
    if (spotAt === undefined) return WHOLE
    return windowOf(data.places.map((place) => spotAt(view, place, shape)).filter((spot) => spot !== null))
  }, [library, data, view, shape])
  return { window, ratio }
}
