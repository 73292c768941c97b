import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, figuresAt, mayAttack, newBattle } from '../../actions/battle.ts'
import { removeAllEnemies } from '../../actions/removal.ts'
import { openSlots } from '../../board/map.ts'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { discard, drawnFrom, withdraw } from '../../cards/hand.ts'
import { presenceOf } from '../../core/pieces.ts'
import { chance } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Party, Root, Visible } from '../../core/state.ts'
import { clearingOf, movePawn } from '../../factions/vagabond/pawn.ts'
import { INSTIGATED } from '../../factions/vagabond/relationships.ts'
import type { VagabotId } from '../facts.ts'
import { itemInSupply } from '../items.ts'
import { craftCard } from '../order.ts'
import {
  bestPlayer,
  enemyKinds,
  enemyPieces,
  isTarget,
  targets,
  tellNothing,
  tellPlayer,
  tellStep,
} from '../priorities.ts'
import { botAt } from '../state.ts'
import { damagedItems, exhaustItems, giveUpItem, readyItems } from './items.ts'
import { forestsNear } from './walk.ts'

/** What a character does, and whether it would do anything. */
interface Special {
  possible(g: Visible, seat: Seat): boolean
  perform(g: Root, seat: Seat): void
}

/** Thief: those whose card he could steal. */
const robbable = (g: Visible, seat: Seat): Party[] => {
  const at = clearingOf(g, seat)
  return targets(g, seat).filter((party) => (g.hands[party]?.length ?? 0) > 0 && presenceOf(g, party, at) > 0)
}

/** Tinker: the topmost card of the discard pile with an item that is in the supply; undefined for none. */
const salvage = (g: Visible, seat: Seat): number | undefined =>
  g.discard.findLast((card) => itemInSupply(g, seat, card))

/** Vagrant: the first two by setup letter; whoever attacks needs somebody to fight with. */
function quarrel(g: Visible, seat: Seat): [Party, Party] | null {
  const at = clearingOf(g, seat)
  const there = g.factions.flatMap((_, other) =>
    isTarget(g, seat, other) && presenceOf(g, other, at) > 0 ? [other] : [],
  )
  const attacker = bestPlayer(
    g,
    there.filter((party) => figuresAt(g, party, at) > 0 && there.some((other) => mayAttack(g, party, other, at))),
    at,
    [],
  )?.pick
  if (attacker === undefined) return null
  const defender = bestPlayer(
    g,
    there.filter((other) => mayAttack(g, attacker, other, at)),
    at,
    [],
  )?.pick
  return defender === undefined ? null : [attacker, defender]
}

const SPECIALS: { readonly [V in VagabotId]: Special } = {
  thief: {
    possible: (g, seat) => clearingOf(g, seat) > 0 && robbable(g, seat).length > 0,
    perform: (g, seat) => {
      const at = clearingOf(g, seat)
      const choice = bestPlayer(g, robbable(g, seat), at, ['mostPoints', 'mostPieces'])!
      tellPlayer('VB.9', seat, at, choice)
      call(g, stealing, { seat, from: choice.pick })
    },
  },
  tinker: {
    possible: (g, seat) => salvage(g, seat) !== undefined,
    perform: (g, seat) => craftCard(g, seat, salvage(g, seat)!, 'VB.9'),
  },
  ranger: {
    possible: (g, seat) => damagedItems(g, seat) >= 3 && forestsNear(g, seat).length > 0,
    perform: (g, seat) => call(g, slipping, { seat, law: 'VB.9' }),
  },
  vagrant: {
    possible: (g, seat) => clearingOf(g, seat) > 0 && quarrel(g, seat) !== null,
    perform: (g, seat) => {
      const [attacker, defender] = quarrel(g, seat)!
      tell('VB.9', 'instigated', () => ({ seat, attacker, defender }))
      const fight = newBattle(attacker, defender, clearingOf(g, seat), seat)
      fight.used.push(INSTIGATED)
      call(g, battle, fight)
    },
  },
  scoundrel: {
    possible: (g, seat) => {
      const at = clearingOf(g, seat)
      return at > 0 && enemyPieces(g, seat, at) >= 3 && enemyKinds(g, seat, at, 'building', 'token') > 0
    },
    perform: (g, seat) => call(g, scorching, { seat, place: clearingOf(g, seat) }),
  },
  // He fights for others instead: arbiter.ts.
  arbiter: { possible: () => false, perform: () => {} },
}

/** VB.9 Special: one item for what his card says; skipped where that would do nothing. */
export function special(g: Root, seat: Seat) {
  tellStep('VB.9', seat)
  const { character } = botAt(g, seat)
  const deed = character === '' ? undefined : SPECIALS[character]
  if (deed === undefined || readyItems(g, seat) === 0 || !deed.possible(g, seat)) return tellNothing('VB.9', seat)
  exhaustItems(g, seat, 1, 'VB.9')
  deed.perform(g, seat)
}

/** Thief: a random card of the victim is discarded: he has no hand to keep it. */
export const stealing = procedure<Root, Own & { from: Seat }>('clockwork.vagabot.steal', [
  chance('VB.9', 'clockworkCard', {
    picks: 'card',
    ...drawnFrom((g, s) => g.hands[s.from]!),
    about: (_g, s) => ({ seat: s.from }),
    effect: (g, s, card) => {
      withdraw(g.hands[s.from]!, cardIndex(card))
      tell('VB.9', 'spent', () => ({ seat: s.from, card: cardAt(cardIndex(card)).id }))
      discard(g, cardIndex(card), true)
    },
  }),
])

/** VB.3, Ranger: the pawn slips into a forest beside it that chance names. */
export const slipping = procedure<Root, Own & { law: string }>('clockwork.vagabot.slip', [
  chance('VB.3', 'clockworkForest', {
    picks: 'forest',
    options: (g, s) => forestsNear(g, s.seat),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, id) => movePawn(g, s.seat, id, s.law),
  }),
])

/** Scoundrel: everything there is removed, and an item covers a building slot for good, where one is free. */
export const scorching = procedure<Root, Own & { place: number }>('clockwork.vagabot.scorch', [
  run('VB.9', 'remove', (g, s) => {
    tell('VB.9', 'clockworkScorched', () => ({ seat: s.seat, place: s.place }))
    removeAllEnemies(g, s.seat, [s.place], 'VB.9')
  }),
  run('VB.9', 'cover', (g, s) => {
    if (openSlots(g, s.place) > 0) {
      giveUpItem(g, s.seat)
      g.own.blocked ??= new Array<number>(g.places).fill(0)
      g.own.blocked[s.place]! += 1
    }
    score(g, s.seat, 1, 'VB.9')
  }),
])
