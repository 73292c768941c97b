import { Link } from 'wouter'
import { useTable } from '../../table/context.ts'
import { useLayout } from '../../table/layout.ts'
import { SeatChips } from '../../table/Seats.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLesson } from './context.ts'

/** The lesson, how far it is, and the way out. */
export function LessonHead() {
  const { face, scene } = useTable()
  const { now, entry, course, text, go, t } = useLesson()
  const isWide = useLayout() === 'wide'
  const { Status } = face
  const way = `/learn/${entry.game}/${entry.course}`
  return (
    <header className="table-head lesson-head">
      <Link href={way} className="button round bar" aria-label={t('leave')}>
        <Icon name="previous" />
      </Link>
      <p className="lesson-title">
        <b>{text('title')}</b>
        <span>
          {t('chapter', {
            number: course.lessons.indexOf(entry) + 1,
            of: course.lessons.length,
            course: text('/title'),
          })}
        </span>
      </p>
      <ol className="lesson-steps" aria-label={t('steps')}>
        {entry.steps.map((name, i) => (
          <li key={name}>
            <button
              type="button"
              aria-current={i === now.step ? 'step' : undefined}
              aria-label={`${i + 1}. ${text(`${name}.title`)}`}
              data-done={i < now.step || undefined}
              onClick={() => go(i)}
            >
              {i < now.step ? <Icon name="check" size={14} /> : i + 1}
            </button>
          </li>
        ))}
      </ol>
      {isWide && Status && <Status scene={scene} />}
      {!isWide && <SeatChips />}
      {isWide && (
        <Link href={way} className="button bar lesson-leave">
          <Icon name="leave" size={18} /> {t('leave')}
        </Link>
      )}
    </header>
  )
}
