import { type CSSProperties, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { MOODS } from '../../art/data/moods.ts'
import { hash, rng } from '../../art/lib/rng.ts'
import { tree } from '../../art/root/trees.ts'
import { Icon } from '../../ui/Icon.tsx'
import { COURSE, type Course, hrefOf, idOf, textsOf } from './list.ts'
import { nextIn, useProgress } from './progress.ts'

/** A course as a path through the wood: every chapter is a clearing, done, next or to come. */
export function Wood({ course }: { readonly course: Course }) {
  const { t } = useTranslation(COURSE)
  const { t: say } = useTranslation(textsOf(course.game))
  const title = useId()
  const done = useProgress((progress) => progress.done)
  const at = useProgress((progress) => progress.at)
  const next = nextIn(course, done)
  const isBegun = course.lessons.some((lesson) => done.includes(idOf(lesson)) || (at[idOf(lesson)] ?? 0) > 0)
  const isAll = course.lessons.every((lesson) => done.includes(idOf(lesson)))
  const number = course.lessons.indexOf(next) + 1
  return (
    <section className="panel learn-wood" aria-labelledby={title}>
      <header>
        <div>
          <h2 id={title}>{say(`${course.name}.title`)}</h2>
          <p>{say(`${course.name}.about`)}</p>
        </div>
        <Link href={hrefOf(next)} className="button primary">
          <Icon name="play" size={18} /> {isAll ? t('again') : isBegun ? t('goOn', { number }) : t('begin')}
        </Link>
      </header>
      <div className="learn-path" style={{ '--rows': rowsOf(course.lessons.length) } as CSSProperties}>
        <Trees seed={course.name} />
        <Road count={course.lessons.length} />
        <ol>
          {course.lessons.map((lesson, i) => {
            const isDone = done.includes(idOf(lesson))
            const isNext = lesson === next && !isAll
            return (
              <li
                key={lesson.name}
                data-state={isDone ? 'done' : isNext ? 'next' : 'later'}
                style={placed(spotAt(i, course.lessons.length))}
              >
                <Link href={hrefOf(lesson)} aria-current={isNext ? 'step' : undefined}>
                  <span className="learn-glade">
                    <span>{isDone ? <Icon name="check" size={18} /> : i + 1}</span>
                  </span>
                  <b>{say(`${course.name}.${lesson.name}.title`)}</b>
                  <small>
                    {t('minutes', { count: lesson.minutes })}
                    <span className="sr-only"> {t(isDone ? 'done' : isNext ? 'isNext' : 'later')}</span>
                  </small>
                </Link>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Clearings in a row on wide screens. */
const ROW = 4

const rowsOf = (count: number): number => Math.ceil(count / ROW)

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a clearing lies, in percent: to the right, then back to the left below. */
function spotAt(i: number, count: number): Spot {
  const rows = rowsOf(count)
  const perRow = Math.ceil(count / rows)
  const [row, column] = [Math.floor(i / perRow), i % perRow]
  const along = row % 2 === 0 ? column : perRow - 1 - column
  return { x: ((along + 0.5) / perRow) * 100, y: ((row + (column % 2 === 0 ? 0.32 : 0.52)) / rows) * 100 }
}

const placed = ({ x, y }: Spot): CSSProperties => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties

/** The road from clearing to clearing. */
function Road({ count }: { readonly count: number }) {
  const spots = Array.from({ length: count }, (_, i) => spotAt(i, count))
  const d = spots
    .map(({ x, y }, i) => {
      const last = spots[i - 1]
      if (last === undefined) return `M${x} ${y}`
      const isTurn = Math.abs(x - last.x) < 1
      const bend = isTurn ? (x > 50 ? 9 : -9) : (x - last.x) / 2
      return isTurn
        ? `C${last.x + bend} ${last.y} ${x + bend} ${y} ${x} ${y}`
        : `C${last.x + bend} ${last.y} ${x - bend} ${y} ${x} ${y}`
    })
    .join('')
  return (
    <svg className="learn-road" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={d} className="is-rim" />
      <path d={d} className="is-way" />
      <path d={d} className="is-rut" />
    </svg>
  )
}

const WIDE = 900
const HIGH = 460
const TREES = 96

/** Trees behind the path, the same for each course at every visit. */
function Trees({ seed }: { readonly seed: string }) {
  const drawing = useMemo(() => {
    const r = rng(hash(seed))
    const { trees } = MOODS.autumn
    const places = Array.from({ length: TREES }, () => ({ x: r() * WIDE, y: 34 + r() * (HIGH - 34) }))
    return places
      .sort((a, b) => a.y - b.y)
      .map(({ x, y }) => {
        const [kind, dark, light] = trees[Math.floor(r() * trees.length)]!
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${tree(kind, r, [dark, light])}</g>`
      })
      .join('')
  }, [seed])
  return (
    <svg
      className="learn-trees"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
