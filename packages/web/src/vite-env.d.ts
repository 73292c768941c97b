/// <reference types="vite/client" />

/** Made by `bin/search.ts` while the page is built. */
declare module 'virtual:spinney-search' {
  /** By language: the index of the rules library. */
  export const INDEXES: { readonly [language: string]: () => Promise<{ readonly default: string }> }
}

/** Made by `bin/lessons.ts` of all lesson files, in their order. */
declare module 'virtual:spinney-lessons' {
  export const LESSONS: readonly {
    readonly game: string
    readonly course: string
    readonly name: string
    readonly minutes: number
    readonly steps: readonly string[]
    load(): Promise<{ readonly default: unknown }>
  }[]
}

/** Made by `bin/examples.ts` while the page is built. */
declare module 'virtual:spinney-examples' {
  export const ROWS: readonly import('./examples/types.ts').ExampleRow[]
  /** By game and part: the examples and puzzles of a file, by name. */
  export const PARTS: { readonly [part: string]: () => Promise<{ readonly default: unknown }> }
}
