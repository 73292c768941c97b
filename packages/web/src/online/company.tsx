import type { Seat } from '@spinney/kernel'
import { lazy, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import type { CompanyParts } from '../table/company.ts'
import { useTable, useTableState } from '../table/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { codeOf, type OnlineTrouble } from './api.ts'
import { askToEnd, type Motion, rematch, resign, takeSeatBack, vote } from './companyApi.ts'
import { useCompanyState, useLeft, usePlace } from './companyState.ts'
import { PhoneTalk, SideTalk, useTalkSoFar } from './TableTalk.tsx'
import { HURRY, timeLeft } from './time.ts'
import { useTurns } from './turns.ts'
import './company.css'
import { Part } from '../ui/Guard.tsx'

const Standing = lazy(() => import('./Standing.tsx'))

/** Does something at the server; what went wrong is told in words. */
function useDoing() {
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const act = (doing: Promise<unknown>) => {
    setTrouble(null)
    // What was asked for is past: that the game has begun is no news here.
    doing.catch((error: unknown) => setTrouble(codeOf(error) === 'closed' ? 'refused' : codeOf(error)))
  }
  return { act, trouble }
}

function Trouble({ trouble }: { readonly trouble: OnlineTrouble | null }) {
  const { t } = useTranslation('online')
  return trouble === null ? null : <p role="alert">{t(`trouble.${trouble}`)}</p>
}

/** The clock of a seat, and the bot that stands in for its person. */
function SeatLine({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('online')
  const company = useCompanyState((state) => state.company?.seats[seat])
  if (company === undefined) return null
  return (
    <span className="company-seat">
      {company.here !== null && company.standIn === null && (
        <span className="company-here" data-here={company.here}>
          <i aria-hidden="true" /> {t(`here.${company.here}`)}
        </span>
      )}
      {company.standIn !== null && (
        <span className="company-chip">
          <Icon name="bot" size={14} /> {t(company.resigned ? 'seat.resigned' : 'seat.standIn')}
        </span>
      )}
      <SeatClock seat={seat} />
    </span>
  )
}

function SeatClock({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('online')
  const clock = useCompanyState((state) => state.company?.seats[seat]?.clock ?? null)
  const isLost = useTableState((state) => state.lost)
  const left = useLeft(clock, isLost)
  if (clock === null || left === null) return null
  const time = timeLeft(t, left)
  if (!clock.runs) {
    return (
      <span className="company-clock">
        <Icon name="wait" size={14} /> {t('clock.reserve', { time })}
      </span>
    )
  }
  const isShort = left < HURRY
  return (
    <span className="company-clock is-running" data-short={isShort ? '' : undefined}>
      <Icon name={isShort ? 'alert' : 'clock'} size={14} />
      <span className="company-words">{t(isShort ? 'clock.hurry' : 'clock.left', { time })}</span>
      <span className="company-time" aria-hidden="true">
        {time}
      </span>
    </span>
  )
}

/** What everybody should see at once: a bot that plays for the viewer, and what all must agree to. */
function CompanyNotices() {
  const motions = useCompanyState((state) => state.company?.motions ?? NONE)
  const { scene } = useTable()
  const { table } = usePlace()
  const company = useCompanyState((state) => state.company)
  const { t } = useTranslation('online')
  const { act, trouble } = useDoing()
  useTalkSoFar()
  const isAway = company?.stage === 'playing' && table.mine.some((seat) => isKept(company.seats[seat]))
  if (!isAway && motions.length === 0) return null
  return (
    <div className="company-notices">
      {isAway && (
        <div className="company-notice panel" role="status">
          <p>
            <Icon name="bot" size={18} /> {t('standIn.text')}
          </p>
          <button type="button" className="button primary" onClick={() => act(takeSeatBack(table.id))}>
            {t('standIn.back')}
          </button>
        </div>
      )}
      {motions.map((motion) => (
        <MotionNotice
          key={motion.kind}
          motion={motion}
          who={scene.words.seat(motion.seat)}
          act={(yes) => act(vote(table.id, motion.kind, yes))}
        />
      ))}
      <Trouble trouble={trouble} />
    </div>
  )
}

const NONE: readonly Motion[] = []

/** Whether a bot keeps a seat until its person comes back. */
const isKept = (seat: { readonly standIn: string | null; readonly resigned: boolean } | undefined) =>
  seat !== undefined && seat.standIn !== null && !seat.resigned

interface MotionProps {
  readonly motion: Motion
  readonly who: string
  act(yes: boolean): void
}

function MotionNotice({ motion, who, act }: MotionProps) {
  const { t } = useTranslation('online')
  const { table } = usePlace()
  const seats = useCompanyState((state) => state.company?.seats)
  const own = table.mine.filter((seat) => seats?.[seat]?.standIn === null)
  const hasAgreed = own.every((seat) => motion.yes.includes(seat))
  const isMine = own.includes(motion.seat)
  return (
    <div className="company-notice panel" role="status">
      <p>{isMine ? t(`motion.${motion.kind}.own`) : t(`motion.${motion.kind}`, { who })}</p>
      {own.length > 0 && (
        <span>
          {!hasAgreed && (
            <button type="button" className="button primary" onClick={() => act(true)}>
              {t('motion.yes')}
            </button>
          )}
          <button type="button" className="button" onClick={() => act(false)}>
            {t(isMine ? 'motion.withdraw' : 'motion.no')}
          </button>
        </span>
      )}
    </div>
  )
}

/** While others decide: how long they have, and what happens then. */
function CompanyWait() {
  const { t } = useTranslation('online')
  const { scene } = useTable()
  const asked = scene.view.asked?.seat
  const company = useCompanyState((state) => state.company)
  const clock = typeof asked === 'number' ? (company?.seats[asked]?.clock ?? null) : null
  const isLost = useTableState((state) => state.lost)
  const left = useLeft(clock, isLost)
  // Where there is a result, the button that shows it comes first.
  if (company?.stage === 'over') return <Again look={scene.view.result === null ? 'button primary' : 'button'} />
  return (
    <>
      {clock?.runs && left !== null && <p className="company-wait">{t('wait.clock', { time: timeLeft(t, left) })}</p>}
      <StandingButton />
      <NextTable />
    </>
  )
}

/** Another table that waits for this person. */
function NextTable() {
  const { t } = useTranslation('online')
  const { table } = usePlace()
  const next = useTurns(({ turns }) => turns.find(({ id }) => id !== table.id)?.id)
  if (next === undefined) return null
  return (
    <Link href={`/online/${next}`} className="button primary">
      <Icon name="next" size={18} /> {t('next')}
    </Link>
  )
}

/** Answers beforehand, for those who play. */
function StandingButton() {
  const { t } = useTranslation('online')
  const { table } = usePlace()
  const [isOpen, setOpen] = useState(false)
  const plays = useCompanyState(
    ({ company }) => company?.stage === 'playing' && table.mine.some((seat) => !company.seats[seat]?.resigned),
  )
  if (!plays) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="check" size={18} /> {t('standing')}
      </button>
      <Part>{isOpen && <Standing open onClose={() => setOpen(false)} />}</Part>
    </>
  )
}

/** Giving up, and ending the game together. */
function CompanyMenu() {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const { table } = usePlace()
  const company = useCompanyState((state) => state.company)
  const { act, trouble } = useDoing()
  const [isSure, setSure] = useState(false)
  const plays = table.mine.some((seat) => company?.seats[seat]?.resigned === false)
  if (company?.stage !== 'playing' || !plays) return null
  const isAsked = company.motions.some(({ kind }) => kind === 'end')
  return (
    <section className="company-menu">
      <StandingButton />
      <h3>{t('leave')}</h3>
      <p>{t('leave.text')}</p>
      <button type="button" className="button" disabled={isAsked} onClick={() => act(askToEnd(table.id))}>
        {t('motion.end.ask')}
      </button>
      {isSure ? (
        <span className="company-sure">
          <button type="button" className="button danger" onClick={() => act(resign(table.id))}>
            {t('resign.sure')}
          </button>
          <button type="button" className="button quiet" onClick={() => setSure(false)}>
            {page('close')}
          </button>
        </span>
      ) : (
        <button type="button" className="button" onClick={() => setSure(true)}>
          {t('resign')}
        </button>
      )}
      <Trouble trouble={trouble} />
    </section>
  )
}

/** How one did; whoever has resigned neither won nor lost by what a bot did afterwards. */
function Verdict({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }) {
  const { t } = useTranslation('online')
  const hasResigned = useCompanyState((state) => state.company?.seats[seat]?.resigned === true)
  return hasResigned ? t('resigned.verdict') : children
}

/** The same people once more. */
function Again({ look = 'button primary big' }: { readonly look?: string }) {
  const { t } = useTranslation('online')
  const { table } = usePlace()
  const [, go] = useLocation()
  const { act, trouble } = useDoing()
  const next = useCompanyState((state) => state.company?.next ?? null)
  if (table.mine.length === 0) return null
  return (
    <>
      <button type="button" className={look} onClick={() => act(rematch(table.id).then((id) => go(`/online/${id}`)))}>
        <Icon name="restart" /> {t(next === null ? 'rematch' : 'rematch.join')}
      </button>
      <Trouble trouble={trouble} />
    </>
  )
}

export const companyParts: CompanyParts = {
  Notices: CompanyNotices,
  Seat: SeatLine,
  Wait: CompanyWait,
  Menu: CompanyMenu,
  Verdict,
  Again,
  SideTalk,
  PhoneTalk,
}
