import { botFor, cardAt } from '@spinney/root'
import { keptBy } from '@spinney/words/clockwork'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../art/types.ts'
import { info } from '../../info/ref.ts'
import { CardView } from '../Card.tsx'
import { type BoardProps, Part } from '../factions/parts.tsx'
import { PieceNum } from '../factions/strip.tsx'
import { factionOf, stateOf } from '../view.ts'
import { botOf, factsOf, holdings, orderSuit } from './view.ts'
import './clockwork.css'

/** The board of an automaton: its order, its cards, what it keeps, and what comes next. */
export function ClockworkBoard({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const faction = factionOf(scene, seat)
  const { letter } = botFor(faction)!
  const { next } = factsOf(scene, seat)
  return (
    <div className="clockwork">
      <div className="clockwork-side">
        <p className="root-about">{words.message('clockwork.about')}</p>
        <Order scene={scene} seat={seat} />
        <Part title={words.message('clockwork.board.next')}>
          <p className="clockwork-now">{words.term(next)}</p>
        </Part>
        <Settings scene={scene} seat={seat} />
        <Part title={words.message('clockwork.board.kept')}>
          <p className="clockwork-pieces">
            {holdings(faction).map(({ name, category }) => (
              <PieceNum key={name} scene={scene} faction={faction} name={name} category={category} where="map" />
            ))}
          </p>
          <dl className="clockwork-kept">
            {keptBy(view, faction).map(([label, said], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
              <div key={i}>
                <dt>{words.say(label)}</dt>
                <dd>{words.say(said) || '–'}</dd>
              </div>
            ))}
          </dl>
        </Part>
      </div>
      <div className="clockwork-side">
        <Part title={words.message('clockwork.board.steps')}>
          <ol className="clockwork-steps">
            {stepsOf(letter, words.has).map((step) => (
              <li key={step} aria-current={step === next ? 'step' : undefined}>
                {words.term(step)}
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </div>
  )
}

/** No board has more steps. */
const MOST_STEPS = 20

/** The numbered steps of a board, as far as they have words. */
const stepsOf = (letter: string, has: (key: string) => boolean): string[] =>
  Array.from({ length: MOST_STEPS }, (_, i) => `${letter}.${i + 1}`).filter((step) => has(`term.${step}`))

/** The order card, and the clearings that it means, from the highest priority on. */
function Order({ scene, seat }: BoardProps) {
  const { words } = scene
  const bot = botOf(scene, seat)
  const suit = orderSuit(bot) as Suit | null
  const { ordered } = factsOf(scene, seat)
  return (
    <Part title={words.message('clockwork.board.order')}>
      {suit === null ? (
        <p {...info('order', 'none')}>{words.message('clockwork.board.noOrder')}</p>
      ) : (
        <div className="clockwork-order">
          {bot.order >= 0 && <CardView card={cardAt(bot.order)} words={words} compact />}
          <p {...info('order', suit)}>
            <SuitMark suit={suit} size={22} /> <b>{words.term(suit)}</b>{' '}
            <span>{words.message('clockwork.board.ordered', { clearings: words.row(ordered.map(words.number)) })}</span>
          </p>
        </div>
      )}
    </Part>
  )
}

/** Difficulty and traits, each with what it changes. */
function Settings({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const bot = botOf(scene, seat)
  const { faction } = botFor(factionOf(scene, seat))!
  const level =
    bot.difficulty === 'default' ? 'clockwork.level.default' : `clockwork.level.${faction}.${bot.difficulty}`
  return (
    <>
      <Part title={words.message('clockwork.board.difficulty')}>
        <p {...info('level', `${faction}.${bot.difficulty}`)}>
          <b className="clockwork-name">{words.term(`level-${bot.difficulty}`)}</b> {words.message(level)}
        </p>
        {stateOf(view).own.cooperative === true && <p>{words.message('clockwork.board.together')}</p>}
      </Part>
      {bot.traits.length > 0 && (
        <Part title={words.message('clockwork.board.traits')}>
          <ul className="clockwork-traits">
            {bot.traits.map((trait) => (
              <li key={trait} {...info('trait', trait)}>
                <b className="clockwork-name">{words.term(`trait-${trait}`)}</b>{' '}
                {words.message(`clockwork.trait.${trait}`)}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
