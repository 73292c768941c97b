import { plain } from '@spinney/words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Spot } from '../../examples/Spot.tsx'
import type { Choice, ExampleRow } from '../../examples/types.ts'
import { EXAMPLE_TEXTS, type Shown, useShown } from '../../examples/useShown.ts'
import { useWindow } from '../../examples/useWindow.ts'
import { ruleHref } from '../../library/types.ts'
import { useBook } from '../../library/useBook.ts'
import { type RuleBook, ruleIn } from '../../rulebooks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useProgress } from './progress.ts'

interface Props {
  readonly row: ExampleRow
  /** Those that it is one of: the next one comes from there. */
  readonly list: readonly ExampleRow[]
}

/** One puzzle: the position, a question, choices; after that the rule and the reason. */
export function PuzzlePage({ row, list }: Props) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const shown = useShown(row)
  const next = list[(list.indexOf(row) + 1) % list.length]!
  return (
    <>
      <p>
        <Link href="/learn/puzzles">
          <Icon name="previous" size={16} /> {t('puzzles')}
        </Link>
      </p>
      {shown === null ? (
        <div className="panel puzzle" aria-busy="true" />
      ) : (
        <Asked row={row} shown={shown} next={next} />
      )}
    </>
  )
}

interface AskedProps {
  readonly row: ExampleRow
  readonly shown: Shown
  readonly next: ExampleRow
}

function Asked({ row, shown, next }: AskedProps) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const { data, face, words, sceneOf } = shown
  const { puzzle } = data
  const { window, ratio } = useWindow(shown)
  const [chosen, setChosen] = useState<number | null>(null)
  const note = useProgress((progress) => progress.note)
  const book = useBook(row.game)
  const isOver = chosen !== null
  const asked = puzzle.question?.seat
  const seat = typeof asked === 'number' ? asked : data.seat
  const scene = sceneOf(puzzle.at, seat)
  const { Own } = face
  const choose = (index: number) => {
    setChosen(index)
    note(`${row.game}/${row.id}`, index === puzzle.right ? 'right' : 'wrong')
  }
  const who = words.seat(seat)
  return (
    <article className="panel puzzle" data-puzzle={row.id}>
      <h1>{t(`ask.${puzzle.form}`, { who })}</h1>
      {puzzle.question !== null && <p className="puzzle-question">{plain(words.question(puzzle.question))}</p>}
      <div className="puzzle-columns">
        <div className="puzzle-board">
          {window !== null && <Spot scene={scene} face={face} window={window} ratio={ratio} />}
          {Own && scene.viewer !== null && (
            <div className="puzzle-own" inert>
              <Own scene={scene} openBoard={() => {}} />
            </div>
          )}
        </div>
        <div className="puzzle-side">
          <ol className="puzzle-choices">
            {puzzle.choices.map((choice, i) => (
              <li key={JSON.stringify(choice.pick)}>
                <button
                  type="button"
                  className="button"
                  aria-pressed={chosen === i}
                  aria-disabled={isOver}
                  data-right={isOver && i === puzzle.right ? '' : undefined}
                  data-wrong={chosen === i && i !== puzzle.right ? '' : undefined}
                  onClick={() => isOver || choose(i)}
                >
                  {isOver && i === puzzle.right && <Icon name="check" size={18} />}
                  {chosen === i && i !== puzzle.right && <Icon name="close" size={18} />}
                  {wordOf(shown, choice, book)}
                </button>
                {isOver && choice.blocked !== null && choice.blocked.why !== '' && <p>{words.why(choice.blocked)}</p>}
              </li>
            ))}
          </ol>
          <div role="status">
            {isOver && <Answer row={row} shown={shown} isRight={chosen === puzzle.right} book={book} />}
          </div>
          {isOver && (
            <div className="example-ways">
              <Link href={`/learn/puzzles/${next.game}/${next.id}`} className="button primary">
                {t('next')} <Icon name="next" size={18} />
              </Link>
              <Link href={`/learn/try/${row.game}/${row.id}`} className="button">
                <Icon name="play" size={18} /> {t('play')}
              </Link>
              {chosen !== puzzle.right && (
                <button type="button" className="button" onClick={() => setChosen(null)}>
                  <Icon name="undo" size={18} /> {t('again')}
                </button>
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

/** What can be chosen, in words: an option, a place or card with the option it belongs to, or a rule. */
function wordOf({ data: { puzzle }, words }: Shown, { pick, blocked }: Choice, book: RuleBook | null): string {
  const { question } = puzzle
  if (question === null) {
    const rule = book === null ? null : ruleIn(book, String(pick))
    return `${String(pick)} ${rule?.title ?? ''}`.trim()
  }
  const picks = blocked?.picks ?? question.picks
  return plain(words.option({ ...question, picks }, pick))
}

interface AnswerProps {
  readonly row: ExampleRow
  readonly shown: Shown
  readonly isRight: boolean
  readonly book: RuleBook | null
}

/** Whether it was right, why, and by which rule. */
function Answer({ row, shown, isRight, book }: AnswerProps) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const { t: want } = useTranslation('coach')
  const { reason, values, form } = shown.data.puzzle
  const [best, second] = values ?? [0, 0]
  const loss = Math.max(1, Math.round((best - second) * 100))
  return (
    <div className="puzzle-answer" data-right={isRight ? '' : undefined}>
      <p>
        <b>{t(isRight ? 'outcome.right' : 'outcome.wrong')}</b>{' '}
        {form === 'best' ? t('best.why', { count: loss }) : t(`${row.game}.${row.id}`)}
      </p>
      {reason !== null && <p>{want(reason.replace(/^reason\./, 'want.'))}</p>}
      <p className="puzzle-rules">
        {t('rules')}{' '}
        {row.laws.map((law) => (
          <Link key={law} href={ruleHref(row.game, book === null ? law : (ruleIn(book, law)?.id ?? law))}>
            {law} {book === null ? '' : ruleIn(book, law)?.title}
          </Link>
        ))}
      </p>
    </div>
  )
}
