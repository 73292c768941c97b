import type { GameEvent, Json, Pick, Question, Seat, View } from '@spinney/kernel'
import { type Income, maps } from '@spinney/smallworld'
import type { SmallWorldAides } from '@spinney/smallworld/aides'
import { smallworldSorts } from '@spinney/words/smallworld'
import type { IconName } from '../art/Icon.tsx'
import { smallWorldLayout } from '../art/smallworld/ground.ts'
import { BOARD } from '../art/smallworld/topology.ts'
import type { Planned } from '../engine/protocol.ts'
import type { GameFace, Measures, Scene, Share, Standing, TargetId, Tone } from '../table/face.ts'
import { Board } from './Board.tsx'
import { sideScene } from './Dice.tsx'
import { Glance } from './Glance.tsx'
import { Market } from './Market.tsx'
import { drawingOf } from './map.ts'
import { Overview } from './Overview.tsx'
import { Own } from './Own.tsx'
import { iconOf, titleOf } from './options.ts'
import { SeatBoard } from './SeatBoard.tsx'
import { Status } from './Status.tsx'
import { SOUNDS } from './sounds.ts'
import { targetsOf } from './targets.ts'
import { travels } from './travels.tsx'
import { aidesOf, stateOf } from './view.ts'
import '../art/art.css'
import './smallworld.css'

/** How Small World is drawn. */
export const face: GameFace = {
  Board,
  Overview,
  measures,
  Glance,
  Market,
  Own,
  SeatBoard,
  Status,
  wording: smallworldSorts,
  targetsOf,
  toneOf,
  brief,
  quickest,
  iconOf,
  titleOf,
  places: { include: /^region:/, ask: 'ui.pickPlace' },
  noteOf,
  travels,
  gainOf,
  sharesOf,
  forecast,
  prepare,
  infoFirst: ({ kind }, pick) =>
    kind === 'pick' && typeof pick === 'object' ? { kind: 'combo', id: String(pick.race) } : null,
  info: () => import('./info/index.tsx').then(({ infoOf }) => infoOf),
  sideScene,
  standing,
  heldBy,
  sounds: SOUNDS,
  playedBy,
  placesOf: ({ facts }) => (typeof facts.region === 'number' ? [`region:${facts.region}`] : []),
  stampOf,
}

function prepare(map: string): readonly (() => void)[] {
  const facts = maps.find(({ id }) => id === map)
  return facts === undefined ? [] : [() => drawingOf(facts.id), () => smallWorldLayout(drawingOf(facts.id))]
}

/** Lairs, camps and heroes are the smallest. */
function measures(view: View): Measures {
  const [width, height] = [BOARD.width + 2 * BOARD.margin, BOARD.height + 2 * BOARD.margin]
  const { scale } = smallWorldLayout(drawingOf(stateOf(view).map))
  return { ratio: width / height, piece: (28 * 0.94 * scale) / width }
}

function toneOf(_question: Question, pick: Pick): Tone {
  if (typeof pick !== 'object') return 'bright'
  if (pick.do === 'abandon') return 'quiet'
  return pick.do === 'attempt' ? 'risky' : 'bright'
}

/** A click on a region places one token or camp; all the rest at once is for the list. */
function quickest(question: Question, left: readonly number[]): number | null {
  if (question.kind !== 'deploy' && question.kind !== 'bivouacking.camps') return null
  return left[0] ?? null
}

/** What a conquest costs. */
function noteOf(scene: Scene, pick: Pick): string | null {
  if (typeof pick !== 'object' || (pick.do !== 'conquer' && pick.do !== 'attempt')) return null
  const cost = aidesOf(scene).costs[String(pick.region)]
  return cost === undefined ? null : scene.words.number(cost)
}

const STAMPS: { readonly [what: string]: IconName } = { decline: 'hourglass', gameEnds: 'trophy', dieRolled: 'dice' }

/** Declines, dice and the end. */
function stampOf({ what }: GameEvent): IconName | null {
  return STAMPS[what] ?? null
}

/** Coins are paid at the end of a turn; everybody sees how many. */
function gainOf({ what, facts }: GameEvent): { seat: Seat; points: number } | null {
  return what === 'income' ? { seat: Number(facts.seat), points: Number(facts.total) } : null
}

/** Coins by what they were paid for, those found on a people, and those that it cost. */
function sharesOf({ what, law, facts }: GameEvent): readonly Share[] {
  const seat = Number(facts.seat)
  if (what === 'income')
    return (facts.parts as readonly Income[]).map(({ law, coins }) => ({ seat, law, points: coins }))
  if (what === 'coinsCollected') return [{ seat, law, points: Number(facts.coins) }]
  return what === 'comboPicked' ? [{ seat, law: 'SW-4.3', points: -Number(facts.price) }] : []
}

/** How likely the die is to bring enough. */
function forecast({ words }: Scene, { aides }: Planned): string | null {
  const chance = (aides as SmallWorldAides | null)?.chance ?? null
  return chance === null ? null : `${words.message('ui.die')}: ${Math.round(100 * chance)}%`
}

function brief({ view, words }: Scene, seat: Seat): string {
  const g = stateOf(view)
  const count = g.holder.filter((slot) => g.peoples[slot]?.seat === seat).length
  return words.message('ui.regionsShort', { count })
}

/** The regions that a seat holds. */
function heldBy({ view }: Scene, seat: Seat): TargetId[] {
  const { holder, peoples } = stateOf(view)
  return holder.flatMap((slot, region) => (peoples[slot]?.seat === seat ? [`region:${region}`] : []))
}

function standing(view: View, aides: Json): Standing {
  const { turn, coins, active } = stateOf(view)
  const { turns } = aides as unknown as SmallWorldAides
  const scores = active.map((_, seat) => coins[seat]?.[0] ?? null)
  return { round: Math.min(turn, turns), rounds: turns, scores, sides: active.map(() => null) }
}

/** The races that a seat has chosen, each once. */
function playedBy(events: readonly GameEvent[], seat: Seat): string[] {
  const own = events.filter(({ what, facts }) => what === 'comboPicked' && facts.seat === seat)
  return [...new Set(own.map(({ facts }) => String(facts.race)))]
}
