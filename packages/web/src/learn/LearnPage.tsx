import { lazy, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { GAMES } from '../games.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { ensureMessages } from '../i18n/index.ts'
import { Bramble } from './course/Bramble.tsx'
import { COURSE, type Course, coursesOf, textsOf } from './course/list.ts'
import { doneIn, useProgress } from './course/progress.ts'
import { Wood } from './course/Wood.tsx'
import { ENTRIES } from './entries.ts'
import { usePortrait } from './usePortrait.ts'
import '../home/home.css'
import './learn.css'
import { Part } from '../ui/Guard.tsx'

const SHOWN = GAMES.filter(({ id, hidden }) => hidden !== true && coursesOf(id).length > 0)
// The table and all that belongs to it come with the first lesson.
const LessonPage = lazy(() => import('./course/LessonPage.tsx'))
const BESIDE = ENTRIES.map(({ name, load }) => ({ name, Entry: lazy(load) }))

/** What a newcomer is taught. */
const FIRST = 'root'

interface Props {
  readonly game: string | undefined
  readonly course: string | undefined
  readonly lesson: string | undefined
}

/** Learn: the courses of a game, one of them as a path through the wood; or a lesson in play. */
export default function LearnPage({ game, course, lesson }: Props) {
  const last = useProgress(({ last }) => last)?.split('/') ?? []
  const shown = SHOWN.find(({ id }) => id === (game ?? last[0]))?.id ?? FIRST
  const courses = coursesOf(shown)
  const wanted = course ?? (last[0] === shown ? last[1] : undefined)
  const open = courses.find(({ name }) => name === wanted) ?? courses[0]!
  const entry = lesson === undefined ? undefined : open.lessons.find(({ name }) => name === lesson)
  if (entry !== undefined) {
    return (
      <Part fallback={<main className="loading" aria-busy="true" />}>
        <LessonPage key={`${shown}/${open.name}/${entry.name}`} course={open} entry={entry} />
      </Part>
    )
  }
  return <Paths game={shown} open={open} />
}

interface PathsProps {
  readonly game: string
  readonly open: Course
}

function Paths({ game, open }: PathsProps) {
  const { t } = useTranslation(COURSE)
  const { t: page } = useTranslation()
  const done = useProgress((progress) => progress.done)
  const [isWorded, setWorded] = useState(false)
  useEffect(() => {
    const owners = [COURSE, ...SHOWN.map(({ id }) => textsOf(id))]
    void Promise.all(owners.map((owner) => ensureMessages(owner))).then(() => setWorded(true))
  }, [])
  if (!isWorded) return <SiteHead />
  return (
    <div className="learn">
      <SiteHead />
      <main className="learn-main">
        <header className="learn-top">
          <Bramble size={72} />
          <div>
            <h1>{t('title')}</h1>
            <p>{t('text')}</p>
          </div>
          <nav className="segmented learn-games" aria-label={t('games')}>
            {SHOWN.map(({ id }) => {
              const lessons = coursesOf(id).flatMap((course) => course.lessons)
              const sum = coursesOf(id).reduce((all, course) => all + doneIn(course, done), 0)
              return (
                <Link
                  key={id}
                  href={`/learn/${id}`}
                  className="segment"
                  aria-current={id === game ? 'page' : undefined}
                  data-state={id === game ? 'on' : undefined}
                >
                  {page(`game.${id}`)} <small>{t('progress', { done: sum, of: lessons.length })}</small>
                </Link>
              )
            })}
          </nav>
        </header>
        {coursesOf(game).length > 1 && <Courses game={game} open={open} done={done} />}
        <div className="learn-columns">
          <Wood course={open} />
          <div className="learn-beside">
            {BESIDE.map(({ name, Entry }) => (
              <Part key={name} fallback={<section className="panel learn-entry" aria-busy="true" />}>
                <Entry game={game} />
              </Part>
            ))}
          </div>
        </div>
      </main>
    </div>
  )
}

interface CoursesProps extends PathsProps {
  readonly done: readonly string[]
}

/** All courses of a game, each with a ring of progress. */
function Courses({ game, open, done }: CoursesProps) {
  const { t } = useTranslation(COURSE)
  const { t: say } = useTranslation(textsOf(game))
  const Face = usePortrait(game)
  return (
    <nav className="panel learn-courses" aria-label={t('courses')}>
      {coursesOf(game).map((course) => {
        const count = doneIn(course, done)
        const all = course.lessons.length
        return (
          <Link
            key={course.name}
            href={`/learn/${game}/${course.name}`}
            className="learn-course"
            aria-current={course === open ? 'true' : undefined}
          >
            <Ring part={count / all}>{Face && <Face side={course.name} size={48} />}</Ring>
            <b>{say(`${course.name}.short`)}</b>
            <small>
              {count === all ? t('done') : count === 0 ? t('new') : t('progress', { done: count, of: all })}
            </small>
          </Link>
        )
      })}
    </nav>
  )
}

const ROUND = 2 * Math.PI * 29

/** A face, or a tree, in a ring that closes as lessons are done. */
function Ring({ part, children }: { readonly part: number; readonly children: ReactNode }) {
  return (
    <span className="learn-ring" aria-hidden="true">
      <svg width="64" height="64" viewBox="-32 -32 64 64" aria-hidden="true">
        <path d="M0 16V2M0 6l-5-4M0 3C-14 6-17-8-9-11C-9-20 9-20 9-11C17-8 14 6 0 3Z" className="learn-tree" />
        <circle r="29" className="learn-ring-whole" />
        <circle
          r="29"
          className="learn-ring-done"
          strokeDasharray={`${part * ROUND} ${ROUND}`}
          transform="rotate(-90)"
        />
      </svg>
      {children}
    </span>
  )
}
