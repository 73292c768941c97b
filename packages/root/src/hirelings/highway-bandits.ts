import { call, type Listener, procedure, type Reaction, reaction, run, type Seat, tell } from '@spinney/kernel'
import { ownWayOfTakingHits } from '../actions/hits.ts'
import { enemies, removePieces } from '../actions/removal.ts'
import { board, joined, mayPlace, needsPath, pathEnds, pathKey } from '../board/map.ts'
import { armyAt, factionAt } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { RootEvents } from '../core/hooks.ts'
import { isPlayer, partyOfBand, speakerOf } from '../core/parties.ts'
import { clearingsWith, count, presenceOf, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { BOARD, isClearing, SUPPLY } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import type { Party, Root, Visible } from '../core/state.ts'
import {
  band,
  clearingsOf,
  controllerOf,
  isGone,
  onceInDaylight,
  type Placing,
  placesFor,
  placing,
  toPlace,
  warriorOf,
} from './common.ts'

const BANDITS = 'highway-bandits'
const GANGS = 'bandit-gangs'
const bandit = warriorOf(BANDITS)
const gangster = warriorOf(GANGS)
const BANDITS_AT_START = 2

/** Where bandits lie in wait. */
export interface BanditState {
  /** Paths, each as one number. */
  paths: number[]
}

declare module '../core/state.ts' {
  interface FactionStates {
    'highway-bandits': BanditState
  }
}

/** Open paths without a bandit. */
const freePaths = (g: Visible): { from: number; to: number }[] =>
  board(g)
    .data.paths.filter(([a, b]) => joined(g, a).includes(b) && !g.own[BANDITS].paths.includes(pathKey(a, b)))
    .map(([from, to]) => ({ from, to }))

/** Those that touch a clearing with faction pieces of the controller. */
const reachable = (g: Visible, seat: Seat): { from: number; to: number }[] =>
  freePaths(g).filter(({ from, to }) => presenceOf(g, seat, from) + presenceOf(g, seat, to) > 0)

function lieInWait(g: Root, from: number, to: number, law: string): void {
  shift(g, bandit, SUPPLY, BOARD, 1)
  g.own[BANDITS].paths.push(pathKey(from, to))
  tell(law, 'banditPlaced', () => ({ from, to }))
}

/** Setup: two bandits on different paths. */
const setup = procedure<Root, Hired>('highway-bandits.setup', [
  must('A.6.3', 'hirelingPath', {
    picks: { from: 'clearing', to: 'clearing' },
    who: (_g, h) => h.seat,
    when: (g) => g.own[BANDITS].paths.length < BANDITS_AT_START,
    options: (g) => freePaths(g),
    about: () => ({ hireling: BANDITS }),
    effect: (g, _h, { from, to }) => {
      lieInWait(g, from, to, 'A.6.3')
      return 'again'
    },
  }),
])

/** Daylight: a bandit on a path beside the controller; with none left, one on the map moves there. */
const daylight = procedure<Root, Hired>('highway-bandits.daylight', [
  must('E.2.4', 'banditsLift', {
    kind: 'hirelingPath',
    picks: { from: 'clearing', to: 'clearing' },
    who: (_g, h) => h.seat,
    when: (g) => count(g, bandit, SUPPLY) === 0,
    options: (g) => g.own[BANDITS].paths.map((key) => ({ from: pathEnds(key)[0], to: pathEnds(key)[1] })),
    about: () => ({ hireling: BANDITS }),
    effect: (g, _h, { from, to }) => {
      g.own[BANDITS].paths = g.own[BANDITS].paths.filter((key) => key !== pathKey(from, to))
      shift(g, bandit, BOARD, SUPPLY, 1)
      tell('E.2.4', 'banditLifted', () => ({ from, to }))
    },
  }),
  must('E.2.4', 'hirelingPath', {
    picks: { from: 'clearing', to: 'clearing' },
    who: (_g, h) => h.seat,
    options: (g, h) => reachable(g, h.seat),
    about: () => ({ hireling: BANDITS }),
    none: () => 'done',
    effect: (g, _h, { from, to }) => lieInWait(g, from, to, 'E.2.4'),
  }),
])

interface Held {
  owner: Party
  place: number
  warriors: number
}

/** Whoever moves past a bandit as its enemy loses one of the moving pieces; who has none pays in the own way. */
const waylaying = procedure<Root, Held>('highway-bandits.rob', [
  run('E.2.2', 'rob', (g, { owner, place: at, warriors }) => {
    const { warrior } = armyAt(g, owner)
    if (warrior !== null && warriors > 0 && count(g, warrior, at) > 0) removePieces(g, warrior, at, 1, owner, 'E.2.2')
    else if (warrior === null && isPlayer(g, owner)) {
      const by = partyOfBand(g, BANDITS)
      const chooser = speakerOf(g, owner)
      call(g, ownWayOfTakingHits(g, owner), { seat: owner, by, place: at, hits: 1, side: 1, chooser })
    }
  }),
])

interface Joining {
  seat: Seat
  place: number
}

/** The controller may find a warrior at the end of the path. */
const joining = procedure<Root, Joining>('highway-bandits.join', [
  may('E.2.2', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, j) => j.seat,
    options: (_g, j) => [j.place],
    about: (g, j) => ({ hireling: BANDITS, kind: factionAt(g, j.seat).warrior!.id, left: 1 }),
    effect: (g, j, at) => {
      place(g, factionAt(g, j.seat).warrior!, at, 1, 'E.2.2')
    },
  }),
])

const onMove: Listener<Root, RootEvents['moved']> = (g, { owner, from, to, ...moved }): Reaction | null => {
  if (!isClearing(from) || !isClearing(to) || !g.own[BANDITS].paths.includes(pathKey(from, to))) return null
  if (moved.glided === true) return null
  // The warlord leaves the map in battle only (14.2.2).
  const warriors = moved.warriors - (moved.figures ?? 0)
  if (enemies(g, owner, partyOfBand(g, BANDITS)))
    return needsPath(g, owner, from, to) ? reaction(waylaying, { owner, place: to, warriors }) : null
  if (owner !== controllerOf(g, BANDITS) || !isPlayer(g, owner)) return null
  const { warrior } = factionAt(g, owner)
  const canJoin = warrior !== null && count(g, warrior, SUPPLY) > 0 && mayPlace(g, owner, to)
  return canJoin ? reaction(joining, { seat: owner, place: to }) : null
}

/** Highway Bandits */
const highwayBandits = band(BANDITS, {
  begin: (g) => {
    g.own[BANDITS] = { paths: [] }
  },
  procedures: [daylight, joining, waylaying],
  actions: [onceInDaylight(BANDITS, BANDITS, daylight, (g, seat) => reachable(g, seat).length > 0)],
  on: { moved: onMove },
  hireling: { setup },
})

/** When hired with nobody on the map: one beside faction pieces. */
const whenHired = procedure<Root, Placing>('bandit-gangs.whenHired', [
  toPlace('E.2.1', 'gone', (g) => (isGone(g, gangster) ? 1 : 0)),
  placing('E.2.1', 'place', gangster, (g, h) => clearingsOf(g, h.seat)),
])

/** Clearings with gangsters where the controller may still place a warrior, one for each of them. */
const rallies = (g: Visible, h: Rallying): number[] =>
  clearingsWith(g, gangster).filter((at) => (h.done[at] ?? 0) < count(g, gangster, at) && mayPlace(g, h.seat, at))

const hasRecruits = (g: Visible, seat: Seat): boolean => {
  const { warrior } = factionAt(g, seat)
  return warrior !== null && count(g, warrior, SUPPLY) > 0
}

interface Rallying extends Hired {
  /** Warriors placed so far, by clearing. */
  done: number[]
}

/** A warrior of the controller comes to each gangster. */
const rallying = procedure<Root, Rallying>('bandit-gangs.rally', [
  must('E.2.4', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (g, h) => hasRecruits(g, h.seat),
    options: rallies,
    about: (g, h) => ({ hireling: GANGS, kind: factionAt(g, h.seat).warrior!.id, left: 1 }),
    none: () => 'done',
    effect: (g, h, at) => {
      place(g, factionAt(g, h.seat).warrior!, at, 1, 'E.2.4')
      h.done[at] = (h.done[at] ?? 0) + 1
      return 'again'
    },
  }),
])

const gangChoices = (g: Visible, h: Hired): string[] => [
  ...(hasRecruits(g, h.seat) && rallies(g, { ...h, done: [] }).length > 0 ? ['gangs-rally'] : []),
  ...(placesFor(g, h, gangster, clearingsOf(g, h.seat)).length > 0 ? ['gangs-place'] : []),
]

/** Daylight: warriors rally to the gangs, or one more gangster comes. */
const gangsDaylight = procedure<Root, Placing>('bandit-gangs.daylight', [
  must('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: (g, h) => gangChoices(g, h),
    about: () => ({ hireling: GANGS }),
    none: () => 'done',
    effect: (g, h, pick) => {
      h.left = pick === 'gangs-place' ? 1 : 0
      const done = new Array<number>(g.places).fill(0)
      if (pick === 'gangs-rally') call(g, rallying, { seat: h.seat, band: h.band, done })
    },
  }),
  placing('E.2.4', 'place', gangster, (g, h) => clearingsOf(g, h.seat)),
])

/** Bandit Gangs */
const banditGangs = band(GANGS, {
  procedures: [gangsDaylight, rallying],
  actions: [
    onceInDaylight(
      GANGS,
      GANGS,
      gangsDaylight,
      (g, seat) => gangChoices(g, { seat, band: partyOfBand(g, GANGS) }).length > 0,
    ),
  ],
  modify: {
    mayAttack: (mayBe, g, _attacker, defender, at) =>
      mayBe && (defender !== partyOfBand(g, GANGS) || (g.presence[controllerOf(g, GANGS) * g.places + at] ?? 0) === 0),
  },
  hireling: { whenHired },
})

export const highwayBanditsSides = [highwayBandits, banditGangs] as const
