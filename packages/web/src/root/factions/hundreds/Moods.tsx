import { boards } from '@spinney/root'
import type { Words } from '@spinney/words'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { info } from '../../../info/ref.ts'
import { aidesOf, type Choice, choiceOf, stateOf } from '../../view.ts'
import { type BoardProps, Part } from '../parts.tsx'

const { moods } = boards.HUNDREDS
type Mood = keyof typeof moods
const MOODS = Object.keys(moods) as Mood[]

/** The present mood and what it does. */
export function MoodNow({ scene: { words, view } }: BoardProps) {
  const { mood } = stateOf(view).own.hundreds
  return (
    <p className="root-leader root-mood-now">
      <b>{words.term(mood)}</b> <span>{effectOf(mood, words)}</span>
    </p>
  )
}

/** The other moods, and the hoarded items that bar some of them. */
export function OtherMoods({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const { mood } = stateOf(view).own.hundreds
  const { command, prowess } = aidesOf(scene).hundreds!.hoard
  const hoarded = [...command, ...prowess]
  return (
    <Part title={words.message('ui.otherMoods')}>
      <ul className="root-moods">
        {MOODS.filter((other) => other !== mood).map((other) => (
          <li key={other} {...info('mood', other)}>
            <MoodChip
              words={words}
              mood={other}
              isBarred={hoarded.includes(moods[other].barredBy ?? '')}
              choice={seat === viewer ? choiceOf(scene, `mood:${other}`) : null}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface ChipProps {
  readonly words: Words
  readonly mood: Mood
  readonly isBarred: boolean
  readonly choice: Choice | null
}

/** A mood with the item that bars it; a button while one is chosen. */
function MoodChip({ words, mood, isBarred, choice }: ChipProps) {
  const { barredBy } = moods[mood]
  const inner = (
    <>
      {words.term(mood)}
      {barredBy !== null && <Piece kind="item" type={barredBy} size={22} state={isBarred ? 'ready' : 'gone'} />}
      {isBarred && <span className="sr-only">{words.message('ui.barred', { item: words.term(barredBy!) })}</span>}
    </>
  )
  const look = `root-mood${isBarred ? ' is-barred' : ''}${choice?.selected ? ' is-selected' : ''}`
  if (!choice) {
    return (
      <span className={look} title={effectOf(mood, words)}>
        {inner}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`${look} is-open`}
      aria-pressed={choice.selected}
      title={effectOf(mood, words)}
      onClick={choice.onSelect}
    >
      {inner}
    </button>
  )
}

/** What the option of a mood says behind its name. */
export function effectOf(mood: string, words: Words): string {
  return words.message(`option.hundredsMood.${mood}`).replace(/^[^:：]*[:：]\s*/, '')
}
