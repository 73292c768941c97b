import type { Seat } from '@spinney/kernel'
import { useTranslation } from 'react-i18next'
import { Rich } from '../ui/Rich.tsx'
import { useTable } from './context.ts'
import { RuleNumber } from './RuleLink.tsx'
import { useStory, wordLine } from './story.ts'

/** What a seat did in its latest turn, line by line; of an automaton every step with what decided. */
export function LatestTurn({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation()
  const table = useTable()
  const turn = useStory().findLast((chapter) => chapter.seat === seat)
  if (turn === undefined || turn.lines.length === 0) return null
  return (
    <section className="latest-turn">
      <h3>{t('seats.latestTurn')}</h3>
      <ol>
        {turn.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a turn have no other name than their place
          <li key={i}>
            <Rich text={wordLine(table, line)} /> <RuleNumber law={line.lead.law} open={table.openRule} />
          </li>
        ))}
      </ol>
    </section>
  )
}
