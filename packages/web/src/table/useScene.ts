import type { GameEvent } from '@spinney/kernel'
import { useMemo } from 'react'
import type { GameEntry } from '../games.ts'
import { createWords, plain } from '../i18n/words.ts'
import { useSettings } from '../settings.ts'
import { optionsLeft, settles, targetsFor } from './choosing.ts'
import { type GameFace, type Scene, SEAT_MARKS } from './face.ts'
import type { TableControl, TableState } from './store.ts'

/** Puts together what the drawing of the game needs. */
export function useScene(entry: GameEntry, face: GameFace, control: TableControl, state: TableState): Scene | null {
  const language = useSettings((settings) => settings.language)
  const { now, moment, chosen, hint, rows, fresh } = state
  const view = moment?.view ?? now?.view
  const plan = now?.plan

  const words = useMemo(() => {
    if (view === undefined || plan === undefined) return null
    return createWords({ language, folder: entry.folder, plan, view, factWord: face.factWord })
  }, [language, entry, plan, view, face])

  const recent = useMemo((): GameEvent[] => {
    return moment === null ? rows.slice(fresh).flatMap(({ events }) => [...events]) : []
  }, [moment, rows, fresh])

  return useMemo(() => {
    if (now === null || words === null || view === undefined || plan === undefined) return null
    const asked = now.view.asked
    const mine = moment === null && asked !== null && asked.options !== null && asked.seat === now.viewer
    const question = mine ? asked : null
    const targets = targetsFor(question, chosen, face, hint?.pick ?? null, (pick) => plain(words.option(asked!, pick)))
    return {
      view,
      viewer: now.viewer,
      plan,
      question,
      aides: moment?.aides ?? now.aides,
      outlook: question === null ? null : now.outlook,
      targets,
      recent,
      words,
      mark: (seat) => face.markOf?.(view, seat) ?? (face.marks ?? SEAT_MARKS)[seat]!,
      choose(id) {
        if (question === null || !targets.has(id)) return
        const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
        const left = optionsLeft(question, next, face)
        const added = next.length > chosen.length
        const quick = added ? (face.quickest?.(question, left) ?? null) : null
        if (quick !== null) control.answer(question.options![quick]!, view.version)
        else if (added && settles(question, left, face)) control.answer(question.options![left[0]!]!, view.version)
        else control.choose(next)
      },
    }
  }, [now, view, plan, words, moment, chosen, hint, recent, face, control])
}
