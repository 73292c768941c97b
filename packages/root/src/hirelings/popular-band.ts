import { type Listener, procedure } from '@spinney/kernel'
import { mayMove, movable, moveWarriors } from '../actions/move.ts'
import { enemies } from '../actions/removal.ts'
import { neighbours } from '../board/map.ts'
import { armyAt, clearings } from '../core/book.ts'
import type { Band, Hired } from '../core/content.ts'
import type { Modifiers, Removal, RootEvents } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { partyOfBand } from '../core/parties.ts'
import { clearingsWith, count } from '../core/pieces.ts'
import { onMap } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import type { FactionId, Root, Visible } from '../core/state.ts'
import {
  band,
  clearingsOf,
  isGone,
  mayBePlaced,
  onceInDaylight,
  type Placing,
  placesFor,
  placing,
  toPlace,
  warriorOf,
} from './common.ts'

const POPULAR = 'popular-band'
const STREET = 'street-band'
const popular = warriorOf(POPULAR)
const street = warriorOf(STREET)

/** Who came to listen this turn. */
export interface AudienceState {
  /** By party and place, as pieces are counted: warriors and pawns that moved in this turn and stay. */
  stay: number[]
  /** The clearing that a warlord moved into this turn (14.2.2); left out where none did. */
  led?: number
  /** The turn they are counted for. */
  turn: number
}

declare module '../core/state.ts' {
  interface FactionStates {
    'popular-band': AudienceState
    'street-band': AudienceState
  }
}

type Musicians = typeof POPULAR | typeof STREET

/** Figures of a party that came in this turn. */
const staying = (g: Visible, id: Musicians, party: number, at: number): number => {
  const { stay, turn } = g.own[id]
  return turn === g.turns ? (stay[party * g.places + at] ?? 0) : 0
}

/** Enemies that moved into a clearing with a Band warrior stay there for the turn. */
const listening =
  (id: Musicians, warrior: PieceKind): Listener<Root, RootEvents['moved']> =>
  (g, { owner, from, to, ...moved }) => {
    const { figures = 0 } = moved
    const warriors = moved.warriors - figures
    const own = g.own[id]
    if (own.turn !== g.turns) {
      own.turn = g.turns
      own.stay = own.stay.map(() => 0)
      delete own.led
    }
    if (!onMap(to) || count(g, warrior, to) === 0 || !enemies(g, owner, partyOfBand(g, id))) return null
    const at = owner * g.places
    const isPawn = armyAt(g, owner).warrior === null
    if (isPawn && onMap(from)) own.stay[at + from] = 0
    own.stay[at + to] = (own.stay[at + to] ?? 0) + (isPawn ? 1 : warriors)
    if (figures > 0) own.led = to
    return null
  }

/** 4.3.4: whoever loses warriors says which they were: those that had just come. */
const leavingForGood =
  (id: Musicians): Listener<Root, Removal> =>
  (g, { owner, place, losses }) => {
    const warrior = armyAt(g, owner).warrior?.index
    const lost = losses.reduce((sum, loss) => sum + (loss.kind === warrior ? loss.count : 0), 0)
    if (lost > 0 && staying(g, id, owner, place) > 0) {
      const at = owner * g.places + place
      g.own[id].stay[at] = Math.max(0, g.own[id].stay[at]! - lost)
    }
    return null
  }

/** Warriors are held by number; a pawn by itself. */
const holds =
  (id: Musicians): Modifiers['held'] =>
  (n, g, party, from) =>
    n + staying(g, id, party, from)

/** 14.2.2, T27: the warlord is held like a warrior. */
const holdsWarlord =
  (id: Musicians): Modifiers['heldFigures'] =>
  (n, g, _party, from) =>
    g.own[id].turn === g.turns && g.own[id].led === from ? n + 1 : n

const holdsPawns =
  (id: Musicians): Modifiers['mayMove'] =>
  (allowed, g, party, from) =>
    allowed && !(armyAt(g, party).warrior === null && staying(g, id, party, from) > 0)

/** Both sides hold their listeners. */
const charm = (id: Musicians, warrior: PieceKind): Pick<Band, 'begin' | 'modify' | 'on'> => ({
  begin: (g) => {
    g.own[id] = { stay: new Array<number>(g.strength.length).fill(0), turn: 0 }
  },
  modify: { held: holds(id), heldFigures: holdsWarlord(id), mayMove: holdsPawns(id) },
  on: { moved: listening(id, warrior), removed: leavingForGood(id) },
})

/** Setup: two in different clearings. */
const setup = procedure<Root, Placing>('popular-band.setup', [
  toPlace('A.6.3', 'two', () => 2),
  placing('A.6.3', 'place', popular, (g) => clearings(g).filter((at) => count(g, popular, at) === 0)),
])

/** When hired with nobody on the map: one beside faction pieces. */
const whenHired = procedure<Root, Placing>('popular-band.whenHired', [
  toPlace('E.2.1', 'gone', (g) => (isGone(g, popular) ? 1 : 0)),
  placing('E.2.1', 'place', popular, (g, h) => clearingsOf(g, h.seat)),
])

interface Concert extends Hired {
  at: number
  /** Clearings around that have not been asked yet. */
  around: number[]
}

/** Faction warriors around that can be made to come. */
const listeners = (g: Visible, c: Concert): { owner: number; from: number }[] =>
  c.around.flatMap((from) =>
    g.factions
      .map((_, owner) => owner)
      .filter((owner) => {
        const { warrior } = armyAt(g, owner)
        return warrior !== null && movable(g, owner, warrior, from) > 0 && mayMove(g, owner, from, c.at)
      })
      .map((owner) => ({ owner, from })),
  )

/** Daylight: faction warriors around come to a concert, one from each clearing; then perhaps one more musician. */
const daylight = procedure<Root, Concert>('popular-band.daylight', [
  must('E.2.4', 'hirelingClearing', {
    picks: 'clearing',
    who: (_g, c) => c.seat,
    options: (g) => clearingsWith(g, popular),
    about: () => ({ hireling: POPULAR }),
    none: () => 'next',
    effect: (g, c, at) => {
      c.at = at
      c.around = [...neighbours(g, c.band, at)]
    },
  }),
  may('E.2.4', 'hirelingForce', {
    picks: { owner: 'owner', from: 'clearing' },
    who: (_g, c) => c.seat,
    when: (g, c) => c.at > 0 && listeners(g, c).length > 0,
    options: (g, c) => listeners(g, c),
    about: (_g, c) => ({ hireling: POPULAR, to: c.at }),
    effect: (g, c, { owner, from }) => {
      c.around = c.around.filter((other) => other !== from)
      moveWarriors(g, owner, owner, from, c.at, 1, 'E.2.4')
      return 'again'
    },
  }),
  mayBePlaced('E.2.4', 'place', popular, (g) => clearings(g)),
])

const canPlay = (g: Visible, seat: number, id: FactionId, warrior: PieceKind): boolean =>
  clearingsWith(g, warrior).length > 0 || placesFor(g, { seat, band: partyOfBand(g, id) }, warrior).length > 0

/** Popular Band */
const popularBand = band(POPULAR, {
  ...charm(POPULAR, popular),
  procedures: [daylight],
  actions: [onceInDaylight(POPULAR, POPULAR, daylight, (g, seat) => canPlay(g, seat, POPULAR, popular))],
  hireling: { setup, whenHired },
})

/** Daylight: one more musician anywhere. */
const streetDaylight = procedure<Root, Placing>('street-band.daylight', [
  toPlace('E.2.4', 'one', () => 1),
  placing('E.2.4', 'place', street, (g) => clearings(g)),
])

/** Street Band */
const streetBand = band(STREET, {
  ...charm(STREET, street),
  procedures: [streetDaylight],
  actions: [
    onceInDaylight(
      STREET,
      STREET,
      streetDaylight,
      (g, seat) => placesFor(g, { seat, band: partyOfBand(g, STREET) }, street).length > 0,
    ),
  ],
})

export const popularBandSides = [popularBand, streetBand] as const
