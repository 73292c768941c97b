import { plain } from '@spinney/words'
import { useTranslation } from 'react-i18next'
import { useTable, useTableState } from './context.ts'

/** Speaks what happened and what is asked to those who cannot see the board. */
export function Announcer() {
  const { t } = useTranslation()
  const { scene } = useTable()
  const moment = useTableState((state) => state.moment)
  const { question, recent, words } = scene
  const happened = recent.map((event) => plain(words.event(event))).join(' ')
  const asked =
    question === null
      ? ''
      : t('announce.question', { what: plain(words.question(question)), count: question.options!.length })
  const past = moment === null ? '' : t('prompt.past', { at: moment.at, count: '' })
  return (
    <>
      <div className="sr-only" aria-live="polite" data-testid="events">
        {happened}
      </div>
      <div className="sr-only" aria-live="assertive" data-testid="asked">
        {past || asked}
      </div>
    </>
  )
}
