import type { Seat } from '@spinney/kernel'
import type { LogRow } from '../engine/protocol.ts'
import { parentOf, type RuleBook, ruleIn } from '../rulebooks.ts'
import type { GameFace, Share } from './face.ts'

/** Points that a seat has by one rule. */
export interface Source {
  /** Null: the seat had them before anything happened. */
  readonly law: string | null
  readonly points: number
}

/** Where the points of each seat came from: the largest source first, losses last. */
export function sourcesOf(
  rows: readonly LogRow[],
  sharesOf: NonNullable<GameFace['sharesOf']>,
  scores: readonly number[],
): readonly (readonly Source[])[] {
  const byLaw = scores.map(() => new Map<string, number>())
  const totals = new Map<Seat, number>()
  for (const share of rows.flatMap(({ events }) => events.flatMap((event) => [...sharesOf(event)]))) {
    const own = byLaw[share.seat]
    if (own === undefined) continue
    own.set(share.law, (own.get(share.law) ?? 0) + counted(share, totals.get(share.seat)))
    if (share.total !== undefined) totals.set(share.seat, share.total)
  }
  return scores.map((score, seat) => {
    const told = [...byLaw[seat]!].map(([law, points]): Source => ({ law, points }))
    const before = score - told.reduce((sum, { points }) => sum + points, 0)
    return [...told, { law: null, points: before }]
      .filter(({ points }) => points !== 0)
      .sort((a, b) => b.points - a.points)
  })
}

/** Nobody loses more than there is: what was lost shows in what is left. Who has nothing after a first loss had nothing. */
function counted({ points, total }: Share, last: number | undefined): number {
  if (total === undefined) return points
  if (last !== undefined) return total - last
  return total === 0 && points < 0 ? 0 : points
}

/** A step of something, such as “Build 3: place and score”. */
const IS_STEP = /\d[:：]/

/** What points by a rule are called: by its title, and steps by the title of what they are steps of. */
export function titleOf(book: Pick<RuleBook, 'rules'>, law: string): string {
  const rule = ruleIn(book, law)
  if (rule === null) return law
  const whole = IS_STEP.test(rule.title) ? ruleIn(book, parentOf(rule.id)) : null
  return (whole ?? rule).title
}

/** Sources of one name are told together. */
export function namedBy(
  sources: readonly Source[],
  nameOf: (law: string | null) => string,
): readonly { readonly name: string; readonly points: number }[] {
  const sums = new Map<string, number>()
  for (const { law, points } of sources) sums.set(nameOf(law), (sums.get(nameOf(law)) ?? 0) + points)
  return [...sums].map(([name, points]) => ({ name, points })).sort((a, b) => b.points - a.points)
}
