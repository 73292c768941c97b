import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { FactionId } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import type { SceneProps } from '../../../table/face.ts'
import { CardChip } from '../../Card.tsx'
import { type Choice, choiceOf, factionOf, knownCards, stateOf } from '../../view.ts'
import { type BoardProps, Fact, Part } from '../parts.tsx'
import { Posts } from './Posts.tsx'
import './riverfolk.css'

const { boxes, prices, services } = boards.RIVERFOLK

/** The open hand, the services with their prices, the boxes with everybody's warriors, the trade posts. */
export function RiverfolkBoard({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const own = stateOf(view).own.riverfolk
  return (
    <>
      {own.hired >= 0 && (
        <dl className="root-facts">
          <Fact
            icon={<Piece kind="warrior" faction={factionOf(scene, own.hired)} size={26} />}
            value={words.term(factionOf(scene, own.hired))}
            label={words.message('field.hired')}
          />
        </dl>
      )}
      {viewer !== seat && <OpenHand scene={scene} seat={seat} />}
      <div className="root-river">
        <Part title={words.message('field.prices')}>
          <ul className="root-services">
            {services.map((service, i) => (
              <li key={service} {...info('service', service)}>
                <Service scene={scene} service={service} price={own.prices[i]!} />
              </li>
            ))}
          </ul>
        </Part>
        <div className="root-boxes">
          {boxes.map((box) => (
            <Part key={box} title={words.message(`field.${box}`)}>
              <Warriors scene={scene} warriors={own[box]} box={box} />
            </Part>
          ))}
        </div>
      </div>
      <Posts scene={scene} />
    </>
  )
}

/** The cards in the Riverfolk's hand, which all may see and buy. */
function OpenHand({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const cards = knownCards(stateOf(view).hands[seat] ?? [])
  return (
    <Part title={words.message('ui.openHand')}>
      {cards.length === 0 && <p className="root-none">{words.message('ui.noCards')}</p>}
      <ul className="root-chips">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a hand may be alike
          <li key={i}>
            <CardChip card={card} words={words} choice={choiceOf(scene, `sale:${card.id}`)} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface ServiceProps extends SceneProps {
  readonly service: string
  readonly price: number
}

/** A service with the spaces of its marker. */
function Service({ scene, service, price }: ServiceProps) {
  const { words } = scene
  return (
    <>
      <b>{words.term(service)}</b>
      <span className="sr-only">{words.number(price)}</span>
      <span className="root-prices">
        {prices.map((space) => (
          <Price
            key={space}
            value={words.number(space)}
            isNow={space === price}
            choice={choiceOf(scene, `service:${service}:${space}`)}
          />
        ))}
      </span>
    </>
  )
}

interface PriceProps {
  readonly value: string
  readonly isNow: boolean
  readonly choice: Choice | null
}

/** A space of a service track: a button while a price is set or paid. */
function Price({ value, isNow, choice }: PriceProps) {
  const look = isNow ? 'root-price is-now' : 'root-price'
  if (!choice) {
    return (
      <i className={look} aria-hidden="true">
        {value}
      </i>
    )
  }
  return (
    <button
      type="button"
      className={`${look} is-open`}
      aria-label={choice.label}
      aria-pressed={choice.selected}
      onClick={choice.onSelect}
    >
      {value}
    </button>
  )
}

interface WarriorsProps extends SceneProps {
  readonly warriors: readonly number[]
  readonly box: string
}

/** Warriors lying in a box, by their owners; a fund that can be used is a button. */
function Warriors({ scene, warriors, box }: WarriorsProps) {
  const { words, view } = scene
  const { factions } = stateOf(view)
  if (warriors.every((count) => count === 0)) return <p className="root-none">{words.term('none')}</p>
  return (
    <ul className="root-items">
      {warriors.map((count, owner) => {
        const faction = factions[owner] as FactionId
        if (count === 0) return null
        return (
          <li key={faction} title={words.term(`${faction}.warrior`)}>
            <FundPiece
              scene={scene}
              faction={faction}
              choice={box === 'funds' ? choiceOf(scene, `fund:${faction}`) : null}
            />
            <b>{words.number(count)}</b>
          </li>
        )
      })}
    </ul>
  )
}

interface FundProps extends SceneProps {
  readonly faction: FactionId
  readonly choice: Choice | null
}

function FundPiece({ scene: { words }, faction, choice }: FundProps) {
  const picture = <Piece kind="warrior" faction={faction} size={28} label={words.term(`${faction}.warrior`)} />
  if (!choice) return picture
  return (
    <button type="button" className="root-item is-open" aria-label={choice.label} onClick={choice.onSelect}>
      {picture}
    </button>
  )
}
