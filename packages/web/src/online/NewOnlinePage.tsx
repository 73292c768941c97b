import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Others } from '../home/form.ts'
import NewTablePage from '../home/NewTablePage.tsx'
import { SiteHead } from '../home/SiteHead.tsx'
import type { TableDraft } from '../home/tableDraft.ts'
import { shuffled } from '../table/start.ts'
import { codeOf, newTable, type OnlineTrouble, type SeatWish } from './api.ts'
import { NameForm } from './NameForm.tsx'
import { TERMS, TermsFields } from './TermsFields.tsx'
import { useOnlineWords, usePerson } from './useOnline.ts'
import './online.css'

const firstPerson = ({ seats }: TableDraft) => seats.findIndex(({ who }) => who === 'person')

/** A new table with others: the usual form, and what those who sit down agree on. */
export default function NewOnlinePage({ game }: { readonly game: string }) {
  const { t } = useTranslation('online')
  const isSpoken = useOnlineWords()
  const { person, setPerson, isAway } = usePerson()
  const [, go] = useLocation()
  const [terms, setTerms] = useState(TERMS)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  if (!isSpoken || isAway || !person) {
    return (
      <div className="online">
        <SiteHead />
        <main className="online-main">
          <section className="panel">
            {isAway && <p>{isSpoken && t('trouble.away')}</p>}
            {isSpoken && person === null && <NameForm known={null} done={setPerson} />}
          </section>
        </main>
      </div>
    )
  }
  const others: Others = {
    fields: <TermsFields terms={terms} change={setTerms} trouble={trouble} />,
    begins: t('bring.begin'),
    personAt: (table, i) => (i === firstPerson(table) ? person.name : t('seat.free')),
    begin(table, setup) {
      const me = firstPerson(table)
      const seats = table.seats.map(({ who }, i): SeatWish => {
        if (who !== 'person') return { kind: 'bot', bot: who }
        return { kind: i === me ? 'me' : 'open' }
      })
      const map = setup.mapOf?.(table.choices)
      const wish = { game, config: setup.configOf(table.choices, shuffled), seats, terms }
      newTable({ ...wish, ...(map === undefined ? {} : { map }) }).then(
        ({ id }) => go(`/online/${id}`),
        (error: unknown) => setTrouble(codeOf(error)),
      )
    },
  }
  return <NewTablePage game={game} others={others} />
}
