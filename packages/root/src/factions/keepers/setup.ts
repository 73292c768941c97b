import { procedure, run } from '@spinney/kernel'
import { board, forest, joined, mayPlace } from '../../board/map.ts'
import { count, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { chance, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { cornersOpposite } from '../../turn/starts.ts'
import { forestNumber } from '../vagabond/pawn.ts'
import { layInForest, relic } from './relics.ts'
import { RETAINER } from './retinue.ts'
import { type RelicType, relicKinds, TYPES, warrior } from './state.ts'

export interface Setup extends Own {
  /** Relics not yet laid, by type. */
  left: number[]
  /** The forest that gets its first relic next. */
  forest: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const typesLeft = (s: Setup): RelicType[] => TYPES.filter((_, type) => s.left[type]! > 0)

/** A relic, face down, comes to a forest. */
function lay(g: Root, s: Setup, type: RelicType, index: number, law: string): void {
  const number = TYPES.indexOf(type)
  s.left[number]! -= 1
  shift(g, relicKinds[number]!, SUPPLY, BOARD, 1)
  layInForest(g, s.seat, relic(number, 0), index, law)
}

/** 15.3.3, T31: the forests that touch no clearing with Keeper warriors; where there are none, all. */
function farForests(g: Visible): number[] {
  const all = board(g).data.forests.map((_, index) => index)
  const far = all.filter((index) => forest(g, index).clearings.every((clearing) => count(g, warrior, clearing) === 0))
  return far.length > 0 ? far : all
}

/** 15.3.3: of those the forests with the fewest relics. */
function emptiest(g: Visible): number[] {
  const far = farForests(g)
  const fewest = Math.min(...far.map((index) => g.own.keepers.forests[index]!.length))
  return far.filter((index) => g.own.keepers.forests[index]!.length === fewest)
}

/** Setting up the Keepers (Law 15.3). The waystations (15.3.5) begin on their board. */
export const setup = procedure<Root, Setup>('keepers.setup', [
  run('15.3.1', 'shuffle', (_g, s) => {
    s.left = relicKinds.map((kind) => kind.max)
    s.forest = 0
  }),
  chance('15.3.1', 'keepersFirstRelic', {
    picks: 'relicType',
    when: (g, s) => s.forest < board(g).data.forests.length && sum(s.left) > 0,
    options: (_g, s) => typesLeft(s),
    weights: (_g, s) => s.left.filter((n) => n > 0),
    effect: (g, s, type) => {
      lay(g, s, type, s.forest, '15.3.1')
      s.forest += 1
      return 'again'
    },
  }),
  must('15.3.2', 'keepersStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g) => cornersOpposite(g),
    effect: (g, s, corner) => {
      g.starts[s.seat] = corner
      place(g, warrior, corner, KEEPERS.startingWarriors, '15.3.2')
    },
  }),
  must('15.3.2', 'keepersSecond', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g, s) =>
      joined(g, g.starts[s.seat]!).filter((clearing) => board(g).onEdge[clearing]! && mayPlace(g, s.seat, clearing)),
    effect: (g, _s, clearing) => {
      place(g, warrior, clearing, KEEPERS.startingWarriors, '15.3.2')
    },
  }),
  chance('15.3.3', 'keepersMoreRelics', {
    picks: { forest: 'forest', relic: 'relicType' },
    when: (_g, s) => sum(s.left) > 0,
    options: (g, s) =>
      emptiest(g).flatMap((index) => typesLeft(s).map((type) => ({ forest: forest(g, index).id, relic: type }))),
    weights: (g, s) => emptiest(g).flatMap(() => s.left.filter((n) => n > 0)),
    effect: (g, s, pick) => {
      lay(g, s, pick.relic, forestNumber(g, pick.forest), '15.3.3')
      return 'again'
    },
  }),
  run('15.3.4', 'retainers', (g) => {
    for (const slot of g.own.keepers.retinue) slot.push(RETAINER)
  }),
])
