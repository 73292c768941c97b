import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRoute } from 'wouter'
import { isCoached } from '../coach/where.ts'
import { isOnline } from '../engine/protocol.ts'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import SettingsPanel from '../ui/SettingsPanel.tsx'
import { type BroughtSeat, bringOnline } from './bringing.ts'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
import { downloadRecord } from './download.ts'
import { mapIn } from './ground.ts'

// Most games are not over.
const Fairness = lazy(() => import('./Fairness.tsx'))

/** Keys and what they do. Documented for players here; carried out in useShortcuts. */
const SHORTCUTS = [
  ['1–9', 'keys.options'],
  ['0', 'keys.pass'],
  ['U', 'keys.undo'],
  ['R', 'keys.restart'],
  ['H', 'keys.hint'],
  ['B', 'keys.board'],
  ['O', 'keys.list'],
  ['L', 'keys.log'],
  ['[ ]', 'keys.timeline'],
  ['N', 'keys.now'],
  ['P', 'keys.pause'],
  ['?', 'keys.help'],
] as const

export default function TableMenu() {
  const { t } = useTranslation()
  const { entry, parts, scene } = useTable()
  const [, params] = useRoute('/table/:id')
  // Only a table that can be come back to is named.
  const back = params === null ? '' : `?table=${params.id}`
  const company = useCompany()
  return (
    <>
      <SettingsPanel hasCoach={isCoached(scene.plan)} />
      {company && <company.Menu />}
      {parts === null && !scene.plan.practice && <Record />}
      {parts === null && !scene.plan.practice && <Friends />}
      {entry.library && (
        <>
          <h3>{t('nav.rules')}</h3>
          <Link href={`/rules${back}`} className="button">
            <Icon name="book" size={18} /> {t('rules.text')}
          </Link>
        </>
      )}
      {entry.gallery && (
        <>
          <h3>{t('gallery')}</h3>
          <Link href={`/gallery/${entry.id}${back}`} className="button">
            <Icon name="eye" size={18} /> {t('gallery.text')}
          </Link>
        </>
      )}
      {entry.library && (
        <>
          <h3>{t('nav.learn')}</h3>
          <Link href={`/learn/${entry.id}`} className="button">
            <Icon name="hint" size={18} /> {t('learn.text')}
          </Link>
        </>
      )}
      <h3>{t('keys')}</h3>
      <dl className="shortcuts">
        {SHORTCUTS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A game that was begun alone can go on with friends. */
function Friends() {
  const { t } = useTranslation()
  const { control, scene, face, entry } = useTable()
  const now = useTableState((state) => state.now)!
  const rows = useTableState((state) => state.rows)
  const { plan, words } = scene
  const people = plan.seats.filter(({ kind }) => kind === 'person').length
  if (isOnline(plan) || entry.hidden || people > 1 || now.view.over) return null
  const sides = face.standing?.(now.view, now.aides).sides
  const events = rows.flatMap((row) => [...row.events])
  const seats = plan.seats.map(({ kind, name }, seat): BroughtSeat => {
    // A faction, or the race that was chosen last.
    const side = sides?.[seat] ?? face.playedBy?.(events, seat).at(-1) ?? null
    return {
      kind: name === '' && kind === 'bot' ? 'automaton' : kind,
      name: words.seat(seat),
      side: side === null ? '' : words.term(side),
    }
  })
  const bring = async () =>
    bringOnline({ game: plan.game, map: mapIn(plan.id)?.map ?? null, record: await control.record(), seats })
  return (
    <>
      <h3>{t('bring')}</h3>
      <p>{t('bring.text')}</p>
      <button type="button" className="button" onClick={() => void bring()}>
        <Icon name="seats" size={18} /> {t('bring.go')}
      </button>
    </>
  )
}

/** The game as a file, and how one can tell that its dice were fair. */
function Record() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const now = useTableState((state) => state.now)!
  const people = scene.plan.seats.filter(({ kind }) => kind === 'person').length
  return (
    <>
      <h3>{t('record')}</h3>
      <button type="button" className="button" onClick={() => void downloadRecord(control, scene.plan.game)}>
        <Icon name="download" size={18} /> {t('record.download')}
      </button>
      {!now.view.over && <p>{t(people > 1 ? 'record.seat' : 'record.whole')}</p>}
      <h3>{t('fair')}</h3>
      <p>{t('fair.text')}</p>
      {now.promises.map(({ from, commitment }) => (
        <p key={from}>
          <code className="commitment">{commitment}</code>
        </p>
      ))}
      {(now.view.over || now.closed === 'ended') && (
        <Part>
          <Fairness />
        </Part>
      )}
    </>
  )
}
