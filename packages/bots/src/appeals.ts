import type { Ask, AskOf, Json, Pick, Seat } from '@spinney/kernel'

/** A game's kinds of questions: what can be picked and what each is about. */
type Kinds<D> = { readonly [K in keyof D]: { readonly pick: Pick; readonly about: Json } }

/** First looks at questions, by kind: how much each option appeals, in the order of the options. */
export type Appeals<G, D extends Kinds<D>> = {
  readonly [K in keyof D]?: (g: G, ask: AskOf<G, D[K]>, seat: Seat) => readonly number[]
}

/** The same for whatever is asked: a question always comes to the look of its own kind. */
export type AnyAppeals<G> = {
  readonly [kind: string]: ((g: G, ask: Ask<G>, seat: Seat) => readonly number[]) | undefined
}

/** Forgets the kinds, so that looks can be found by the kind of a question at the table. */
export function byKind<G, D extends Kinds<D>>(appeals: Appeals<G, D>): AnyAppeals<G> {
  return appeals as AnyAppeals<G>
}
