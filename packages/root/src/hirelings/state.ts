import type { FactionId, Root, Visible } from '../core/state.ts'

/** What is kept of hirelings besides their pieces and controllers (E.1). */
export interface HirelingState {
  /** Spaces of the score track with a hireling marker. */
  track: number[]
  /** By seat: markers taken for which a hireling is still to be chosen at the end of the own turn. */
  owed: number[]
  /** Control markers on each card. */
  control: { [band: FactionId]: number }
  /** The turn in which its controller gained each, by the number of turns. */
  since: { [band: FactionId]: number }
}

declare module '../core/state.ts' {
  interface FactionStates {
    /** Only where hirelings are at the table. */
    hirelings?: HirelingState
  }
}

/** A.6.4: nobody controls a hireling yet; the markers lie on these spaces. */
export function enlist(g: Root, track: readonly number[]): void {
  const none = Object.fromEntries(Object.keys(g.bands).map((band) => [band, 0]))
  g.own.hirelings = { track: [...track], owed: g.factions.map(() => 0), control: none, since: { ...none } }
}

/** Control markers on a hireling card. */
export const controlOf = (g: Visible, band: FactionId): number => g.own.hirelings?.control[band] ?? 0
