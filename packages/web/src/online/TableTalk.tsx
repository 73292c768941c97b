import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTable } from '../table/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useCompanyState, usePlace } from './companyState.ts'
import { Talk } from './Talk.tsx'
import { talkAt } from './talkApi.ts'

/** Talk at the table where the game is played. */
function TableTalk() {
  const { table, link, store, isNamed } = usePlace()
  const { scene } = useTable()
  const lines = useCompanyState((state) => state.lines)
  const { length } = lines
  useEffect(() => store.setState({ read: length }), [store, length])
  const plays = table.mine.length > 0
  return (
    <Talk
      table={table.id}
      link={link}
      lines={lines}
      mayTalk={isNamed && (plays || table.terms.onlookers)}
      inkOf={({ seat }) => (seat === null ? undefined : scene.mark(seat).ink)}
      setLines={(next) => store.setState({ lines: next })}
    />
  )
}

/** What was said before this page came; what is said from then on the socket tells. */
export function useTalkSoFar(): void {
  const { table, link, store } = usePlace()
  useEffect(() => {
    talkAt(table.id, link).then(
      (lines) => {
        const known = new Set(lines.map(({ id }) => id))
        store.setState((state) => ({ lines: [...lines, ...state.lines.filter(({ id }) => !known.has(id))] }))
      },
      () => {},
    )
  }, [table.id, link, store])
}

/** How many lines nobody has looked at here. */
const useUnread = () => useCompanyState(({ lines, read }) => Math.max(0, lines.length - read))

function Unread() {
  const { t } = useTranslation('online')
  const count = useUnread()
  if (count === 0) return null
  return (
    <>
      <span className="talk-unread" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{t('talk.unread', { count })}</span>
    </>
  )
}

/** Beside the map: the log, or the talk. */
export function SideTalk({ log }: { readonly log: ReactNode }) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const [isTalk, setTalk] = useState(false)
  const watching = useCompanyState((state) => state.company?.watching ?? 0)
  return (
    <section className="panel side-log side-talk" aria-label={isTalk ? t('talk') : page('log')}>
      <div className="tabs">
        <button
          type="button"
          className="tab"
          data-state={isTalk ? 'inactive' : 'active'}
          aria-pressed={!isTalk}
          onClick={() => setTalk(false)}
        >
          {page('log')}
        </button>
        <button
          type="button"
          className="tab"
          data-state={isTalk ? 'active' : 'inactive'}
          aria-pressed={isTalk}
          onClick={() => setTalk(true)}
        >
          <Icon name="talk" size={16} /> {t('talk')} {!isTalk && <Unread />}
        </button>
        {watching > 0 && <span className="talk-watching">{t('watching', { count: watching })}</span>}
      </div>
      {isTalk ? <TableTalk /> : log}
    </section>
  )
}

/** On phones: a button in the bar, and a sheet. */
export function PhoneTalk() {
  const { t } = useTranslation('online')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="talk" size={22} /> {t('talk')} <Unread />
      </button>
      <Dialog shape="sheet" open={isOpen} title={t('talk')} onClose={() => setOpen(false)}>
        <TableTalk />
      </Dialog>
    </>
  )
}
