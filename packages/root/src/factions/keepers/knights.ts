import { call, type Listener, procedure, reaction, run, type Seat } from '@spinney/kernel'
import { enemies } from '../../actions/removal.ts'
import { board } from '../../board/map.ts'
import type { Modifiers, Removal, RootEvents } from '../../core/hooks.ts'
import { speakerOf } from '../../core/parties.ts'
import { count, shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { forestNumber } from '../vagabond/pawn.ts'
import { carryRelic, layInForest, relicNamed, relicWord, relicWords, takeRelic, typeOf } from './relics.ts'
import { keepersSeat, relicKinds, relicsAt, warrior } from './state.ts'

/** 15.2.4 Devout knights: with a relic and a warrior there the first hit is ignored. */
export const devout: Modifiers['sparesFirstHit'] = (spares, g, battle, side) =>
  spares ||
  (battle.sides[side] === keepersSeat(g) && count(g, warrior, battle.place) > 0 && relicsAt(g, battle.place) > 0)

interface Carrying extends Own {
  from: number
  to: number
  /** Warriors that carry nothing yet. */
  left: number
}

/** 15.2.4: each warrior that moves may carry a relic. */
const carrying = procedure<Root, Carrying>('keepers.carry', [
  may('15.2.4', 'keepersCarry', {
    picks: 'relic',
    who: (_g, c) => c.seat,
    when: (g, c) => c.left > 0 && relicsAt(g, c.from) > 0,
    options: (g, c) => relicWords(g.own.keepers.clearings[c.from]!),
    about: (_g, c) => ({ from: c.from, to: c.to, left: c.left }),
    pass: () => 'done',
    effect: (g, c, word) => {
      carryRelic(g, c.seat, relicNamed(word)!, c.from, c.to, '15.2.4')
      c.left -= 1
      return 'again'
    },
  }),
])

/** 15.2.4: relics go along before anything comes of the move. */
export const offerCarrying: Listener<Root, RootEvents['moved']> = (g, { owner, from, to, warriors }) => {
  if (owner !== keepersSeat(g) || warriors === 0 || relicsAt(g, from) === 0) return null
  return reaction(carrying, { seat: owner, from, to, left: warriors }, -1)
}

const isRelic = (kind: number): boolean => relicKinds.some(({ index }) => index === kind)

/** 15.2.5: a removed relic waits beside the map until it is known who removed it. */
export const relicsStay: Modifiers['returnsTo'] = (to, _g, loss) => (isRelic(loss.kind) ? BOARD : to)

/** 15.2.5: and scores more than other tokens. */
export const trophyPoints: Modifiers['removalPoints'] = (points, _g, _by, kind) =>
  relicKinds.includes(kind) ? points + KEEPERS.trophyPoints : points

interface Trophies extends Own {
  by: Seat
  place: number
  /** The types of the relics that still need a forest. */
  types: number[]
  /** The relic in question, -1 before it is known. */
  relic: number
  /** Whether an enemy removed them: for anybody else they are no trophies. */
  enemy: boolean
}

/** 15.2.5 Prized trophies: an enemy who removed relics puts each of them in any forest, as it lies. */
const trophies = procedure<Root, Trophies>('keepers.trophies', [
  run('15.2.5', 'which', (g, t) => {
    const type = t.types[0]!
    const there = alike(g, t)
    const goAll = t.types.filter((other) => other === type).length >= there.length
    t.relic = goAll || new Set(there).size === 1 ? there[0]! : -1
  }),
  must('15.2.5', 'keepersLoseRelic', {
    picks: 'relic',
    who: (_g, t) => t.seat,
    when: (_g, t) => t.relic < 0,
    options: (g, t) => relicWords(alike(g, t)),
    about: (_g, t) => ({ place: t.place }),
    effect: (_g, t, word) => {
      t.relic = relicNamed(word)!
    },
  }),
  run('G.1.22', 'noTrophy', (g, t) => {
    if (t.enemy) return
    takeRelic(g.own.keepers.clearings[t.place]!, t.relic)
    shift(g, relicKinds[typeOf(t.relic)]!, BOARD, SUPPLY, 1)
    t.types.shift()
  }),
  must('15.2.5', 'keepersTrophy', {
    picks: 'forest',
    who: (_g, t) => t.by,
    when: (_g, t) => t.enemy,
    options: (g) => board(g).data.forests.map((forest) => forest.id),
    about: (_g, t) => ({ relic: relicWord(t.relic) }),
    effect: (g, t, id) => {
      takeRelic(g.own.keepers.clearings[t.place]!, t.relic)
      layInForest(g, t.by, t.relic, forestNumber(g, id), '15.2.5')
      t.types.shift()
    },
  }),
  run('15.2.5', 'more', (g, t) => {
    if (t.types.length > 0) call(g, trophies, { ...t, types: [...t.types], relic: -1 })
  }),
])

/** The relics of the type in question that lay where one was removed. */
const alike = (g: Root, t: Trophies): number[] =>
  g.own.keepers.clearings[t.place]!.filter((code) => typeOf(code) === t.types[0])

/** 15.2.5: relics were removed; for a band somebody else says where they go. */
export const takeTrophies: Listener<Root, Removal> = (g, { by, owner, place, losses }) => {
  if (owner !== keepersSeat(g)) return null
  const types = losses.flatMap(({ kind, count: number }) =>
    isRelic(kind) ? new Array<number>(number).fill(relicKinds.findIndex(({ index }) => index === kind)) : [],
  )
  if (types.length === 0) return null
  return reaction(trophies, {
    seat: owner,
    by: speakerOf(g, by),
    place,
    types,
    relic: -1,
    enemy: enemies(g, by, owner),
  })
}

export const knightProcedures = [carrying, trophies] as const
