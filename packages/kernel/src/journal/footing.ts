import type { State } from '../flow/types.ts'
import { type Game, isEarlier } from '../game.ts'
import { named, quoted } from '../outside.ts'

/** By which rules something that was kept can be opened. */
export type Footing<C> =
  /** By those it was begun with: today's, or earlier ones that today's code can still play. */
  | { readonly kind: 'as then'; readonly config: C }
  /** Earlier rules that nobody plays any more: today's rules may show it, as far as its answers fit. */
  | { readonly kind: 'past'; readonly message: string }
  /** Rules that this program has never heard of. */
  | { readonly kind: 'unknown'; readonly message: string }

/** How this program stands to what was kept under a version of the rules. `what` names it in messages. */
export function footingOf<G extends State, C>(
  game: Game<G, C>,
  { rules, config }: { readonly rules: string; readonly config: unknown },
  what: string,
): Footing<C> {
  if (rules === game.rules) return { kind: 'as then', config: game.config(config) }
  const message = `the ${what} follows rules version ${quoted(rules)}, this program has ${game.rules}`
  if (!isEarlier(rules, game.rules)) return { kind: 'unknown', message: `${message}: it needs a newer Spinney` }
  const mapped = named(game.earlier ?? {}, rules)?.config(config) ?? null
  if (mapped === null) return { kind: 'past', message: `${message} and cannot play as version ${rules} did` }
  return { kind: 'as then', config: mapped }
}
