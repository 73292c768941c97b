import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, canPayToAttack, mayAttack, newBattle } from '../actions/battle.ts'
import { gainItem } from '../actions/craft.ts'
import { takeFromBox } from '../actions/items.ts'
import { layRuinItems, takeFromRuin } from '../actions/ruins.ts'
import { board, forest, forestsBeside } from '../board/map.ts'
import { otherSeats, withCards } from '../cards/effects/players.ts'
import { draw, takeRandom } from '../cards/hand.ts'
import { clearings } from '../core/book.ts'
import type { FreeAction, Hired } from '../core/content.ts'
import type { Hits } from '../core/hits.ts'
import { partiesOf, partyOfBand } from '../core/parties.ts'
import { presenceOf, shift } from '../core/pieces.ts'
import { BOARD, SUPPLY } from '../core/places.ts'
import { chance, must } from '../core/questions.ts'
import { score } from '../core/scoring.ts'
import type { Own, Party, Phase, Root, Visible } from '../core/state.ts'
import { pieceOf } from '../facts/box.ts'
import { EXILE_CLUBS } from '../facts/hirelings.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../facts/items.ts'
import { band, clearingsOf, onceInDaylight } from './common.ts'

const EXILE = 'the-exile'
const BRIGAND = 'the-brigand'
const pawn = pieceOf(EXILE, 'pawn')
const MOVE_COST = 1
const BATTLE_COST = 2

/** What lies on the card of the Exile, and where he is. */
export interface ExileState {
  /** Number of his forest, -1 before he has one. */
  forest: number
  clubs: number
  /** Items given to him, by type. */
  items: number[]
  /** How many of all of them are exhausted. */
  exhausted: number
}

declare module '../core/state.ts' {
  interface FactionStates {
    'the-exile': ExileState
  }
}

const own = <G extends Root | Visible>(g: G): G['own'][typeof EXILE] => g.own[EXILE]

/** All items on the card. */
const itemsOn = (g: Visible): number => own(g).items.reduce((sum, n) => sum + n, own(g).clubs)

const ready = (g: Visible): number => itemsOn(g) - own(g).exhausted

/** The clearings beside his forest. */
const around = (g: Visible): readonly number[] => (own(g).forest < 0 ? [] : forest(g, own(g).forest).clearings)

/** Setup: the pawn in any forest. */
const setup = procedure<Root, Hired>('the-exile.setup', [
  must('A.6.3', 'hirelingForest', {
    picks: 'forest',
    who: (_g, h) => h.seat,
    options: (g) => board(g).data.forests.map(({ id }) => id),
    about: () => ({ hireling: EXILE }),
    effect: (g, _h, id) => {
      shift(g, pawn, SUPPLY, BOARD, 1)
      wander(g, id, 'A.6.3')
    },
  }),
])

function wander(g: Root, id: string, law: string): void {
  own(g).forest = board(g).data.forests.findIndex((other) => other.id === id)
  tell(law, 'hirelingInForest', () => ({ hireling: EXILE, forest: id }))
}

/** Whom he could fight in a clearing beside his forest, as far as his controller can pay for it. */
const battlesOf = (g: Root): { clearing: number; defender: Party }[] =>
  around(g).flatMap((clearing) => {
    const [found, exile]: [{ clearing: number; defender: Party }[], Party] = [[], partyOfBand(g, EXILE)]
    for (let defender = 0; defender < partiesOf(g); defender++) {
      if (!mayAttack(g, exile, defender, clearing) || !canPayToAttack(g, exile, defender, clearing)) continue
      found.push({ clearing, defender })
    }
    return found
  })

const choices = (g: Root): string[] => [
  ...(ready(g) >= MOVE_COST && forestsBeside(g, own(g).forest).length > 0 ? ['exile-move'] : []),
  ...(ready(g) >= BATTLE_COST && battlesOf(g).length > 0 ? ['exile-battle'] : []),
]

/** Daylight: he moves and fights as long as he has items; then all are refreshed. */
const daylight = procedure<Root, Hired & { begun: boolean }>('the-exile.daylight', [
  must('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: (g) => [...choices(g), 'exile-rest'],
    about: () => ({ hireling: EXILE }),
    effect: (g, h, pick) => {
      if (pick === 'exile-rest') return 'next'
      own(g).exhausted += pick === 'exile-move' ? MOVE_COST : BATTLE_COST
      call(g, pick === 'exile-move' ? moving : fighting, { seat: h.seat, band: h.band })
      return 'again'
    },
  }),
  run('E.2.4', 'refresh', (g) => {
    own(g).exhausted = 0
  }),
])

const moving = procedure<Root, Hired>('the-exile.move', [
  must('E.2.4', 'hirelingForest', {
    picks: 'forest',
    who: (_g, h) => h.seat,
    options: (g) => forestsBeside(g, own(g).forest).map((index) => forest(g, index).id),
    about: () => ({ hireling: EXILE }),
    none: () => 'done',
    effect: (g, _h, id) => wander(g, id, 'E.2.4'),
  }),
])

const fighting = procedure<Root, Hired>('the-exile.battle', [
  must('E.2.4', 'exileBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, h) => h.seat,
    options: (g) => battlesOf(g),
    none: () => 'done',
    effect: (g, h, { clearing, defender }) => call(g, battle, newBattle(h.band, defender, clearing, h.seat)),
  }),
])

/** Each hit exhausts an item; when none is ready, it costs one for good: clubs go first. */
const takeHits = procedure<Root, Hits>('the-exile.takeHits', [
  run('E.2.4', 'items', (g, h) => {
    for (; h.hits > 0 && itemsOn(g) > 0; h.hits--) {
      if (ready(g) > 0) own(g).exhausted += 1
      else loseItem(g)
    }
  }),
])

function loseItem(g: Root): void {
  own(g).exhausted -= 1
  if (own(g).clubs > 0) own(g).clubs -= 1
  else own(g).items[own(g).items.findIndex((n) => n > 0)]! -= 1
}

/** Items in a player's box, by name. */
const boxed = (g: Visible, seat: Seat): ItemId[] => ITEM_IDS.filter((_, item) => g.items[seat]![item]! > 0)

/** At any time in the own turn: a player beside his forest gives him an item, draws a card and scores. */
const gift = procedure<Root, Own>('the-exile.gift', [
  must('E.2.2', 'hirelingItem', {
    picks: 'itemType',
    who: (_g, o) => o.seat,
    options: (g, o) => boxed(g, o.seat),
    about: () => ({ hireling: EXILE }),
    effect: (g, { seat }, id) => {
      const item = itemIndex(id)
      const lay = g.faceDown[seat]![item]!
      takeFromBox(g, seat, item)
      own(g).items[item]! += 1
      // An item that lies face down stays so until he rests.
      if (g.faceDown[seat]![item]! < lay) own(g).exhausted += 1
      tell('E.2.2', 'exileGift', () => ({ seat, item: id }))
      draw(g, seat, 1, 'E.2.2')
      score(g, seat, 1, 'E.2.2')
    },
  }),
])

const giving = (phase: Phase): FreeAction => ({
  id: 'exile-gift',
  law: 'E.2.2',
  phase,
  available: (g, seat) => boxed(g, seat).length > 0 && around(g).some((at) => presenceOf(g, seat, at) > 0),
  perform: (g, seat) => call(g, gift, { seat }),
})

/** The Exile */
const theExile = band(EXILE, {
  begin: (g) => {
    g.own[EXILE] = { forest: -1, clubs: EXILE_CLUBS, items: ITEM_IDS.map(() => 0), exhausted: 0 }
  },
  procedures: [daylight, fighting, gift, moving, takeHits],
  takeHits,
  actions: [
    onceInDaylight(EXILE, EXILE, daylight, (g) => choices(g).length > 0),
    giving('birdsong'),
    giving('daylight'),
    giving('evening'),
  ],
  modify: {
    figures: (n, g, party) => (party === partyOfBand(g, EXILE) ? itemsOn(g) : n),
    fighters: (n, g, b, side) => (b.sides[side] === partyOfBand(g, EXILE) ? itemsOn(g) : n),
  },
  hireling: { setup },
})

/** Setup: items lie under the ruins as for a Vagabond. */
const brigandSetup = procedure<Root, Hired>('the-brigand.setup', [
  run('A.6.3', 'ruins', (g) => layRuinItems(g, 1, 'A.6.3')),
])

const searchable = (g: Visible, seat: Seat): number[] => clearingsOf(g, seat).filter((at) => g.underRuin[at]! > 0)

const ruinTypes = (g: Root): ItemId[] => ITEM_IDS.filter((_, item) => g.ruinItems.includes(item))

/** Daylight: an item from a ruin beside faction pieces. */
const searching = procedure<Root, Hired & { place: number }>('the-brigand.search', [
  must('E.2.4', 'hirelingClearing', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => searchable(g, h.seat),
    about: () => ({ hireling: BRIGAND }),
    none: () => 'done',
    effect: (_g, h, at) => {
      h.place = at
    },
  }),
  chance('E.2.4', 'brigandRuinItem', {
    picks: 'itemType',
    options: ruinTypes,
    weights: (g) => ruinTypes(g).map((type) => g.ruinItems.filter((item) => item === itemIndex(type)).length),
    effect: (g, h, type) => {
      g.ruinItems.splice(g.ruinItems.indexOf(itemIndex(type)), 1)
      takeFromRuin(g, h.place, 'E.2.4')
      gainItem(g, h.seat, itemIndex(type))
    },
  }),
])

const readyBoxed = (g: Visible, seat: Seat): ItemId[] =>
  ITEM_IDS.filter((_, item) => g.items[seat]![item]! > g.faceDown[seat]![item]!)

/** Players with cards who share a clearing with the controller; of an automaton the deck gives the card (A.3). */
const victims = (g: Visible, seat: Seat): Seat[] =>
  withCards(g, otherSeats(g, seat)).filter((other) =>
    clearings(g).some((at) => presenceOf(g, seat, at) > 0 && presenceOf(g, other, at) > 0),
  )

/** Daylight: an exhausted item takes a random card of somebody nearby. */
const robbing = procedure<Root, Hired>('the-brigand.rob', [
  must('E.2.4', 'hirelingItem', {
    picks: 'itemType',
    who: (_g, h) => h.seat,
    options: (g, h) => readyBoxed(g, h.seat),
    about: () => ({ hireling: BRIGAND }),
    none: () => 'done',
    effect: (g, h, id) => {
      g.faceDown[h.seat]![itemIndex(id)]! += 1
    },
  }),
  must('E.2.4', 'hirelingVictim', {
    picks: 'seat',
    who: (_g, h) => h.seat,
    options: (g, h) => victims(g, h.seat),
    about: () => ({ hireling: BRIGAND }),
    none: () => 'done',
    effect: (g, h, from) => call(g, takeRandom, { from, to: h.seat, law: 'E.2.4' }),
  }),
])

/** The Brigand */
const theBrigand = band(BRIGAND, {
  procedures: [robbing, searching],
  actions: [
    onceInDaylight(BRIGAND, 'brigand-search', searching, (g, seat) => searchable(g, seat).length > 0),
    onceInDaylight(
      BRIGAND,
      'brigand-rob',
      robbing,
      (g, seat) => readyBoxed(g, seat).length > 0 && victims(g, seat).length > 0,
    ),
  ],
  hireling: { setup: brigandSetup },
})

export const theExileSides = [theExile, theBrigand] as const
