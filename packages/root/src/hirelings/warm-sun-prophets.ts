import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, battleOptions, newBattle } from '../actions/battle.ts'
import { ANYWHERE, movable, moveOptions, moveWarriors } from '../actions/move.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { distinct, toHand, withdraw } from '../cards/hand.ts'
import { armyAt, clearings } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import { partyOfBand } from '../core/parties.ts'
import { clearingsWith, count, presenceOf } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { may, must } from '../core/questions.ts'
import type { Party, Root, Visible } from '../core/state.ts'
import { band, isGone, onceInDaylight, type Placing, placesFor, placing, toPlace, warriorOf } from './common.ts'
import { hasPrice } from './spring-uprising.ts'

const PROPHETS = 'warm-sun-prophets'
const ENVOYS = 'lizard-envoys'
const warrior = warriorOf(PROPHETS)
const CARDS_LOOKED_AT = 5

/** Setup: one in each clearing with a ruin. */
const setup = procedure<Root, Hired>('warm-sun-prophets.setup', [
  run('A.6.3', 'ruins', (g) => {
    for (const at of clearings(g)) if (g.ruins[at] === 1) place(g, warrior, at, 1, 'A.6.3')
  }),
])

/** When hired with nobody on the map: one anywhere. */
const whenHired = procedure<Root, Placing>('warm-sun-prophets.whenHired', [
  toPlace('E.2.1', 'gone', (g) => (isGone(g, warrior) ? 1 : 0)),
  placing('E.2.1', 'place', warrior, (g) => clearings(g)),
])

const bare = (g: Visible): number[] => clearings(g).filter((at) => count(g, warrior, at) === 0)

/** Whom a player could be made to fight there; what has a price cannot be forced on anybody (H4). */
const battlesOf = (g: Visible, seat: Seat, at: number): { clearing: number; defender: Party }[] =>
  battleOptions(g, seat, at).filter(({ defender }) => !hasPrice(g, defender))

/** Where a player could be made to go. */
const movesOf = (g: Visible, seat: Seat, from: number): number[] =>
  moveOptions(g, seat, { ...ANYWHERE, from }).map(({ to }) => to)

/** Players with faction pieces beside a prophet who could be made to do something. */
const victims = (g: Visible): { clearing: number; owner: Seat }[] =>
  clearingsWith(g, warrior).flatMap((clearing) =>
    g.factions
      .map((_, owner) => owner)
      .filter((owner) => presenceOf(g, owner, clearing) > 0)
      .filter((owner) => battlesOf(g, owner, clearing).length + movesOf(g, owner, clearing).length > 0)
      .map((owner) => ({ clearing, owner })),
  )

const choices = (g: Visible, h: Hired): string[] => [
  ...(victims(g).length > 0 ? ['prophets-force'] : []),
  ...(placesFor(g, h, warrior, bare(g)).length > 0 ? ['prophets-place'] : []),
]

/** Daylight: somebody is made to fight or to move, or one more prophet comes. */
const daylight = procedure<Root, Placing>('warm-sun-prophets.daylight', [
  must('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: (g, h) => choices(g, h),
    about: () => ({ hireling: PROPHETS }),
    none: () => 'done',
    effect: (g, h, pick) => {
      h.left = pick === 'prophets-place' ? 1 : 0
      if (pick === 'prophets-force') call(g, forcing, { seat: h.seat, band: h.band, owner: -1, at: 0, moved: false })
    },
  }),
  placing('E.2.4', 'place', warrior, (g) => bare(g)),
])

interface Forcing extends Hired {
  owner: Seat
  at: number
  moved: boolean
}

/** 1.5.5, E.3.6: the player acts as if of the own will; the controller decides. */
const forcing = procedure<Root, Forcing>('warm-sun-prophets.force', [
  must('E.2.4', 'prophetsVictim', {
    kind: 'hirelingVictimAt',
    picks: { clearing: 'clearing', owner: 'owner' },
    who: (_g, h) => h.seat,
    options: (g) => victims(g),
    about: () => ({ hireling: PROPHETS }),
    none: () => 'done',
    effect: (_g, h, { clearing, owner }) => {
      h.at = clearing
      h.owner = owner
      tell('E.2.4', 'forced', () => ({ seat: h.seat, other: owner, place: clearing }))
    },
  }),
  must('E.2.4', 'prophetsErrand', {
    kind: 'hirelingErrand',
    picks: 'errand',
    who: (_g, h) => h.seat,
    options: (g, h) => [
      ...(battlesOf(g, h.owner, h.at).length > 0 ? (['battle'] as const) : []),
      ...(movesOf(g, h.owner, h.at).length > 0 ? (['move'] as const) : []),
    ],
    about: () => ({ hireling: PROPHETS }),
    effect: (_g, h, errand) => {
      h.moved = errand === 'move'
    },
  }),
  must('E.2.4', 'hirelingClearing', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (_g, h) => h.moved,
    options: (g, h) => movesOf(g, h.owner, h.at),
    about: () => ({ hireling: PROPHETS }),
    effect: (g, h, to) => {
      const from = h.at
      h.at = to
      forceMove(g, h.owner, from, to)
    },
  }),
  must('E.2.4', 'prophetsBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, h) => h.seat,
    when: (_g, h) => !h.moved,
    options: (g, h) => battlesOf(g, h.owner, h.at),
    effect: (g, h, { clearing, defender }) => call(g, battle, newBattle(h.owner, defender, clearing)),
  }),
  may('E.2.4', 'prophetsThere', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, h) => h.seat,
    when: (g, h) => h.moved && battlesOf(g, h.owner, h.at).length > 0,
    options: (g, h) => battlesOf(g, h.owner, h.at),
    effect: (g, h, { clearing, defender }) => call(g, battle, newBattle(h.owner, defender, clearing)),
  }),
])

/** As many as they can: all warriors, and a warlord in his own turn; who moves in another way does so. */
function forceMove(g: Root, owner: Seat, from: number, to: number): void {
  const { warrior: own, makeMove, moveAll } = armyAt(g, owner)
  if (moveAll !== undefined) moveAll(g, owner, to, 'E.2.4', from)
  else if (own === null) makeMove?.(g, owner, to, 'E.2.4', from)
  else moveWarriors(g, owner, owner, from, to, movable(g, owner, own, from), 'E.2.4')
}

/** Warm Sun Prophets */
const prophets = band(PROPHETS, {
  procedures: [daylight, forcing],
  actions: [
    onceInDaylight(PROPHETS, PROPHETS, daylight, (g, seat) => choices(g, { seat, band: bandOf(g) }).length > 0),
  ],
  hireling: { setup, whenHired },
})

const bandOf = (g: Visible): Party => partyOfBand(g, PROPHETS)

/** The cards of the commonest suit on top of the discard pile, ambushes left out; of suits equally common any. */
function envoyCards(g: Root): string[] {
  const top = g.discard.slice(-CARDS_LOOKED_AT)
  const often = (card: number): number =>
    top.filter((other) => cardAt(other).suitIndex === cardAt(card).suitIndex).length
  const most = Math.max(0, ...top.map(often))
  return distinct(top.filter((card) => often(card) === most && cardAt(card).kind !== 'ambush'))
}

/** Birdsong: a card of the commonest suit out of the last five discarded. */
const birdsong = procedure<Root, Hired>('lizard-envoys.birdsong', [
  may('E.2.3', 'envoysCard', {
    picks: 'discardCard',
    who: (_g, h) => h.seat,
    when: (g) => g.discard.length > 0,
    options: (g) => envoyCards(g),
    effect: (g, { seat }, card) => {
      withdraw(g.discard, cardIndex(card))
      toHand(g, seat, cardIndex(card))
      tell('E.2.3', 'cardRetrieved', () => ({ seat, card }))
    },
  }),
])

/** Lizard Envoys */
const envoys = band(ENVOYS, { hireling: { birdsong } })

export const warmSunProphetsSides = [prophets, envoys] as const
