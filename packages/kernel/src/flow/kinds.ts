import type { Ask } from './engine.ts'
import type { Sort } from './picks.ts'
import { chance, type MayBody, type MustBody, may, must, type RollBody } from './steps.ts'
import type { Json, Pick, Shape, Step } from './types.ts'

/** A kind of question that must be answered: the sort of its picks, and by field what it is about. */
export interface Asks<P extends Shape, A extends object | null = null> {
  readonly picks: P
  readonly about: A
  readonly pass: never
}

/** A kind of question that may be declined. */
export interface Offers<P extends Shape, A extends object | null = null> {
  readonly picks: P
  readonly about: A
  readonly pass: 'pass'
}

/** A game's list of its kinds of questions; an interface, so that each module can add its own. */
type Declared<Q> = { readonly [K in keyof Q]: Asks<Shape, object | null> | Offers<Shape, object | null> }

/** The types of a game's sorts by name. */
export type ValuesOf<S> = { readonly [N in keyof S]: S[N] extends Sort<never, infer T> ? T : never }

/** The type of the picks that have a shape; V are the types of the sorts. */
type PickOf<V, P> = P extends keyof V
  ? V[P]
  : P extends object
    ? { readonly [F in keyof P]: P[F] extends keyof V ? V[P[F]] : never }
    : never

/** The type of what a question is about: the words in it name sorts, in fields and lists alike. */
type FactOf<V, A> = A extends keyof V ? V[A] : A extends object ? { readonly [F in keyof A]: FactOf<V, A[F]> } : A

type Intersected<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** A step names its sort by the word or record itself; several sorts by a list. */
type NameOf<P> = [P] extends [Intersected<P>] ? P : readonly P[]

/** By kind: what can be picked and what the question is about. */
export type DecisionsOf<V, Q extends Declared<Q>> = {
  readonly [K in keyof Q]: {
    readonly pick: Picked<V, Q, K> | Q[K]['pass']
    readonly about: About<V, Q, K>
  }
}

/** A question whose kind is known. */
export type AskOf<G, D extends { readonly pick: Pick; readonly about: Json }> = Ask<G, D['pick'], D['about']>

/** What a step of a kind says besides its body. */
type Saying<G, L, V, Q extends Declared<Q>, K extends keyof Q> = {
  /** The kind, where it is not the key of the step. */
  kind?: K
  picks: NameOf<Q[K]['picks']>
} & (Q[K]['about'] extends null ? unknown : { about(g: G, local: L): About<V, Q, K> })

type Picked<V, Q extends Declared<Q>, K extends keyof Q> =
  PickOf<V, Q[K]['picks']> extends infer P extends Pick ? P : never

type About<V, Q extends Declared<Q>, K extends keyof Q> =
  FactOf<V, Q[K]['about']> extends infer A extends Json ? A : never

/** Kinds that may be declined. */
type Offered<Q extends Declared<Q>> = { [K in keyof Q]: Q[K]['pass'] extends never ? never : K }[keyof Q]

/** The steps that ask, typed by the kinds of one game: options that do not fit their declaration do not compile. */
export interface Asking<G, V, Q extends Declared<Q>> {
  may<Key extends string, L, K extends Offered<Q> = Key & Offered<Q>>(
    law: string,
    key: Key,
    question: MayBody<G, L, Picked<V, Q, K>> & Saying<G, L, V, Q, K>,
  ): Step<G, L>
  must<Key extends string, L, K extends keyof Q = Key & keyof Q>(
    law: string,
    key: Key,
    question: MustBody<G, L, Picked<V, Q, K>> & Saying<G, L, V, Q, K>,
  ): Step<G, L>
  chance<Key extends string, L, K extends keyof Q = Key & keyof Q>(
    law: string,
    key: Key,
    roll: RollBody<G, L, Picked<V, Q, K>> & Saying<G, L, V, Q, K>,
  ): Step<G, L>
  /** Whether a question is of a kind: from there on its options and what it is about have their types. */
  asks<K extends keyof Q & string>(ask: Ask<G>, kind: K): ask is AskOf<G, DecisionsOf<V, Q>[K]>
}

/** The steps of a game whose sorts have the types V and whose kinds of questions are Q. */
export function asking<G, V, Q extends Declared<Q>>(): Asking<G, V, Q> {
  const steps = { may, must, chance, asks: (ask: Ask<G>, kind: string): boolean => ask.kind === kind }
  return steps as unknown as Asking<G, V, Q>
}
