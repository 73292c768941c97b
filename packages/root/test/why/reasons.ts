import { decide, type Pick, whyNot } from '@spinney/kernel'
import type { RootScenario } from '../../src/index.ts'
import { type Root, root } from '../../src/index.ts'

const reasons = (g: Root) => {
  const ask = decide(root, g)
  return ask === null || ask.seat === 'chance' ? [] : whyNot(root, g, ask.seat, ask)
}

/** The closed options of the question that is asked, with reason and rule. */
export const closedNow = (g: Root): { readonly [pick: string]: string } =>
  Object.fromEntries(
    reasons(g)
      .filter(({ picks }) => picks === undefined)
      .map(({ pick, why, law }) => [String(pick), `${why} ${law}`]),
  )

/** Why an action would be in vain with a clearing, a card or a way; null where nothing is said against it. */
export const inVain = (g: Root, after: string | null, pick: Pick): string | null => {
  const wanted = JSON.stringify(pick)
  const found = reasons(g).find(
    (it) => it.picks !== undefined && (it.after ?? null) === after && JSON.stringify(it.pick) === wanted,
  )
  return found === undefined ? null : `${found.why} ${found.law}`
}

/** Expects these options to be closed for these reasons, and the others of the menu to be offered. */
export const closes = (position: RootScenario, closed: { readonly [pick: string]: string }): RootScenario =>
  position.has('what is closed', closedNow, closed)

/** Expects a clearing, card or way to be in vain for this reason. */
export const vain = (position: RootScenario, after: string | null, pick: Pick, reason: string | null): RootScenario =>
  position.has(`${after} ${JSON.stringify(pick)}`, (g) => inVain(g, after, pick), reason)
