import type { Json } from '@spinney/kernel'

/** How an automaton is set up on the form. The rules read the same. */
export interface BotChoice {
  readonly [key: string]: Json
  readonly difficulty: string
  readonly traits: readonly string[]
}
