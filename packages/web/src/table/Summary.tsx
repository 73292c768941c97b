import type { View } from '@spinney/kernel'
import type { StoryLine } from '@spinney/words'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable, useTableState } from './context.ts'
import type { TargetId } from './face.ts'
import { pointsAt } from './light.ts'
import { sinceOf } from './since.ts'
import { actorOf, awayIn, placesIn, rulesOf, useStory, wordBrief } from './story.ts'

/** What scrolls can be reached by the keyboard. */
const SCROLLED = { tabIndex: 0 }

/** What others did since the viewer's last turn: what changed for the viewer first. It can be watched again. */
export default function Summary() {
  const { t } = useTranslation()
  const table = useTable()
  const { control, scene, face } = table
  const seen = useTableState((state) => state.seen)
  const isPast = useTableState((state) => state.moment !== null)
  const chapters = useStory()
  const { viewer } = scene
  const away = useMemo(() => (viewer === null ? [] : awayIn(chapters, viewer)), [chapters, viewer])
  const since = useMemo(
    () => (viewer === null ? null : sinceOf(away, seen, viewer, rulesOf(face))),
    [away, seen, viewer, face],
  )
  // The moment when the viewer's turn was over, unless all up to a later one was put away.
  const begins = away[0] === undefined ? null : Math.max(away[0].at + 1, seen)
  const left = usePosition(begins)
  // What the viewer has done since is no news: all is compared with the beginning of the viewer's own turn.
  const last = chapters.at(-1)
  const returns = last !== undefined && last.seat === viewer ? last.at + 1 : null
  const returned = usePosition(returns)
  const right = returns === null ? scene.view : returned
  if (since === null || isPast || since.mine.length + since.others.length === 0) return null
  const changes = left === null || right === null ? [] : (face.changesSince?.(left, right, scene) ?? [])
  return (
    <section className="panel since" aria-label={t('summary.title')}>
      <h2>
        <span>{t('summary.title')}</span>
        <button type="button" className="button quiet small" onClick={() => control.watch(begins ?? 0)}>
          <Icon name="play" size={14} /> {t('summary.watch')}
        </button>
        <button
          type="button"
          className="button quiet small round"
          aria-label={t('summary.dismiss')}
          onClick={() => control.sawSummary()}
        >
          <Icon name="close" size={14} />
        </button>
      </h2>
      <ul {...SCROLLED}>
        {changes.map(({ text, places }) => (
          <Item key={text} isMine places={places}>
            <span>{text}</span>
          </Item>
        ))}
        {since.mine.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one answer may make several lines, so they have no name of their own
          <Told key={i} line={line} isMine />
        ))}
        {since.others.map(({ seat, lines, more }) => (
          <li key={seat} className="since-seat">
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Told key={i} line={line} isMine={false} />
              ))}
            </ul>
            {more > 0 && <small>{t('summary.more', { count: more })}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The table at an earlier moment, once it is known. */
function usePosition(at: number | null): View | null {
  const { control } = useTable()
  const [found, setFound] = useState<{ readonly at: number; readonly view: View } | null>(null)
  useEffect(() => {
    if (at === null) return
    let current = true
    void control.peek(at).then((moment) => {
      if (current && moment !== null) setFound({ at, view: moment.view })
    })
    return () => {
      current = false
    }
  }, [at, control])
  return found !== null && found.at === at ? found.view : null
}

function Told({ line, isMine }: { readonly line: StoryLine; readonly isMine: boolean }) {
  const table = useTable()
  const seat = actorOf(table, line)
  return (
    <Item isMine={isMine} places={placesIn(table.face, line)}>
      {seat !== null && <SeatShape mark={table.scene.mark(seat)} size={16} />}
      <span>
        <Rich text={wordBrief(table, line)} />
      </span>
    </Item>
  )
}

interface ItemProps {
  readonly isMine: boolean
  readonly places: readonly TargetId[]
  readonly children: ReactNode
}

function Item({ isMine, places, children }: ItemProps) {
  const { control } = useTable()
  return (
    <li className="since-line" data-mine={isMine ? '' : undefined} {...pointsAt(control, places)}>
      {children}
    </li>
  )
}
