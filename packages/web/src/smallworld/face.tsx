import type { AskedQuestion, GameEvent, Pick, Seat } from '@spinney/kernel'
import { maps } from '@spinney/smallworld'
import { smallWorldLayout } from '../art/smallworld/ground.ts'
import type { GameFace, Scene, TargetId, Tone } from '../table/face.ts'
import { Board } from './Board.tsx'
import { Market } from './Market.tsx'
import { drawingOf } from './map.ts'
import { Own } from './Own.tsx'
import { SeatBoard } from './SeatBoard.tsx'
import { Status } from './Status.tsx'
import { travels } from './travels.tsx'
import { aidesOf, factWord, isRegionKind, stateOf } from './view.ts'
import '../art/art.css'
import './smallworld.css'

/** How Small World is drawn. */
export const face: GameFace = {
  Board,
  Market,
  Own,
  SeatBoard,
  Status,
  factWord,
  targetsOf,
  toneOf,
  brief,
  quickest,
  noteOf,
  travels,
  gainOf,
  prepare,
  chapterOf: (event, words) => (event.what === 'turnBegins' ? words.message('chapter', event.facts) : null),
}

function prepare(map: string): readonly (() => void)[] {
  const facts = maps.find(({ id }) => id === map)
  return facts === undefined ? [] : [() => drawingOf(facts.id), () => smallWorldLayout(drawingOf(facts.id))]
}

function targetsOf({ kind }: AskedQuestion, pick: Pick): TargetId[] {
  if (typeof pick === 'number') return isRegionKind(kind) ? [`region:${pick}`] : []
  if (typeof pick !== 'object') return []
  if (typeof pick.region === 'number') return [`region:${pick.region}`]
  return kind === 'pick' ? [`combo:${pick.race}`] : []
}

function toneOf(_question: AskedQuestion, pick: Pick): Tone {
  if (typeof pick !== 'object') return 'bright'
  if (pick.do === 'abandon') return 'quiet'
  return pick.do === 'attempt' ? 'risky' : 'bright'
}

/** A click on a region places one token or camp; all the rest at once is for the list. */
function quickest(question: AskedQuestion, left: readonly number[]): number | null {
  if (question.kind !== 'deploy' && question.kind !== 'bivouacking.camps') return null
  return left[0] ?? null
}

/** What a conquest costs. */
function noteOf(scene: Scene, pick: Pick): string | null {
  if (typeof pick !== 'object' || (pick.do !== 'conquer' && pick.do !== 'attempt')) return null
  const cost = aidesOf(scene).costs[String(pick.region)]
  return cost === undefined ? null : scene.words.number(cost)
}

/** Coins are paid at the end of a turn; everybody sees how many. */
function gainOf({ what, facts }: GameEvent): { seat: Seat; points: number } | null {
  return what === 'income' ? { seat: Number(facts.seat), points: Number(facts.total) } : null
}

function brief({ view, words }: Scene, seat: Seat): string {
  const g = stateOf(view)
  const count = g.holder.filter((slot) => g.peoples[slot]?.seat === seat).length
  return words.message('ui.regions', { count })
}
