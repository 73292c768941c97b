import { createContext, type ReactNode, useContext } from 'react'
import type { InfoRef } from '../info/ref.ts'

/** How an article leads elsewhere: by an address on the page, by a button in the sheet of a table. */
export interface Ways {
  rule(law: string, children: ReactNode, className?: string): ReactNode
  thing(ref: InfoRef, children: ReactNode, className?: string): ReactNode
}

export const WaysCtx = createContext<Ways>({ rule: (_, children) => children, thing: (_, children) => children })

export const useWays = (): Ways => useContext(WaysCtx)
