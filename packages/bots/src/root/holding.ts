import { aboutOf, type Seat } from '@spinney/kernel'
import { clearings, count, joined, kindNamed, type Root, rules, strengthOf } from '@spinney/root'
import type { RootAppeals } from './faction-brain.ts'

/** What warriors in one clearing are good for, in points. */
export interface Stake {
  /** The first of them. */
  readonly first: number
  /** Ruling there, which takes this many. */
  readonly rule: number
  readonly needed: number
  /** Each further one, as far as so many are of use. */
  readonly more: number
  readonly cap: number
  /** Beyond this number each one is a loss. */
  readonly most: number
}

const CROWD = 0.35

/** What so many warriors are worth there. */
export function held(stake: Stake, warriors: number): number {
  if (warriors <= 0) return 0
  const ruling = warriors >= stake.needed ? stake.rule : 0
  const crowd = CROWD * Math.max(0, warriors - stake.most)
  return stake.first + ruling + stake.more * Math.min(stake.cap, warriors - 1) - crowd
}

/** What it brings to move so many of `here` warriors to where there are `there`. */
export function moved(from: Stake, here: number, to: Stake, there: number, n: number): number {
  return held(to, there + n) - held(to, there) + held(from, here - n) - held(from, here)
}

/** The same with the number that suits best. */
export function bestMoved(from: Stake, here: number, to: Stake, there: number): number {
  let best = -9
  for (let n = 1; n <= here; n++) best = Math.max(best, moved(from, here, to, there, n))
  return best
}

/** Warriors needed to rule a clearing besides a seat's own buildings there. */
export function toRule(g: Root, seat: Seat, place: number, warriors: number): number {
  let most = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat) most = Math.max(most, strengthOf(g, other, place))
  }
  const buildings = strengthOf(g, seat, place) - warriors
  return Math.max(1, most - buildings + 1)
}

const sympathy = kindNamed('alliance.sympathy')!

/** What entering a clearing costs: sympathy there makes the Alliance a gift of a card. */
export function entryCost(g: Root, seat: Seat, to: number): number {
  return count(g, sympathy, to) > 0 && seat !== g.seatOf.alliance ? 0.5 : 0
}

/** How a faction holds clearings: stakes, and the warriors (with whoever counts as one) in each. */
export interface Holding {
  stake(g: Root, seat: Seat, place: number): Stake
  warriors(g: Root, seat: Seat, place: number): number
  /** What so many warriors bring along besides themselves. */
  carried?(g: Root, from: number, to: number, n: number): number
}

/** The stakes of all clearings, each worked out once when it is asked for: it takes long. */
function stakesOf(g: Root, seat: Seat, { stake }: Holding): (place: number) => Stake {
  const known: (Stake | undefined)[] = []
  return (place) => {
    known[place] ??= stake(g, seat, place)
    return known[place]
  }
}

/** The best move of all, in points; `starts` says where it may begin. */
export function bestMarch(
  g: Root,
  seat: Seat,
  holding: Holding,
  starts: (place: number) => boolean,
  anyRule = false,
): number {
  const { warriors, carried } = holding
  const stakeAt = stakesOf(g, seat, holding)
  let best = -9
  for (const from of clearings(g)) {
    const here = warriors(g, seat, from)
    if (here === 0 || !starts(from)) continue
    const left = stakeAt(from)
    for (const to of joined(g, from)) {
      if (!anyRule && !rules(g, seat, from) && !rules(g, seat, to)) continue
      const gain = bestMoved(left, here, stakeAt(to), warriors(g, seat, to)) + (carried?.(g, from, to, here) ?? 0)
      best = Math.max(best, gain - entryCost(g, seat, to))
    }
  }
  return best
}

/** First looks at where to move and how many, as the stakes say. */
export function marching(holding: Holding): Pick<RootAppeals, 'move' | 'howMany'> {
  const { stake, warriors, carried = () => 0 } = holding
  return {
    move: (g, ask, seat) => {
      const stakeAt = stakesOf(g, seat, holding)
      return ask.options.map((option) => {
        if (option === 'pass') return 0
        const { from, to } = option
        const here = warriors(g, seat, from)
        const best = bestMoved(stakeAt(from), here, stakeAt(to), warriors(g, seat, to))
        return 1.5 * (best + carried(g, from, to, here) - entryCost(g, seat, to))
      })
    },
    howMany: (g, ask, seat) => {
      const { from, to } = aboutOf(g, ask)
      const [left, next] = [stake(g, seat, from), stake(g, seat, to)]
      const [here, there] = [warriors(g, seat, from), warriors(g, seat, to)]
      return ask.options.map((n) => {
        return 1.5 * (moved(left, here, next, there, n) + carried(g, from, to, n))
      })
    },
  }
}
