import type { Json, Seat, View } from '@spinney/kernel'
import type { Language, Words } from '@spinney/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TablePlan } from '../engine/protocol.ts'
import { gameOf } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { wordsOf } from '../i18n/words.ts'
import { type GameFace, type Scene, SEAT_MARKS } from '../table/face.ts'
import { loadExample } from './load.ts'
import type { BotPuzzle, Example, ExampleRow, Picture } from './types.ts'

export const EXAMPLE_TEXTS = 'examples'

/** An example with all that is needed to draw it and to put it into words. */
export interface Shown {
  readonly data: Example | BotPuzzle
  readonly face: GameFace
  readonly words: Words
  readonly plan: TablePlan
  /** A position to look at, with the eyes of a seat or of nobody. */
  sceneOf(picture: Picture, viewer?: Seat): Scene
}

/** Loads an example or a puzzle; null until it is there. */
export function useShown(row: ExampleRow | undefined): Shown | null {
  const { t, i18n } = useTranslation()
  const language = i18n.language as Language
  const [loaded, setLoaded] = useState<{ data: Example | BotPuzzle; face: GameFace } | null>(null)
  useEffect(() => {
    let gone = false
    setLoaded(null)
    if (row === undefined) return
    const texts = [row.game, 'bots', 'coach', EXAMPLE_TEXTS].map((owner) => ensureMessages(owner))
    void Promise.all([loadExample(row), faceFor(row.game), ...texts]).then(([data, face]) => {
      if (!gone && face !== null) setLoaded({ data, face })
    })
    return () => {
      gone = true
    }
  }, [row])
  return useMemo(() => {
    if (loaded === null) return null
    const { data, face } = loaded
    const plan = planOf(data, face, (number) => t('seat.numbered', { number }))
    const words = wordsOf({ language, game: data.game, plan, view: data.before.view, wording: face.wording })
    // Sides have no names here: each is called by what it plays.
    const named = { ...plan, seats: plan.seats.map((seat) => ({ ...seat, name: words.term(seat.name) })) }
    const told = wordsOf({ language, game: data.game, plan: named, view: data.before.view, wording: face.wording })
    const sceneOf = (picture: Picture, viewer?: Seat) => sceneFor(picture, named, face, told, viewer ?? null)
    return { data, face, words: told, plan: named, sceneOf }
  }, [loaded, language, t])
}

async function faceFor(game: string): Promise<GameFace | null> {
  const face = await gameOf(game).face()
  await face?.fetch?.(null)
  return face
}

/** The one whose example it is plays; the others are bots. */
function planOf(
  { game, id, config, seat, before }: Example | BotPuzzle,
  face: GameFace,
  nameOf: (n: number) => string,
) {
  const sides = face.standing?.(before.view, before.aides).sides ?? []
  const seats = sides.map((side, i): TablePlan['seats'][number] => {
    const name = side ?? nameOf(i + 1)
    return i === seat ? { kind: 'person', name } : { kind: 'bot', name, level: 'steady' }
  })
  return { id: `${game}-${id}`, game, config, seats, created: 0 }
}

const nothing = () => {}

/** A position to look at. */
function sceneFor(
  { view, aides }: { view: View; aides: Json },
  plan: TablePlan,
  face: GameFace,
  words: Words,
  viewer: Seat | null,
): Scene {
  return {
    view,
    viewer,
    plan,
    aides,
    question: null,
    outlook: null,
    isPlanning: false,
    rows: [],
    reasons: [],
    targets: new Map(),
    choose: nothing,
    starts: () => false,
    connect: nothing,
    take: nothing,
    point: nothing,
    rash: () => null,
    version: view.version,
    recent: [],
    action: null,
    words,
    mark: (seat) => face.markOf?.(view, seat) ?? (face.marks ?? SEAT_MARKS)[seat]!,
  }
}
