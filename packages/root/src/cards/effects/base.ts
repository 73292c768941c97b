import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { ATTACKER, type Battle, DEFENDER, other } from '../../actions/battle-types.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { removeAllEnemies, removePieces } from '../../actions/removal.ts'
import { isOfSuit } from '../../board/map.ts'
import { clearings, everywhere, factionAt } from '../../core/book.ts'
import type { CardEffect } from '../../core/content.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { clearingsWith } from '../../core/pieces.ts'
import { must } from '../../core/questions.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { FOX, MOUSE, RABBIT } from '../../core/suits.ts'
import { discardCrafted } from '../crafted.ts'
import { hasCrafted } from '../deck.ts'
import { draw, showHand, takeRandom } from '../hand.ts'
import { enemySeats, otherSeats, withCards } from './players.ts'

const deals = (b: Battle, side: number, hits: number): void => {
  b.extra[side]! += hits
}

/** Ignores all rolled hits against its owner, then is discarded. */
const armorers: CardEffect = {
  name: 'armorers',
  battleEffects: [
    {
      id: 'armorers',
      law: '4.3.3',
      available: (g, b, side) => hasCrafted(g, b.sides[side]!, 'armorers') && b.rolled[other(side)]! > 0,
      apply: (g, b, side) => {
        discardCrafted(g, b.sides[side]!, 'armorers')
        b.shielded[side] = 1
      },
    },
  ],
}

/** The defender discards it for one extra hit. */
const sappers: CardEffect = {
  name: 'sappers',
  battleEffects: [
    {
      id: 'sappers',
      law: '4.3.3.I',
      available: (g, b, side) => side === DEFENDER && hasCrafted(g, b.sides[side]!, 'sappers'),
      apply: (g, b, side) => {
        discardCrafted(g, b.sides[side]!, 'sappers')
        deals(b, side, 1)
      },
    },
  ],
}

/** The attacker deals one extra hit and lets the defender score. */
const brutalTactics: CardEffect = {
  name: 'brutal-tactics',
  battleEffects: [
    {
      id: 'brutal-tactics',
      law: '4.3.3.I',
      available: (g, b, side) => side === ATTACKER && hasCrafted(g, b.sides[side]!, 'brutal-tactics'),
      apply: (g, b, side) => {
        deals(b, side, 1)
        score(g, b.sides[DEFENDER], 1, '4.1.3')
      },
    },
  ],
}

/** Ambushes do nothing to its owner as attacker. */
const scoutingParty: CardEffect = {
  name: 'scouting-party',
  modify: {
    ambushHits: (hits, g, b) => (hasCrafted(g, b.sides[ATTACKER], 'scouting-party') ? 0 : hits),
  },
}

/** Discarded in Birdsong for a point per clearing ruled. */
const royalClaim: CardEffect = {
  name: 'royal-claim',
  actions: [
    {
      id: 'royal-claim',
      law: '4.1.3',
      phase: 'birdsong',
      available: () => true,
      perform: (g, seat) => {
        discardCrafted(g, seat, 'royal-claim')
        score(g, seat, everywhere(g).filter((clearing) => rules(g, seat, clearing)).length, '4.1.3')
      },
    },
  ],
}

/** Stand and deliver: a random card of an enemy, who scores. */
const robbery = procedure<Root, Own>('card.standAndDeliver', [
  must('4.1.3', 'standAndDeliver', {
    picks: 'seat',
    who: (_g, r) => r.seat,
    options: (g, r) => withCards(g, enemySeats(g, r.seat)),
    effect: (g, r, from) => {
      call(g, takeRandom, { from, to: r.seat, law: '4.1.3' })
      score(g, from, 1, '4.1.3')
    },
  }),
])

const standAndDeliver: CardEffect = {
  name: 'stand-and-deliver',
  procedures: [robbery],
  actions: [
    {
      id: 'stand-and-deliver',
      law: '4.1.3',
      phase: 'birdsong',
      available: (g, seat) => !isUsed(g, 'stand-and-deliver') && withCards(g, enemySeats(g, seat)).length > 0,
      perform: (g, seat) => {
        markUsed(g, 'stand-and-deliver')
        call(g, robbery, { seat })
      },
    },
  ],
}

/** Tax collector: one of the own warriors for a card. */
const taxation = procedure<Root, Own>('card.taxCollector', [
  must('4.1.3', 'taxCollector', {
    picks: 'clearing',
    who: (_g, t) => t.seat,
    options: (g, t) => warriorClearings(g, t.seat),
    effect: (g, t, clearing) => {
      removePieces(g, factionAt(g, t.seat).warrior!, clearing, 1, t.seat, '4.1.3')
      draw(g, t.seat, 1, '4.1.3')
    },
  }),
])

function warriorClearings(g: Visible, seat: Seat): number[] {
  const { warrior } = factionAt(g, seat)
  return warrior === null ? [] : clearingsWith(g, warrior)
}

const taxCollector: CardEffect = {
  name: 'tax-collector',
  procedures: [taxation],
  actions: [
    {
      id: 'tax-collector',
      law: '4.1.3',
      phase: 'daylight',
      available: (g, seat) => !isUsed(g, 'tax-collector') && warriorClearings(g, seat).length > 0,
      perform: (g, seat) => {
        markUsed(g, 'tax-collector')
        call(g, taxation, { seat })
      },
    },
  ],
}

/** A battle at the start of Daylight. */
const commandWarren: CardEffect = {
  name: 'command-warren',
  actions: [
    {
      id: 'command-warren',
      law: '4.1.3',
      phase: 'daylight',
      at: 'start',
      available: (g, seat) => !isUsed(g, 'command-warren') && canPayForBattle(g, seat),
      perform: (g, seat) => {
        markUsed(g, 'command-warren')
        callBattle(g, seat, '4.1.3')
      },
    },
  ],
}

/** Better burrow bank: a card for its owner and one for an enemy of choice. */
const banking = procedure<Root, Own>('card.betterBurrowBank', [
  run('4.1.3', 'draw', (g, b) => draw(g, b.seat, 1, '4.1.3')),
  must('4.1.3', 'betterBurrowBank', {
    picks: 'seat',
    who: (_g, b) => b.seat,
    options: (g, b) => enemySeats(g, b.seat),
    effect: (g, _b, seat) => draw(g, seat, 1, '4.1.3'),
  }),
])

const betterBurrowBank: CardEffect = {
  name: 'better-burrow-bank',
  procedures: [banking],
  actions: [
    {
      id: 'better-burrow-bank',
      law: '4.1.3',
      phase: 'birdsong',
      at: 'start',
      available: (g) => !isUsed(g, 'better-burrow-bank'),
      perform: (g, seat) => {
        markUsed(g, 'better-burrow-bank')
        call(g, banking, { seat })
      },
    },
  ],
}

/** A move at the start of Evening. */
const cobbler: CardEffect = {
  name: 'cobbler',
  actions: [
    {
      id: 'cobbler',
      law: '4.1.3',
      phase: 'evening',
      at: 'start',
      available: (g, seat) => !isUsed(g, 'cobbler') && canMove(g, seat, ANYWHERE),
      perform: (g, seat) => {
        markUsed(g, 'cobbler')
        callMove(g, seat, '4.1.3')
      },
    },
  ],
}

/** Codebreakers: a look at another hand. */
const spying = procedure<Root, Own>('card.codebreakers', [
  must('4.1.3', 'codebreakers', {
    picks: 'seat',
    who: (_g, s) => s.seat,
    options: (g, s) => otherSeats(g, s.seat),
    effect: (g, s, seat) => showHand(g, seat, s.seat, '4.1.3'),
  }),
])

const codebreakers: CardEffect = {
  name: 'codebreakers',
  procedures: [spying],
  actions: [
    {
      id: 'codebreakers',
      law: '4.1.3',
      phase: 'daylight',
      available: (g) => !isUsed(g, 'codebreakers'),
      perform: (g, seat) => {
        markUsed(g, 'codebreakers')
        call(g, spying, { seat })
      },
    },
  ],
}

/** A favor removes every enemy piece from all clearings of its suit. */
const favor = (name: string, suit: number): CardEffect => ({
  name,
  immediate: (g, seat) =>
    removeAllEnemies(
      g,
      seat,
      clearings(g).filter((clearing) => isOfSuit(g, clearing, suit)),
      '4.1.2',
    ),
})

/** What the cards of the standard deck do. */
export const baseEffects: readonly CardEffect[] = [
  armorers,
  sappers,
  brutalTactics,
  royalClaim,
  standAndDeliver,
  taxCollector,
  favor('favor-of-the-foxes', FOX),
  commandWarren,
  betterBurrowBank,
  cobbler,
  favor('favor-of-the-rabbits', RABBIT),
  scoutingParty,
  codebreakers,
  favor('favor-of-the-mice', MOUSE),
]
