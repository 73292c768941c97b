import { Switch } from 'radix-ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/Segmented.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import {
  type Notices,
  SHAPES,
  shapeOf,
  signOff,
  signUp,
  type Tested,
  testWay,
  type Way,
  type Wishes,
} from './noticeApi.ts'
import { canPush, subscribe, unsubscribe } from './push.ts'
import { showTest, useTurns } from './turns.ts'

export interface WayProps {
  readonly notices: Notices
  change(part: Partial<Wishes>): Promise<Notices | null>
  /** Shows what comes of something; null: it went wrong. */
  act<T extends Notices>(doing: Promise<T>): Promise<T | null>
}

interface PanelProps {
  readonly name: 'page' | 'push' | 'hook'
  readonly isOn: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
  turn(isOn: boolean): void
}

/** One way to hear: what it is, and whether it is wanted. */
function Panel({ name, isOn, disabled = false, children, turn }: PanelProps) {
  const { t } = useTranslation('notices')
  const id = useId()
  return (
    <section className="panel notice-way" aria-labelledby={`${id}-name`}>
      <div className="switch-row">
        <h2 id={`${id}-name`}>{t(name)}</h2>
        <Switch.Root
          className="switch"
          aria-label={`${t(name)}: ${t('on')}`}
          checked={isOn}
          disabled={disabled}
          onCheckedChange={turn}
        >
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </div>
      <p className="online-soft">{t(`about.${name}`)}</p>
      {children}
    </section>
  )
}

export function PagePanel({ notices, change }: WayProps) {
  const { t } = useTranslation('notices')
  const { shown, held } = useTurns((state) => state.line)
  return (
    <Panel name="page" isOn={notices.wishes.page} turn={(page) => void change({ page })}>
      <div className="notice-test">
        <button type="button" className="button" onClick={showTest}>
          {t('test.show')}
        </button>
      </div>
      <NoticeLine sent={shown} held={held === null ? null : { ...held, why: 'here' }} isShown />
    </Panel>
  )
}

/** Tries a way, and says what came of it; below, what came of all that was sent or held back. */
function Proof({
  way,
  notices,
  act,
  disabled,
}: Omit<WayProps, 'change'> & { readonly way: Way; readonly disabled: boolean }) {
  const { t } = useTranslation('notices')
  const [tested, setTested] = useState<Tested | null>(null)
  const [isBusy, setBusy] = useState(false)
  const line = notices.lines.find((one) => one.way === way)
  const held = line?.held ?? null
  const test = async () => {
    setBusy(true)
    setTested(null)
    const found = await act(testWay(way))
    setTested(found?.tested ?? null)
    setBusy(false)
  }
  return (
    <>
      <div className="notice-test">
        <button type="button" className="button" disabled={disabled || isBusy} onClick={() => void test()}>
          {t('test')}
        </button>
        <span role="status">
          {tested !== null &&
            (tested.sent
              ? t('test.sent')
              : t('test.not', { why: t(`held.${tested.why}`, { detail: tested.detail ?? '' }) }))}
        </span>
      </div>
      <NoticeLine sent={line?.sent ?? null} held={held === null ? null : { ...held, game: held.table?.game }} />
    </>
  )
}

export function PushPanel({ notices, change, act }: WayProps) {
  const { t } = useTranslation('notices')
  const [can, setCan] = useState(canPush)
  const [hasFailed, setFailed] = useState(false)
  const { browsers, wishes, key } = notices
  const here = browsers.find((browser) => browser.here)
  const others = browsers.filter((browser) => !browser.here)
  const isOn = wishes.push && here !== undefined
  const turn = async (wanted: boolean) => {
    setFailed(false)
    if (!wanted) {
      await unsubscribe().catch(() => {})
      if (here !== undefined) await act(signOff(here.id))
      if (others.length === 0) await change({ push: false })
      return
    }
    const made = await subscribe(key).catch(() => undefined)
    setCan(canPush())
    if (made === undefined) setFailed(true)
    else if (made !== null && (await act(signUp(made))) !== null) await change({ push: true })
  }
  return (
    <Panel name="push" isOn={isOn} disabled={can !== 'yes' && !isOn} turn={(wanted) => void turn(wanted)}>
      {can === 'no' && <p>{t('push.cannot')}</p>}
      {can === 'denied' && <p>{t('push.denied')}</p>}
      {hasFailed && <p role="alert">{t('push.failed')}</p>}
      {others.length > 0 && (
        <>
          <h3>{t('push.others')}</h3>
          <ul className="program-list">
            {others.map(({ id, device }) => (
              <li key={id}>
                <b>{device || t('push.unknown')}</b>
                <button type="button" className="button small" onClick={() => void act(signOff(id))}>
                  {t('push.remove')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Proof way="push" notices={notices} act={act} disabled={browsers.length === 0} />
    </Panel>
  )
}

export function HookPanel({ notices, change, act }: WayProps) {
  const { t } = useTranslation('notices')
  const { hook } = notices.wishes
  const [url, setUrl] = useState(hook.url)
  const [shape, setShape] = useState(hook.shape)
  const [wanted, setWanted] = useState(hook.on)
  const isChanged = url.trim() !== hook.url || shape !== hook.shape
  const turn = (on: boolean) => {
    setWanted(on)
    // Without an address it only opens the form.
    if (hook.url !== '') void change({ hook: { ...hook, on } })
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const kept = await change({ hook: { on: url.trim() !== '', url, shape } })
    if (kept !== null) setWanted(kept.wishes.hook.on)
  }
  return (
    <Panel name="hook" isOn={wanted} turn={turn}>
      {(wanted || hook.url !== '') && (
        <form className="online-name" onSubmit={(event) => void keep(event)}>
          <label>
            {t('hook.url')}
            <input
              type="url"
              value={url}
              maxLength={1000}
              placeholder="https://"
              autoComplete="off"
              onChange={({ target }) => {
                setUrl(target.value)
                setShape(shapeOf(target.value))
              }}
            />
          </label>
          <div className="online-term">
            <b>{t('hook.shape')}</b>
            <Segmented
              label={t('hook.shape')}
              value={shape}
              options={SHAPES.map((value) => ({ value, label: t(`hook.shape.${value}`) }))}
              onChange={(next) => setShape(next)}
            />
          </div>
          <button type="submit" className="button primary" disabled={!isChanged}>
            {t('hook.save')}
          </button>
        </form>
      )}
      <Proof way="hook" notices={notices} act={act} disabled={hook.url === '' || isChanged} />
    </Panel>
  )
}
