import type { Seat } from '@spinney/kernel'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/**
 * What a table with others has besides its game: clocks, who is there, talk. The page of such a table hands it in, so that
 * a table at one screen loads none of it.
 */
export interface CompanyParts {
  /** What everybody should see at once, such as a question to all. */
  readonly Notices: ComponentType
  /** A seat's clock, and who answers for it. */
  readonly Seat: ComponentType<{ readonly seat: Seat }>
  /** What can be done while others decide. */
  readonly Wait: ComponentType
  readonly Menu: ComponentType
  /** How a seat did, in the words given, unless its player has resigned: then a bot has played on. */
  readonly Verdict: ComponentType<{ readonly seat: Seat; readonly children: ReactNode }>
  /** What comes after the game. */
  readonly Again: ComponentType
  /** The log, or the talk, beside the map. */
  readonly SideTalk: ComponentType<{ readonly log: ReactNode }>
  /** The talk in the bar of a phone. */
  readonly PhoneTalk: ComponentType
}

export const CompanyCtx = createContext<CompanyParts | null>(null)

/** Null at a table where everybody is at this screen. */
export const useCompany = (): CompanyParts | null => useContext(CompanyCtx)
