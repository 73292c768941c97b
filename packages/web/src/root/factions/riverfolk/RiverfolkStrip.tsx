import { boards, SUIT_NAMES } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { FactionId } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import type { SceneProps } from '../../../table/face.ts'
import { choiceOf, factionOf, stateOf, stockOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { Line, Num, Pickable, Row } from '../strip.tsx'

const { boxes, prices, services, tradePostPoints } = boards.RIVERFOLK

/** Services with their prices, trade posts, and everybody's warriors in the boxes. */
export function RiverfolkOwn({ scene }: BoardProps) {
  const { words, view } = scene
  const own = stateOf(view).own.riverfolk
  return (
    <div className="root-own-river">
      <div>
        {services.map((service, i) => (
          <Row key={service} title={<span {...info('service', service)}>{words.term(service)}</span>}>
            {prices.map((price) => (
              <Pickable
                key={price}
                choice={choiceOf(scene, `service:${service}:${price}`)}
                label={words.number(price)}
                className={`root-own-price${price === own.prices[i] ? ' is-now' : ''}`}
                about={info('service', service)}
              >
                <span aria-hidden="true">{words.number(price)}</span>
              </Pickable>
            ))}
          </Row>
        ))}
        <div className="root-own-facts">
          <Posts scene={scene} />
        </div>
      </div>
      <div>
        {boxes.map((box) => (
          <Row key={box} title={words.message(`field.${box}`)}>
            <Warriors scene={scene} box={box} />
          </Row>
        ))}
        {own.hired >= 0 && (
          <Row title={words.message('field.hired')}>
            <Piece
              kind="warrior"
              faction={factionOf(scene, own.hired)}
              size={22}
              label={words.term(factionOf(scene, own.hired))}
            />
          </Row>
        )}
      </div>
    </div>
  )
}

/** Trade posts by suit: on the map, of all. */
function Posts({ scene }: SceneProps) {
  const { words } = scene
  return tradePostPoints.map((_, suit) => {
    const kind = `riverfolk.trade-post-${SUIT_NAMES[suit]}`
    const { map } = stockOf(scene, kind)
    return (
      <Num
        key={kind}
        icon={<Piece kind="token" faction="riverfolk" type={`trade-post-${SUIT_NAMES[suit]}`} size={22} />}
        value={`${words.number(map)}/${words.number(tradePostPoints.length)}`}
        label={words.term(kind)}
        about={info('piece', kind)}
      />
    )
  })
}

/** Warriors in a box, by their owners; a fund that can be used is a button. */
function Warriors({ scene, box }: SceneProps & { readonly box: (typeof boxes)[number] }) {
  const { words, view } = scene
  const { factions, own } = stateOf(view)
  const lying = own.riverfolk[box].flatMap((count, owner) =>
    count === 0 ? [] : [{ faction: factions[owner] as FactionId, count }],
  )
  if (lying.length === 0) return <span className="root-none">–</span>
  return lying.map(({ faction, count }) => (
    <Pickable
      key={faction}
      choice={box === 'funds' ? choiceOf(scene, `fund:${faction}`) : null}
      label={words.message('ui.pieces', { count, kind: `${faction}.warrior` })}
      className="root-num"
      about={info('piece', `${faction}.warrior`)}
    >
      <Piece kind="warrior" faction={faction} size={21} />
      <b>{words.number(count)}</b>
    </Pickable>
  ))
}

/** Prices, funds and trade posts. The hand is open: it lies on the whole board. */
export function RiverfolkGlance({ scene }: BoardProps) {
  const { words, view } = scene
  const own = stateOf(view).own.riverfolk
  const funds = own.funds.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Line>
        <Posts scene={scene} />
      </Line>
      <Line>
        <span className="root-num" title={words.message('field.prices')}>
          <span className="root-num-word">{words.message('field.prices')}</span>
          <b>{own.prices.map((price) => words.number(price)).join('·')}</b>
        </span>
        <Num value={words.number(funds)} label={words.message('field.funds')} isTold />
      </Line>
    </>
  )
}
