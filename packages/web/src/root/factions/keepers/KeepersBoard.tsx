import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { info } from '../../../info/ref.ts'
import type { SceneProps } from '../../../table/face.ts'
import { aidesOf, type Choice, choiceOf, stockOf } from '../../view.ts'
import { type BoardProps, Fact, Part } from '../parts.tsx'
import { RelicArea } from './RelicArea.tsx'
import { Retinue } from './Retinue.tsx'
import { clearingAsked, relicGroup, relicOf, shownSide, waystationName, waystations } from './relics.ts'
import './keepers.css'

const { retinueLimit } = boards.KEEPERS

/** The Retinue by columns, the relics recovered and those on the map, the waystations. */
export function KeepersBoard({ scene, seat }: BoardProps) {
  const { words } = scene
  const keepers = aidesOf(scene).keepers!
  const size = Object.values(keepers.retinue).reduce((sum, cards) => sum + cards.length, 0)
  const camps = (
    <Part title={words.message('ui.waystations')}>
      <Waystations scene={scene} seat={seat} />
    </Part>
  )
  // What is asked for comes first, where it is seen without scrolling.
  const isPitching = scene.question?.kind === 'keepersWaystation' && seat === scene.viewer
  return (
    <>
      {isPitching && camps}
      <Part title={words.message('ui.retinue', { number: size, total: retinueLimit })}>
        <Retinue scene={scene} seat={seat} />
      </Part>
      <div className="root-keepers">
        <Part title={words.message('ui.recovered')}>
          <RelicArea scene={scene} />
        </Part>
        <div className="root-keepers-map">
          {!isPitching && camps}
          <RelicsOnMap scene={scene} />
        </div>
      </div>
    </>
  )
}

/** The three waystations: on the board with both sides, or on the map with the side that shows. */
function Waystations({ scene, seat }: BoardProps) {
  const { words, viewer } = scene
  return (
    <ul className="root-waystations">
      {waystations.map((sides) => {
        const name = waystationName(sides)
        const isOnMap = stockOf(scene, `keepers.${name}`).map > 0
        return (
          <li key={name} className={isOnMap ? 'is-away' : undefined}>
            {sides.map((side) => {
              if (isOnMap && side !== shownSide(scene, { name })) return null
              const choice = seat === viewer ? choiceOf(scene, `waystation:keepers.${name}:${side}`) : null
              return <Side key={side} side={side} choice={choice} label={words.term(side)} />
            })}
            <small>{words.message(isOnMap ? 'ui.isOnMap' : 'ui.isOnBoard')}</small>
          </li>
        )
      })}
    </ul>
  )
}

interface SideProps {
  readonly side: string
  readonly label: string
  readonly choice: Choice | null
}

/** One side of a waystation; a button while it can be laid so. */
function Side({ side, label, choice }: SideProps) {
  const tile = <Piece kind="building" faction="keepers" type={`waystation-${side}`} size={32} label={label} />
  if (!choice) return tile
  return (
    <button
      type="button"
      className={`root-item is-open${choice.selected ? ' is-selected' : ''}`}
      aria-label={choice.label}
      onClick={choice.onSelect}
    >
      {tile}
    </button>
  )
}

/** The relics in clearings; buttons while one of them is carried, recovered or lost. */
function RelicsOnMap({ scene }: SceneProps) {
  const { words } = scene
  const clearings = Object.entries(aidesOf(scene).keepers!.clearings)
  const asked = clearingAsked(scene)
  if (clearings.length === 0) {
    return (
      <dl className="root-facts">
        <Fact value={words.term('none')} label={words.message('ui.relicsOnMap')} />
      </dl>
    )
  }
  return (
    <Part title={words.message('ui.relicsOnMap')}>
      <ul className="root-items">
        {clearings.flatMap(([clearing, relics]) =>
          relics.map((word, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two relics of a clearing may be alike
            <li key={`${clearing}:${i}`} title={relicGroup(scene, word).label} {...info('relic', word)}>
              <Relic scene={scene} word={word} choice={clearing === asked ? choiceOf(scene, `relic:${word}`) : null} />
              <small>{words.message('ui.clearing', { number: Number(clearing) })}</small>
            </li>
          )),
        )}
      </ul>
    </Part>
  )
}

interface RelicProps extends SceneProps {
  readonly word: string
  readonly choice: Choice | null
}

/** A relic with its value. */
function Relic({ scene, word, choice }: RelicProps) {
  const { type, value } = relicOf(word)
  const label = relicGroup(scene, word).label!
  const picture = (
    <>
      <Piece kind="token" faction="keepers" type={`relic-${type}`} size={30} label={label} />
      {value !== null && (
        <b className="root-relic-value" aria-hidden="true">
          {value}
        </b>
      )}
    </>
  )
  if (!choice) return <span className="root-relic">{picture}</span>
  return (
    <button type="button" className="root-relic root-item is-open" aria-label={choice.label} onClick={choice.onSelect}>
      {picture}
    </button>
  )
}
