declare const secret: unique symbol

/** A list whose length everybody knows and whose content only some do: a hand, a deck. */
export type Hidden<T> = T[] & { readonly [secret]?: true }

/**
 * The state as somebody may read it who knows no secret: of hidden lists only the length is left. A function that must
 * depend on public facts alone takes `Public<G>`, and does not compile when it peeks. A full state fits there too. What a
 * state carries under a symbol is no data of the game and stays as it is.
 */
export type Public<T> = T extends readonly (infer E)[]
  ? typeof secret extends keyof T
    ? { readonly length: number }
    : readonly Public<E>[]
  : T extends object
    ? { readonly [K in keyof T]: K extends symbol ? T[K] : Public<T[K]> }
    : T
