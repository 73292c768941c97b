import { createContext, useContext, useEffect, useState } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { News } from '../engine/remote.ts'
import type { OnlineTable } from './api.ts'
import type { Clock, Company } from './companyApi.ts'
import type { Line } from './talkApi.ts'

/** What this browser knows of the life of a table. */
export interface CompanyState {
  readonly company: Company | null
  /** When that was heard, on a clock that never goes back. */
  readonly heard: number
  readonly lines: readonly Line[]
  /** How many of them have been looked at. */
  readonly read: number
}

export interface CompanyPlace {
  readonly table: OnlineTable
  readonly link: string | null
  /** Whether a name was chosen: without one nobody talks. */
  readonly isNamed: boolean
  readonly store: StoreApi<CompanyState>
}

export const createCompanyStore = (): StoreApi<CompanyState> =>
  createStore(() => ({ company: null, heard: 0, lines: [], read: 0 }))

/** What the server has told besides the game. */
export const heard = (state: CompanyState, news: News): Partial<CompanyState> =>
  'company' in news ? { company: news.company, heard: performance.now() } : { lines: [...state.lines, news.said] }

export const PlaceCtx = createContext<CompanyPlace | null>(null)

/** The table with others that a part of the page belongs to. */
export function usePlace(): CompanyPlace {
  const place = useContext(PlaceCtx)
  if (place === null) throw new Error('this part belongs to a table with others')
  return place
}

export const useCompanyState = <T>(select: (state: CompanyState) => T): T => useStore(usePlace().store, select)

const SECOND = 1000

/** Milliseconds that a clock has left now. It is drawn anew each second while it runs; without a connection it stands. */
export function useLeft(clock: Clock | null, isLost: boolean): number | null {
  const heard = useCompanyState((state) => state.heard)
  const [now, setNow] = useState(() => performance.now())
  const runs = clock?.runs === true && !isLost
  useEffect(() => {
    if (!runs) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [runs])
  if (clock === null) return null
  return clock.runs ? Math.max(0, clock.left - Math.max(0, now - heard)) : clock.reserve
}
