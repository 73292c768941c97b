import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { lineTo, startRemote } from '../engine/remote.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { CompanyCtx } from '../table/company.ts'
import { rememberPromises } from '../table/promises.ts'
import TablePage from '../table/TablePage.tsx'
import { codeOf, type OnlineTable, type OnlineTrouble, type Person, planOf, tableAt } from './api.ts'
import { companyParts } from './company.tsx'
import { createCompanyStore, heard, PlaceCtx } from './companyState.ts'
import { Gathering } from './Gathering.tsx'
import { NameForm } from './NameForm.tsx'
import { useEvery, useOnlineWords, usePerson } from './useOnline.ts'
import '../home/home.css'
import './online.css'

/** Milliseconds between two looks at who has come. */
const AGAIN = 1500

/** The secret of an invitation stands behind the #, so that no server writes it down. */
const linkIn = (hash: string): string | null => /^#([\w-]{22})$/.exec(hash)?.[1] ?? null

/** A table with others: first who sits where, then the game. */
export default function OnlineTablePage({ id }: { readonly id: string }) {
  const isSpoken = useOnlineWords()
  const { person, setPerson, isAway } = usePerson()
  const [link] = useState(() => linkIn(location.hash))
  const [table, setTable] = useState<OnlineTable | null>(null)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const look = useCallback(() => {
    tableAt(id, link).then(
      (found) => {
        if (found.stage !== 'over') rememberPromises(id, [found.commitment])
        // What was asked before the game began may be answered afterwards: nobody leaves the game for that.
        setTable((before) => (found.stage === 'gathering' && before?.stage === 'playing' ? before : found))
        setTrouble(null)
      },
      (error: unknown) => setTrouble(codeOf(error)),
    )
  }, [id, link])
  // Who has just chosen a name sees the table with other eyes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person is what has changed
  useEffect(look, [look, person])
  const isGathering = table === null || table.stage === 'gathering'
  useEvery(AGAIN, look, isGathering && trouble !== 'missing')
  if (!isSpoken) return <SiteHead />
  if (table !== null && !isGathering) return <PlayedTable key={id} table={table} link={link} isNamed={!!person} />
  const gathered = table === null ? null : { table, link, setTable }
  return (
    <div className="online">
      <SiteHead />
      <main className="online-main">
        {(isAway || trouble !== null) && <Trouble code={isAway ? 'away' : trouble!} />}
        {gathered !== null && <Entrance {...gathered} person={person} setPerson={setPerson} />}
      </main>
    </div>
  )
}

interface EntranceProps {
  readonly table: OnlineTable
  readonly link: string | null
  readonly person: Person | null | undefined
  setTable(table: OnlineTable): void
  setPerson(person: Person): void
}

function Entrance({ person, setPerson, ...gathered }: EntranceProps) {
  return (
    <>
      {person === null && (
        <section className="panel">
          <NameForm known={null} done={setPerson} />
        </section>
      )}
      <Gathering {...gathered} isNamed={person !== null && person !== undefined} />
    </>
  )
}

interface PlayedProps {
  readonly table: OnlineTable
  readonly link: string | null
  readonly isNamed: boolean
}

/** The game itself: the page of every table, with a socket instead of a worker. */
function PlayedTable({ table, link, isNamed }: PlayedProps) {
  const { id } = table
  // The seats do not change any more: what the table was at first is enough.
  const [plan] = useState(() => planOf(table))
  const [store] = useState(createCompanyStore)
  const start = useCallback(
    () =>
      startRemote(
        plan,
        () => lineTo(id, link),
        (news) => store.setState((state) => heard(state, news)),
      ),
    [plan, id, link, store],
  )
  const place = useMemo(() => ({ table, link, isNamed, store }), [table, link, isNamed, store])
  return (
    <PlaceCtx value={place}>
      <CompanyCtx value={companyParts}>
        <TablePage key={id} id={id} start={start} />
      </CompanyCtx>
    </PlaceCtx>
  )
}

function Trouble({ code }: { readonly code: OnlineTrouble }) {
  const { t } = useTranslation('online')
  return (
    <section className="panel online-note">
      <p role="alert">{t(`trouble.${code}`)}</p>
      <Link href="/online" className="button">
        {t('title')}
      </Link>
    </section>
  )
}
