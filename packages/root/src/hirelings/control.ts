import { call, frameOf, type Listener, procedure, react, reaction, run, type Seat, tell } from '@spinney/kernel'
import { armyAt, edition } from '../core/book.ts'
import type { Hired, TableRule } from '../core/content.ts'
import type { RootEvents } from '../core/hooks.ts'
import { commanderOf, giveControl, partiesOf, partyOfBand } from '../core/parties.ts'
import { chance, must } from '../core/questions.ts'
import { scores } from '../core/scoring.ts'
import { BOOK, type FactionId, type Own, type Party, type Root, type Visible } from '../core/state.ts'
import { CONTROL_DIE } from '../facts/hirelings.ts'
import { mustering } from './common.ts'

/** The parties of all hirelings at the table. */
function hirelings(g: Visible): Party[] {
  const found: Party[] = []
  for (let party = g.factions.length; party < partiesOf(g); party++) found.push(party)
  return found
}

const idOf = (g: Visible, band: Party): FactionId => armyAt(g, band).id

/** E.2: what the card of a hireling says. */
const cardOf = (g: Visible, band: Party) => g[BOOK].content.bands.find(({ id }) => id === idOf(g, band))!.hireling

/** E.1.1, T107: a score marker takes the hireling markers of all spaces it enters on its way. */
const takeMarkers: Listener<Root, RootEvents['scored']> = (g, { seat, from, to }) => {
  const own = g.own.hirelings
  if (own === undefined) return null
  const taken = own.track.filter((space) => space > from && space <= to)
  if (taken.length === 0) return null
  own.track = own.track.filter((space) => !taken.includes(space))
  own.owed[seat]! += taken.length
  for (const space of taken) tell('E.1.1', 'hirelingMarker', () => ({ seat, space }))
  return null
}

/** E.1.2: a player with the most points of those on the track, alone or tied, counts gold pips only. */
export function isLeader(g: Visible, seat: Seat): boolean {
  if (!scores(g, seat)) return false
  return g.scores.every((points, other) => !scores(g, other) || points <= g.scores[seat]!)
}

/** E.1.1, E.1.3: gaining control: the die, then what must be done when hired. */
const gaining = procedure<Root, Hired>('hirelings.gain', [
  run('E.1.1', 'control', (g, { seat, band }) => {
    giveControl(g, band, seat)
    g.own.hirelings!.since[idOf(g, band)] = g.turns
    tell('E.1.1', 'hired', () => ({ seat, hireling: idOf(g, band) }))
  }),
  chance('E.1.2', 'controlDie', {
    picks: { gold: 'amount', red: 'amount' },
    options: () => CONTROL_DIE.map(({ gold, red }) => ({ gold, red })),
    weights: () => CONTROL_DIE.map(({ faces }) => faces),
    effect: (g, { seat, band }, { gold, red }) => {
      const markers = isLeader(g, seat) ? gold : gold + red
      g.own.hirelings!.control[idOf(g, band)] = markers
      tell('E.1.2', 'controlRolled', () => ({ seat, hireling: idOf(g, band), gold, red, markers }))
    },
  }),
  run('E.2.1', 'whenHired', (g, hired) => {
    const action = cardOf(g, hired.band)?.whenHired
    if (action !== undefined) call(g, action, { ...hired })
  }),
])

/** The hirelings of a seat without a control marker. */
const empties = (g: Visible, seat: Seat): Party[] =>
  hirelings(g).filter((band) => commanderOf(g, band) === seat && g.own.hirelings!.control[idOf(g, band)] === 0)

const unhired = (g: Visible): FactionId[] =>
  hirelings(g)
    .filter((band) => commanderOf(g, band) < 0)
    .map((band) => idOf(g, band))

/** E.1.3, T41: whether a hireling pays upkeep at the end of this turn: not one that was gained in it. */
const paysUpkeep = (g: Visible, band: Party): boolean =>
  !edition(g).hirelingUpkeepSparesNew || g.own.hirelings!.since[idOf(g, band)]! < g.turns

/** E.1.3: cards without markers go on to other players. */
const givingOn = procedure<Root, Own>('hirelings.givingOn', [
  must('E.1.3', 'giveHireling', {
    picks: 'seat',
    who: (_g, e) => e.seat,
    when: (g, e) => empties(g, e.seat).length > 0,
    options: (g, e) => g.factions.map((_, seat) => seat).filter((seat) => seat !== e.seat),
    about: (g, e) => ({ hireling: idOf(g, empties(g, e.seat)[0]!) }),
    effect: (g, e, to) => {
      const band = empties(g, e.seat)[0]!
      tell('E.1.3', 'hirelingGiven', () => ({ seat: e.seat, to, hireling: idOf(g, band) }))
      call(g, gaining, { seat: to, band })
      return 'again'
    },
  }),
])

/** E.1.1: markers that were taken fetch hirelings. */
const hiring = procedure<Root, Own>('hirelings.hiring', [
  must('E.1.1', 'hire', {
    picks: 'hireling',
    who: (_g, e) => e.seat,
    when: (g, e) => mayHire(g, e.seat),
    options: (g) => unhired(g),
    effect: (g, e, id) => {
      g.own.hirelings!.owed[e.seat]! -= 1
      call(g, gaining, { seat: e.seat, band: partyOfBand(g, id) })
      return 'again'
    },
  }),
])

const mayHire = (g: Visible, seat: Seat): boolean => g.own.hirelings!.owed[seat]! > 0 && unhired(g).length > 0

/** E.1 The end of a turn: upkeep first (T41), then giving on and hiring in the order the player likes (1.1.3). */
const endOfTurn = procedure<Root, Own>('hirelings.endOfTurn', [
  run('E.1.3', 'upkeep', (g, { seat }) => {
    for (const band of hirelings(g)) {
      if (commanderOf(g, band) !== seat || !paysUpkeep(g, band)) continue
      g.own.hirelings!.control[idOf(g, band)]! -= 1
      const left = g.own.hirelings!.control[idOf(g, band)]!
      tell('E.1.3', 'upkeep', () => ({ seat, hireling: idOf(g, band), markers: left }))
    }
  }),
  run('E.1', 'change', (g, { seat }) => {
    const reactions = empties(g, seat).length > 0 ? [reaction(givingOn, { seat })] : []
    if (mayHire(g, seat)) reactions.push(reaction(hiring, { seat }))
    react(g, reactions, seat)
  }),
])

/** E.1: whether the end of a seat's turn has anything to do with hirelings. */
const atEndOfTurn: Listener<Root, RootEvents['turnEnded']> = (g, { seat }) => {
  if (g.own.hirelings === undefined) return null
  const concerned = g.own.hirelings.owed[seat]! > 0 || hirelings(g).some((band) => commanderOf(g, band) === seat)
  return concerned ? reaction(endOfTurn, { seat }) : null
}

/** E.2.3: at the start of Birdsong, in the order that the player likes (1.1.3). */
const atBirdsong: Listener<Root, RootEvents['phaseStarted']> = (g, { seat, phase }) =>
  phase !== 'birdsong'
    ? null
    : hirelings(g).flatMap((band) => {
        const action = commanderOf(g, band) === seat ? cardOf(g, band)?.birdsong : undefined
        return action === undefined ? [] : [{ frame: frameOf(action, { seat, band }), rank: 0 }]
      })

/** E.1, E.2: control of hirelings, at tables that play with them. */
export const hirelingRule: TableRule = {
  id: 'hirelings',
  holdsOn: (_map, { bands }) => Object.keys(bands).length > 0,
  procedures: [endOfTurn, givingOn, hiring, gaining, mustering],
  on: { scored: takeMarkers, turnEnded: atEndOfTurn, phaseStarted: atBirdsong },
}
