import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { info } from '../../../info/ref.ts'
import type { Scene } from '../../../table/face.ts'
import { choiceOf, stateOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { Line, Num, Pickable, Row } from '../strip.tsx'
import { plotsSeen } from './plots.ts'
import './corvid.css'

const { plots } = boards.CORVID

/** Plots to place, and those on the map with their clearings. */
export function CorvidOwn({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const g = stateOf(view)
  const supply: readonly (number | null)[] = g.own.corvid.plotSupply
  const seen = plotsSeen(g)
  const open = seen.filter(({ isOpen }) => isOpen).length
  return (
    <div className="root-tracks">
      {seat === viewer && (
        <ul className="root-own-plots" aria-label={words.message('field.plotSupply')}>
          {plots.map((plot, type) => (
            <li key={plot}>
              <Pickable
                choice={choiceOf(scene, `plot:${plot}`)}
                label={words.term(plot)}
                className="root-own-plot"
                about={info('plot', plot)}
              >
                <Piece kind="token" faction="corvid" type={`plot-${plot}`} size={26} />
                <span aria-hidden="true">{words.term(plot)}</span>
              </Pickable>
              <b>{words.number(supply.filter((other) => other === type).length)}</b>
            </li>
          ))}
        </ul>
      )}
      <Row title={words.message('ui.plotsOnMap')}>
        {seen.length === 0 && <span className="root-none">–</span>}
        {seen.map(({ clearing, plot, isOpen }) => (
          <span
            key={clearing}
            className={isOpen ? 'root-num is-open-plot' : 'root-num'}
            {...(plot === null ? info('piece', 'corvid.plot') : info('plot', plot))}
          >
            <Piece
              kind="token"
              faction="corvid"
              type={plot === null ? 'plot' : `plot-${plot}`}
              size={22}
              label={[
                plot === null ? words.message('ui.isFaceDown') : words.term(plot),
                words.message('ui.clearing', { number: clearing }),
                words.message(isOpen ? 'ui.isFaceUp' : 'ui.isFaceDown'),
              ].join(' · ')}
            />
            <b aria-hidden="true">{words.number(clearing)}</b>
          </span>
        ))}
      </Row>
      <div className="root-own-facts">
        <Counts scene={scene} />
        <Num value={words.message('ui.vp', { count: open + 1 })} label={words.message('ui.nextFlip')} isTold />
      </div>
    </div>
  )
}

function Counts({ scene }: { readonly scene: Scene }) {
  const { words, view } = scene
  const seen = plotsSeen(stateOf(view))
  const open = seen.filter(({ isOpen }) => isOpen).length
  return (
    <>
      <Num value={words.number(seen.length - open)} label={words.message('ui.faceDown')} isTold />
      <Num value={words.number(open)} label={words.message('ui.faceUp')} isTold />
    </>
  )
}

/** Plots face down and face up on the map. */
export function CorvidGlance({ scene }: BoardProps) {
  const { words, view } = scene
  const g = stateOf(view)
  return (
    <>
      <Line>
        <Num
          icon={<Piece kind="token" faction="corvid" type="plot" size={22} />}
          value={words.number(plotsSeen(g).length)}
          label={words.message('ui.plotsOnMap')}
          about={info('piece', 'corvid.plot')}
        />
      </Line>
      <Line>
        <Counts scene={scene} />
      </Line>
    </>
  )
}
