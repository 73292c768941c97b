import { create } from 'zustand'
import { OnlineError } from './api.ts'
import { setKnown } from './known.ts'
import { myTurns, type Turn } from './noticeApi.ts'

/** When a note was last shown in this browser, and when one was held back because its table was on the screen. */
export interface PageLine {
  readonly shown: number | null
  readonly held: { readonly at: number; readonly game: string } | null
}

interface Turns {
  /** The tables that wait, longest first. */
  readonly turns: readonly Turn[]
  /** Whether anything is to be shown of them on every page. */
  readonly isShown: boolean
  /** The one that a note tells of; `test`: nothing but how it looks. */
  readonly note: Turn | 'test' | null
  readonly line: PageLine
}

const LINE = 'spinney-notices'

export const useTurns = create<Turns>(() => ({ turns: [], isShown: true, note: null, line: readLine() }))

function readLine(): PageLine {
  const nothing = { shown: null, held: null }
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(LINE) ?? '{}') as Partial<PageLine>) }
  } catch {
    return nothing
  }
}

function keepLine(part: Partial<PageLine>): void {
  const line = { ...useTurns.getState().line, ...part }
  useTurns.setState({ line })
  try {
    localStorage.setItem(LINE, JSON.stringify(line))
  } catch {
    // It is told of for this visit only.
  }
}

export const closeNote = (): void => useTurns.setState({ note: null })

export function showTest(): void {
  keepLine({ shown: Date.now() })
  useTurns.setState({ note: 'test' })
}

const isOnScreen = ({ id }: Turn): boolean =>
  location.pathname === `/online/${id}` && document.visibilityState === 'visible'

/** Whether something has been heard since the page was opened: what waited before that is no news. */
let isFirst = true

function hear(turns: readonly Turn[], page: boolean): void {
  const before = new Set(useTurns.getState().turns.map(({ id }) => id))
  const fresh = isFirst ? [] : turns.filter(({ id }) => !before.has(id))
  isFirst = false
  const told = fresh.filter((turn) => !isOnScreen(turn)).at(-1)
  const held = fresh.find(isOnScreen)
  const { note } = useTurns.getState()
  const isStale = note !== null && note !== 'test' && !turns.some(({ id }) => id === note.id)
  useTurns.setState({
    turns,
    isShown: page,
    ...(isStale ? { note: null } : {}),
    ...(page && told ? { note: told } : {}),
  })
  if (page && told !== undefined) keepLine({ shown: Date.now() })
  if (page && held !== undefined) keepLine({ held: { at: Date.now(), game: held.game } })
}

/** Milliseconds between two looks: while the page is seen, and while it is not. */
const SEEN = 10_000
const UNSEEN = 60_000

/** Looks which tables wait, until it is ended. */
export function watchTurns(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    clearTimeout(timer)
    try {
      const { turns, page } = await myTurns()
      if (!isOver) hear(turns, page)
    } catch (error) {
      // Whoever has no name any more has no tables either; what could not be asked now is asked later.
      if (error instanceof OnlineError && error.code === 'session') {
        useTurns.setState({ turns: [], note: null })
        setKnown(false)
      }
    }
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(look, document.visibilityState === 'visible' ? SEEN : UNSEEN)
  }
  const seen = () => {
    if (document.visibilityState === 'visible') void look()
  }
  void look()
  document.addEventListener('visibilitychange', seen)
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
