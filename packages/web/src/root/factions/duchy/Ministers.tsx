import { boards } from '@spinney/root'
import type { Words } from '@spinney/words'
import { info } from '../../../info/ref.ts'
import { choiceOf, stateOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'

const { ministers, ranks } = boards.DUCHY
type Rank = keyof typeof ranks
const RANKS = Object.keys(ranks) as Rank[]
const MINISTERS = Object.keys(ministers) as (keyof typeof ministers)[]

/** The ministers by rank: what each does, who is swayed, and the crowns that are left. */
export function Ministers({ scene, seat }: BoardProps) {
  return (
    <div className="root-ministers">
      {RANKS.map((rank, i) => (
        <RankList key={rank} scene={scene} seat={seat} rank={rank} place={i} />
      ))}
    </div>
  )
}

function RankList({ scene, seat, rank, place }: BoardProps & { readonly rank: Rank; readonly place: number }) {
  const { words, view } = scene
  const { swayed, crowns } = stateOf(view).own.duchy
  const { cards, points } = ranks[rank]
  return (
    <section className={`root-rank is-${rank}`}>
      <h3>
        {words.message(`ui.rank.${rank}`)}{' '}
        <span className="root-rank-points">{words.message('ui.vp', { count: points })}</span>
      </h3>
      <p className="root-rank-cost">
        {words.message('ui.swayCards', { count: cards })} · {words.message('ui.crownsLeft', { number: crowns[place]! })}
      </p>
      <ul>
        {MINISTERS.filter((minister) => ministers[minister].rank === rank).map((minister) => (
          <li key={minister} {...info('minister', minister)}>
            <MinisterLine scene={scene} seat={seat} minister={minister} isSwayed={swayed.includes(minister)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps extends BoardProps {
  readonly minister: string
  readonly isSwayed: boolean
}

function MinisterLine({ scene, seat, minister, isSwayed }: LineProps) {
  const { words, viewer } = scene
  const choice = seat === viewer ? choiceOf(scene, `minister:${minister}`) : null
  const look = `root-minister${isSwayed ? ' is-swayed' : ''}${choice?.selected ? ' is-selected' : ''}`
  const inner = (
    <>
      <b>
        {isSwayed && <Crown />}
        {words.term(minister)}
      </b>
      <span className="sr-only">{words.message(isSwayed ? 'ui.isSwayed' : 'ui.isUnswayed')}</span>
      <span>{abilityOf(minister, words)}</span>
    </>
  )
  if (!choice) return <div className={look}>{inner}</div>
  return (
    <button type="button" className={`${look} is-open`} aria-pressed={choice.selected} onClick={choice.onSelect}>
      {inner}
    </button>
  )
}

/** What the option of a minister says behind its name. */
export function abilityOf(minister: string, words: Words): string {
  return words.message(`option.duchyParliament.${minister}`).replace(/^[^:：]*[:：]\s*/, '')
}

export function Crown() {
  return (
    <svg className="root-crown" width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <path d="M2 12.4 1.2 3.4 5.4 6.6 9 1.4 12.6 6.6 16.8 3.4 16 12.4Z" />
    </svg>
  )
}
