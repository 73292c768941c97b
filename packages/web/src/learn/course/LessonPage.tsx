import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { ensureMessages } from '../../i18n/index.ts'
import type { TableParts } from '../../table/context.ts'
import TablePage from '../../table/TablePage.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Bramble } from './Bramble.tsx'
import { CoachPanel } from './CoachPanel.tsx'
import { type LessonPlay, startLesson } from './client.ts'
import { type LessonContext, LessonCtx } from './context.ts'
import { LessonHead } from './LessonHead.tsx'
import { LessonSide } from './LessonSide.tsx'
import { COURSE, COURSES, type Course, hrefOf, idOf, type LessonEntry, textsOf } from './list.ts'
import { useProgress } from './progress.ts'
import './lesson.css'

const PARTS: TableParts = { Head: LessonHead, Prompt: CoachPanel, Side: LessonSide }

interface Props {
  readonly course: Course
  readonly entry: LessonEntry
}

/** A lesson in play: the page of every table, with the coach in the place of the prompt. Leaving keeps the step. */
export default function LessonPage({ course, entry }: Props) {
  const { t } = useTranslation(COURSE)
  const { t: say, i18n } = useTranslation(textsOf(entry.game))
  const [play, setPlay] = useState<LessonPlay | null>(null)
  const [isReady, setReady] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [isOver, setOver] = useState(false)
  const [answers, setAnswers] = useState<{ readonly [step: string]: string }>({})
  const id = idOf(entry)
  const table = `${entry.game}-lesson`

  useEffect(() => {
    let opened: LessonPlay | null = null
    let isGone = false
    const kept = useProgress.getState().at[id] ?? 0
    const begin = async () => {
      const { default: document } = await entry.load()
      await Promise.all([COURSE, textsOf(entry.game), entry.game].map((owner) => ensureMessages(owner)))
      if (isGone) return
      opened = startLesson(document, kept < entry.steps.length ? kept : 0, table)
      setPlay(opened)
      await opened.ready
      if (!isGone) setReady(true)
    }
    begin().catch(() => setBroken(true))
    return () => {
      isGone = true
      opened?.close()
    }
  }, [entry, id, table])

  const start = useCallback(() => play!.engine(), [play])
  const text = useCallback(
    (key: string): string | null => {
      const whole = key.startsWith('/') ? `${entry.course}.${key.slice(1)}` : `${entry.course}.${entry.name}.${key}`
      return i18n.exists(whole, { ns: textsOf(entry.game) }) ? say(whole) : null
    },
    [entry, i18n, say],
  )
  const context = useMemo((): LessonContext | null => {
    if (play === null) return null
    const step = () => play.store.getState().lesson?.step ?? 0
    const go = (to: number) => {
      useProgress.getState().reached(id, to)
      play.go(to)
    }
    return {
      play,
      entry,
      course,
      text,
      t,
      answers,
      say: (answer) => setAnswers((before) => ({ ...before, [entry.steps[step()]!]: answer })),
      next() {
        if (step() + 1 < entry.steps.length) go(step() + 1)
        else {
          useProgress.getState().finished(id)
          setOver(true)
        }
      },
      go,
    }
  }, [play, entry, course, text, t, id, answers])

  if (isBroken) return <Trouble />
  if (context === null || !isReady) return <main className="loading" aria-busy="true" />
  if (isOver) return <Over course={course} entry={entry} title={text('title') ?? ''} />
  return (
    <LessonCtx value={context}>
      <TablePage id={table} start={start} parts={PARTS} />
    </LessonCtx>
  )
}

interface OverProps extends Props {
  readonly title: string
}

/** The lesson is done: what comes next. */
function Over({ course, entry, title }: OverProps) {
  const { t } = useTranslation(COURSE)
  const { lessons, game } = course
  const next = lessons[lessons.indexOf(entry) + 1]
  const others = COURSES.filter((other) => other.game === game)
  const further = others[others.indexOf(course) + 1]
  const way = next ?? further?.lessons[0]
  return (
    <main className="lesson-over">
      <section className="panel">
        <Bramble size={120} />
        <h1>{t('over.title', { title })}</h1>
        <p>{t(next === undefined ? 'over.course' : 'over.text')}</p>
        <div className="coach-buttons">
          {way !== undefined && (
            <Link href={hrefOf(way)} className="button primary">
              <Icon name="play" size={18} /> {t(next === undefined ? 'over.further' : 'over.next')}
            </Link>
          )}
          {next === undefined && (
            <Link href={`/new/${game}`} className="button">
              {t('over.play')}
            </Link>
          )}
          <Link href={`/learn/${game}/${course.name}`} className="button">
            {t('over.path')}
          </Link>
        </div>
      </section>
    </main>
  )
}

function Trouble() {
  const { t } = useTranslation()
  return (
    <main className="trouble panel">
      <h1>{t('trouble.broken')}</h1>
      <Link href="/learn" className="button primary">
        {t('nav.learn')}
      </Link>
    </main>
  )
}
