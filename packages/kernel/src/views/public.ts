declare const secret: unique symbol

/** A list whose length everybody knows and whose content only some do: a hand, a deck. */
export type Hidden<T> = T[] & { readonly [secret]?: true }

/**
 * The same state as somebody without any secret knowledge may read it: of hidden lists only the length is left, so
 * that a rule which must depend on public facts alone does not compile when it peeks. Functions that only read public
 * facts take `Public<G>`; a full state fits there too.
 */
export type Public<T> = T extends readonly (infer E)[]
  ? typeof secret extends keyof T
    ? { readonly length: number }
    : readonly Public<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Public<T[K]> }
    : T
