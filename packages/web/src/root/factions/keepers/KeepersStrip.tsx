import { boards, cardNamed } from '@spinney/root'
import { Icon, type IconName } from '../../../art/Icon.tsx'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import { info } from '../../../info/ref.ts'
import type { Scene } from '../../../table/face.ts'
import { aidesOf, cardName, choiceOf, stateOf, stockOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { Line, Num, Pickable, Row } from '../strip.tsx'
import {
  clearingAsked,
  relicGroup,
  relicOf,
  relicTypes,
  retinueColumns,
  shownSide,
  waystationName,
  waystations,
} from './relics.ts'

const { relicValues } = boards.KEEPERS

/** A stamp for each column of the Retinue, in their order. */
const STAMPS: readonly IconName[] = ['march', 'battle', 'relic-jewelry']

/** The Retinue in its columns, relics recovered by type, relics in clearings, waystations. */
export function KeepersOwn({ scene, seat }: BoardProps) {
  return (
    <div className="root-own-keepers">
      <ul className="root-own-decree">
        {retinueColumns.map((slot, place) => (
          <li key={slot}>
            <Column scene={scene} seat={seat} slot={slot} place={place} />
          </li>
        ))}
      </ul>
      <div>
        <Recovered scene={scene} />
      </div>
      <div>
        <Waystations scene={scene} seat={seat} />
        <InClearings scene={scene} />
      </div>
    </div>
  )
}

interface ColumnProps extends BoardProps {
  readonly slot: string
  readonly place: number
}

/** A column of the Retinue: its head and its cards can be chosen while cards come or act. */
function Column({ scene, seat, slot, place }: ColumnProps) {
  const { words, view, viewer } = scene
  const isMine = seat === viewer
  const cards = aidesOf(scene).keepers!.retinue[slot]!
  const { ready } = stateOf(view).own.keepers
  const isActing = ready.some((left) => left.length > 0)
  const spent = isActing ? Math.max(0, cards.length - ready[place]!.length) : 0
  return (
    <>
      <Pickable
        choice={isMine ? choiceOf(scene, `column:${slot}`) : null}
        label={spent > 0 ? `${words.term(slot)}: ${words.message('ui.haveActed', { count: spent })}` : words.term(slot)}
        className="root-own-column"
        about={info('slot', slot)}
      >
        <span aria-hidden="true">{words.term(slot)}</span>
      </Pickable>
      <span className="root-own-cards">
        {cards.map((card, i) => {
          const known = cardNamed(card)
          const name = known === undefined ? words.term(card) : cardName(known, words)
          return (
            <Pickable
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a column may be alike
              key={i}
              choice={isMine ? choiceOf(scene, `retinue:${slot}:${card}`) : null}
              label={name}
              about={known === undefined ? undefined : info('card', known.id)}
            >
              <SuitMark suit={known?.suit ?? 'bird'} size={22} />
            </Pickable>
          )
        })}
      </span>
    </>
  )
}

/** Relics recovered, by type: their values, and the spaces still free. */
function Recovered({ scene }: { readonly scene: Scene }) {
  const { words } = scene
  const recovered = aidesOf(scene).keepers!.recovered.map(relicOf)
  return relicTypes.map((type) => {
    const row = recovered.filter((relic) => relic.type === type)
    return (
      <Row
        key={type}
        title={
          <span {...info('relic', type)}>
            <Piece kind="token" faction="keepers" type={`relic-${type}`} size={21} label={words.term(type)} />
          </span>
        }
      >
        {relicValues.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
          <span key={place} className={row[place] ? 'root-own-space is-filled' : 'root-own-space'}>
            {row[place]?.value ?? ''}
          </span>
        ))}
      </Row>
    )
  })
}

/** The waystations: both sides while on the board, the side that shows once on the map. */
function Waystations({ scene, seat }: BoardProps) {
  const { words, viewer } = scene
  return (
    <div className="root-own-facts" title={words.message('ui.waystations')}>
      {waystations.map((sides) => {
        const name = waystationName(sides)
        const isOnMap = stockOf(scene, `keepers.${name}`).map > 0
        return (
          <span key={name} className={isOnMap ? 'root-own-sides' : 'root-own-sides root-away'}>
            {sides.map((side) => {
              if (isOnMap && side !== shownSide(scene, { name })) return null
              const where = words.message(isOnMap ? 'ui.isOnMap' : 'ui.isOnBoard')
              return (
                <Pickable
                  key={side}
                  choice={seat === viewer ? choiceOf(scene, `waystation:keepers.${name}:${side}`) : null}
                  label={`${words.term(side)}, ${where}`}
                  about={info('piece', `keepers.${name}`)}
                >
                  <Piece kind="building" faction="keepers" type={`waystation-${side}`} size={23} />
                </Pickable>
              )
            })}
          </span>
        )
      })}
    </div>
  )
}

/** Relics in clearings; buttons while one of them is carried, recovered or lost. */
function InClearings({ scene }: { readonly scene: Scene }) {
  const { words } = scene
  const asked = clearingAsked(scene)
  const lying = Object.entries(aidesOf(scene).keepers!.clearings)
  return (
    <div className="root-own-relics" title={words.message('ui.relicsOnMap')}>
      {lying.flatMap(([clearing, relics]) =>
        relics.map((word, i) => {
          const { type, value } = relicOf(word)
          return (
            <Pickable
              // biome-ignore lint/suspicious/noArrayIndexKey: two relics of a clearing may be alike
              key={`${clearing}:${i}`}
              choice={clearing === asked ? choiceOf(scene, `relic:${word}`) : null}
              label={`${relicGroup(scene, word).label}, ${words.message('ui.clearing', { number: Number(clearing) })}`}
              className="root-num"
              about={info('relic', word)}
            >
              <Piece kind="token" faction="keepers" type={`relic-${type}`} size={21} />
              <span aria-hidden="true">
                {value !== null && <b>{value}·</b>}
                {words.number(Number(clearing))}
              </span>
            </Pickable>
          )
        }),
      )}
    </div>
  )
}

/** Relics recovered by type, and the size of the Retinue. */
export function KeepersGlance({ scene }: BoardProps) {
  const { words } = scene
  const keepers = aidesOf(scene).keepers!
  const recovered = keepers.recovered.map(relicOf)
  const camps = waystations.filter((sides) => stockOf(scene, `keepers.${waystationName(sides)}`).map > 0).length
  return (
    <>
      <Line>
        {relicTypes.map((type) => (
          <Num
            key={type}
            icon={<Piece kind="token" faction="keepers" type={`relic-${type}`} size={20} />}
            value={words.number(recovered.filter((relic) => relic.type === type).length)}
            label={words.term(type)}
            about={info('relic', type)}
          />
        ))}
      </Line>
      <Line>
        {retinueColumns.map((slot, i) => (
          <Num
            key={slot}
            icon={<Icon name={STAMPS[i]!} size={16} />}
            value={words.number(keepers.retinue[slot]!.length)}
            label={words.term(slot)}
            isTold
            about={info('slot', slot)}
          />
        ))}
        <Num
          icon={<Piece kind="building" faction="keepers" type={`waystation-${waystations[0]![0]}`} size={19} />}
          value={words.number(camps)}
          label={words.message('ui.waystations')}
        />
      </Line>
    </>
  )
}
