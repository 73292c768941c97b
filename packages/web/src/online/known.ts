import { create } from 'zustand'

const NAME = 'spinney-online'

/** Whether this browser has a name at a server: only then does a page ask it for anything by itself. */
export const useKnown = create<{ readonly known: boolean }>(() => ({ known: read() }))

function read(): boolean {
  try {
    return localStorage.getItem(NAME) === 'yes'
  } catch {
    return false
  }
}

export function setKnown(known: boolean): void {
  if (useKnown.getState().known === known) return
  useKnown.setState({ known })
  try {
    if (known) localStorage.setItem(NAME, 'yes')
    else localStorage.removeItem(NAME)
  } catch {
    // Where nothing may be kept, it holds for this visit.
  }
}
