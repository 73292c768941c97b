import type { Root, Visible } from './state.ts'

/** Whether something that may be done once per turn has been done. */
export const isUsed = (g: Visible, what: string): boolean => g.once.includes(what)

/** Notes that something was done that may be done once per turn. */
export function markUsed(g: Root, what: string): void {
  g.once.push(what)
}
