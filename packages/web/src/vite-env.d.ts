/// <reference types="vite/client" />

/** Made by `bin/search.ts` while the page is built. */
declare module 'virtual:spinney-search' {
  /** By language: the index of the rules library. */
  export const INDEXES: { readonly [language: string]: () => Promise<{ readonly default: string }> }
}
