import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { codeOf, type OnlineTrouble } from './api.ts'
import { type Line, muteSpeaker, reportLine, say } from './talkApi.ts'
import './talk.css'

interface Props {
  readonly table: string
  readonly link: string | null
  readonly lines: readonly Line[]
  /** Left out: whoever looks may not say anything here. */
  readonly mayTalk: boolean
  /** What a line is said by, for instance the colour of a seat. */
  inkOf?(line: Line): string | undefined
  /** The lines as they are after somebody was muted. */
  setLines(lines: readonly Line[]): void
  /** After one has said something, where no socket tells of it. */
  said?(): void
}

const LONGEST = 500

/** What is said at a table, as text, and a field for one's own words. */
export function Talk({ table, link, lines, mayTalk, inkOf, setLines, said }: Props) {
  const { t } = useTranslation('online')
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setTrouble(null)
    say(table, link, text).then(
      () => {
        setText('')
        said?.()
      },
      (error: unknown) => setTrouble(codeOf(error)),
    )
  }
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <ol ref={list} className="talk-lines" aria-label={t('talk')} aria-live="polite" tabIndex={0}>
        {lines.map((line) => (
          <TalkLine key={line.id} {...{ line, table, link, setLines, setTrouble }} ink={inkOf?.(line)} />
        ))}
        {count === 0 && <li className="talk-none">{t('talk.none')}</li>}
      </ol>
      {mayTalk && (
        <form className="talk-form" onSubmit={submit}>
          <input
            aria-label={t('talk.say')}
            placeholder={t('talk.say')}
            value={text}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button primary" disabled={text.trim() === ''}>
            {t('talk.send')}
          </button>
        </form>
      )}
      {trouble !== null && <p role="alert">{t(trouble === 'often' ? 'talk.often' : `trouble.${trouble}`)}</p>}
    </div>
  )
}

interface LineProps extends Pick<Props, 'table' | 'link' | 'setLines'> {
  readonly line: Line
  readonly ink: string | undefined
  setTrouble(trouble: OnlineTrouble): void
}

function TalkLine({ line, ink, table, link, setLines, setTrouble }: LineProps) {
  const { t, i18n } = useTranslation('online')
  const [isReported, setReported] = useState(false)
  const failed = (error: unknown) => setTrouble(codeOf(error))
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' }).format(line.at)
  return (
    <li className="talk-line" data-own={line.own ? '' : undefined} style={{ borderInlineStartColor: ink }}>
      <span className="talk-who">
        {line.seat === null && <Icon name="eye" size={14} />} <b>{line.name}</b> <time>{time}</time>
      </span>
      <span className="talk-text" dir="auto">
        {line.muted ? <i>{t('talk.muted')}</i> : line.text}
      </span>
      {!line.own && (
        <details className="talk-more">
          <summary>{t('talk.more', { name: line.name })}</summary>
          <button
            type="button"
            className="button small"
            onClick={() => muteSpeaker(table, link, line.id, !line.muted).then(setLines, failed)}
          >
            {t(line.muted ? 'talk.unmute' : 'talk.mute')}
          </button>
          <button
            type="button"
            className="button small"
            disabled={isReported}
            onClick={() => reportLine(table, link, line.id).then(() => setReported(true), failed)}
          >
            <Icon name="leave" size={14} /> {t(isReported ? 'talk.reported' : 'talk.report')}
          </button>
        </details>
      )}
    </li>
  )
}
