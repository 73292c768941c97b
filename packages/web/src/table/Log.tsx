import type { Seat } from '@spinney/kernel'
import { type Chapter, eventsTold, type StoryLine, type Words } from '@spinney/words'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BotMessage, isOnline, type LogRow } from '../engine/protocol.ts'
import { ensureMessages, i18n } from '../i18n/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { type TableContext, useTable, useTableState } from './context.ts'
import { pointsAt } from './light.ts'
import { RuleNumber } from './RuleLink.tsx'
import { actorOf, lineAt, placesIn, rulesOf, useStory, wordLine } from './story.ts'
import './story.css'

/** Earlier turns than these are shown on demand, so that long games stay quick. */
const SHOWN = 16

/** Everything that happened, as a story: by turns, one line for each action, each with a way back to its moment. */
export function Log() {
  const { t } = useTranslation()
  const table = useTable()
  const rows = useTableState((state) => state.rows)
  const at = useTableState((state) => state.moment?.at ?? null)
  const chapters = useStory().filter(({ lines }) => lines.length > 0)
  const [all, setAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const from = all || at !== null ? 0 : Math.max(0, chapters.length - SHOWN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows and other moments are what matters
  useEffect(() => {
    const box = list.current
    if (box === null) return
    const here = at === null ? null : [...box.querySelectorAll<HTMLElement>('.story-line:not([data-ahead])')].at(-1)
    if (here === null) box.scrollTop = box.scrollHeight
    else if (here !== undefined) box.scrollTop = here.offsetTop - box.clientHeight / 2
  }, [rows, at])
  useEffect(() => (list.current === null ? undefined : keepEnd(list.current)), [])
  const look = lookOf(table)
  const here = at === null ? null : lineAt(chapters, at)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t('log')} tabIndex={0}>
      {from > 0 && (
        <li className="log-note">
          <button type="button" className="button quiet small" onClick={() => setAll(true)}>
            {t('log.earlier', { count: from })}
          </button>
        </li>
      )}
      {chapters.length === 0 && <li className="log-note">{t('log.empty')}</li>}
      {chapters.slice(from).map((chapter) => (
        <ChapterLines
          key={chapter.at}
          {...{ chapter, table, look, at }}
          forced={forcedIn(rows, chapter)}
          here={here !== null && chapter.lines.includes(here) ? here : null}
        />
      ))}
    </ol>
  )
}

/** So near to its end a list is at its end, in pixels. */
const NEAR = 8

/** Whoever read the latest lines still reads them when the room for them changes. */
function keepEnd(box: HTMLElement): () => void {
  let isAtEnd = true
  const look = () => {
    isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
  }
  const sizes = new ResizeObserver(() => {
    if (isAtEnd) box.scrollTop = box.scrollHeight
  })
  sizes.observe(box)
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    box.removeEventListener('scroll', look)
  }
}

/** What changes the look of lines that are written already: the language, and who plays what. */
function lookOf({ scene: { words, plan, mark } }: TableContext): string {
  return `${words.language}${plan.seats.map((_, seat) => mark(seat).ink)}`
}

/** The answers of a chapter that the table took. */
function forcedIn(rows: readonly LogRow[], { at, lines }: Chapter): readonly LogRow[] {
  const end = lines.at(-1)?.to ?? at
  return rows.slice(at, end + 1).filter(({ auto, events }) => auto && events.length === 0)
}

/** Everybody whom the table answered for. */
const passersIn = (forced: readonly LogRow[]): Seat[] => [
  ...new Set(forced.flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : []))),
]

/** What somebody passed, each thing once. */
const topicsOf = (forced: readonly LogRow[], seat: Seat, words: Words): string[] => [
  ...new Set(forced.filter((row) => row.seat === seat).map((row) => words.topic(row))),
]

interface ChapterProps {
  readonly chapter: Chapter
  readonly forced: readonly LogRow[]
  /** The line at the moment that is looked at, where it is one of these. */
  readonly here: StoryLine | null
  readonly table: TableContext
  readonly look: string
  /** The moment that is looked at; null: now. */
  readonly at: number | null
}

/** Where a moment lies in a chapter; the same for all moments before and after it. */
function within({ at: start, lines }: Chapter, at: number | null): number {
  const end = (lines.at(-1)?.to ?? start) + 1
  return at === null ? end : Math.max(start, Math.min(at, end))
}

/** A chapter stays as it was written: a long story must not be put into words again at every answer. */
const ChapterLines = memo(
  ChapterBody,
  (a, b) =>
    a.look === b.look &&
    a.chapter.at === b.chapter.at &&
    a.chapter.lines.length === b.chapter.lines.length &&
    a.chapter.lines.at(-1)?.events.length === b.chapter.lines.at(-1)?.events.length &&
    a.chapter.lines.at(-1)?.to === b.chapter.lines.at(-1)?.to &&
    a.forced.length === b.forced.length &&
    a.here === b.here &&
    within(a.chapter, a.at) === within(b.chapter, b.at) &&
    (a.at === null) === (b.at === null),
)

function ChapterBody({ chapter, forced, here, table, at }: ChapterProps) {
  const { t } = useTranslation()
  const { scene } = table
  const { words, mark } = scene
  const { seat, round, lines } = chapter
  return (
    <li className="story-turn" data-turn={chapter.at}>
      <h3 className="story-head">
        {seat !== null && <SeatShape mark={mark(seat)} size={20} />}
        <span>{seat === null ? t('story.setup') : words.seat(seat)}</span>
        {seat !== null && <small>{t('story.round', { round: words.number(round) })}</small>}
      </h3>
      <ol className="story-lines">
        {lines.map((line, i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one turn have no other name than their place
            key={i}
            line={line}
            table={table}
            phase={line.phase === null || line.phase === lines[i - 1]?.phase ? null : words.term(line.phase)}
            isAhead={at !== null && line.to >= at}
            isHere={line === here}
          />
        ))}
        {passersIn(forced).map((passer) => (
          <li key={passer} className="log-auto">
            {t('log.auto', { seat: words.seat(passer), what: words.row(topicsOf(forced, passer, words)) })}
          </li>
        ))}
      </ol>
    </li>
  )
}

interface LineProps {
  readonly line: StoryLine
  readonly table: TableContext
  readonly phase: string | null
  readonly isAhead: boolean
  readonly isHere: boolean
}

function Line({ line, table, phase, isAhead, isHere }: LineProps) {
  const { t } = useTranslation()
  const { control, face, scene, openRule } = table
  const [open, setOpen] = useState(false)
  const seat = actorOf(table, line)
  const isOther = seat !== null && seat !== line.turnOf
  const isBots = seat !== null && scene.plan.seats[seat]?.kind === 'bot' && !isOnline(scene.plan)
  return (
    <>
      {phase !== null && <li className="story-phase">{phase}</li>}
      <li className="story-line" data-ahead={isAhead ? '' : undefined} aria-current={isHere ? 'step' : undefined}>
        <button
          type="button"
          className="story-go"
          {...pointsAt(control, placesIn(face, line))}
          onClick={() => control.look(line.to + 1)}
          title={t('log.go', { at: scene.words.number(line.to + 1) })}
        >
          {isOther && <SeatShape mark={scene.mark(seat)} size={14} />}
          <span className="log-text">
            <Rich text={wordLine(table, line)} />
          </span>
        </button>
        {(line.events.length > 1 || isBots) && (
          <button
            type="button"
            className="story-more"
            aria-expanded={open}
            aria-label={t('story.details')}
            onClick={() => setOpen(!open)}
          >
            <Icon name="next" size={14} />
          </button>
        )}
        <RuleNumber law={line.lead.law} open={openRule} />
        {open && (
          <ul className="story-details">
            {isBots && <Reason line={line} seat={seat} />}
            {eventsTold(line, rulesOf(face)).map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of one line have no other name than their place
              <li key={i}>
                <Rich text={scene.words.event(event)} /> <RuleNumber law={event.law} open={openRule} />
              </li>
            ))}
          </ul>
        )}
      </li>
    </>
  )
}

/** Why a bot did it: what the action has brought it, as a hint would say. */
function Reason({ line, seat }: { readonly line: StoryLine; readonly seat: Seat }) {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const [reason, setReason] = useState<BotMessage | null>(null)
  useEffect(() => {
    let current = true
    void Promise.all([control.gained(line.from, line.to + 1), ensureMessages('bots')]).then(
      ([found]) => current && setReason(found),
    )
    return () => {
      current = false
    }
  }, [control, line])
  if (reason === null) return null
  const words = i18n.getFixedT(scene.words.language, 'bots')(reason.key)
  return (
    <li className="story-reason">
      <Icon name="hint" size={14} /> {t('story.reason', { seat: scene.words.seat(seat), reason: words })}
    </li>
  )
}
