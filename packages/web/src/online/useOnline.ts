import { useEffect, useState } from 'react'
import { ensureMessages } from '../i18n/index.ts'
import { type Person, whoAmI } from './api.ts'
import { setKnown } from './known.ts'

/** Whether the words of the online pages are there. */
export const useOnlineWords = (): boolean => useWords('online')

/** Whether the words of a catalogue are there; asks for them. */
export function useWords(owner: string): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => void ensureMessages(owner).then(() => setThere(true)), [owner])
  return isThere
}

/** Who this browser is to the server: null where no name was chosen yet, undefined until that is known. */
export function usePerson() {
  const [person, setPerson] = useState<Person | null | undefined>(undefined)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    whoAmI().then(setPerson, () => setAway(true))
  }, [])
  useEffect(() => {
    if (person !== undefined) setKnown(person !== null)
  }, [person])
  return { person, setPerson, isAway }
}

/** Looks again every few moments while the page is seen. */
export function useEvery(ms: number, look: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), ms)
    return () => clearInterval(timer)
  }, [ms, look, isWanted])
}
