import { useEffect, useRef } from 'react'
import { useTable, useTableState } from '../table/context.ts'
import { createPlayer, type Player } from './player.ts'
import { soundsOf } from './sounds.ts'

/** Lets a table be heard. Loaded only where somebody has switched sound on; shows nothing. */
export default function SoundBox() {
  const { face, scene } = useTable()
  const isPast = useTableState((state) => state.moment !== null)
  const player = useRef<Player | null>(null)
  useEffect(() => {
    const made = createPlayer()
    player.current = made
    return () => made.close()
  }, [])
  const isAsked = scene.question !== null
  const wasAsked = useRef(isAsked)
  const { recent } = scene
  useEffect(() => {
    const isMyTurn = isAsked && !wasAsked.current
    wasAsked.current = isAsked
    if (isPast) return
    const scores = face.gainOf
    player.current?.play(
      soundsOf({
        events: recent,
        sounds: face.sounds ?? {},
        scores: (event) => (scores?.(event) ?? null) !== null,
        isMyTurn,
      }),
    )
  }, [recent, isAsked, isPast, face])
  return null
}
