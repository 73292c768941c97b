import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { Scene, SceneProps } from '../../../table/face.ts'
import { choiceOf, stateOf, suitAt } from '../../view.ts'
import { type BoardProps, Fact, Part } from '../parts.tsx'
import { type PlotSeen, plotsSeen } from './plots.ts'
import './corvid.css'

const { plots } = boards.CORVID

/** The plots that are left, and those on the map as far as the viewer knows them. */
export function CorvidBoard({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const g = stateOf(view)
  const seen = plotsSeen(g)
  const open = seen.filter(({ isOpen }) => isOpen).length
  return (
    <>
      <dl className="root-facts">
        <Fact
          icon={<Piece kind="token" faction="corvid" type="plot" size={24} />}
          value={words.number(g.own.corvid.plotSupply.length)}
          label={words.message('ui.plotsLeft')}
        />
        <Fact value={words.number(seen.length - open)} label={words.message('ui.faceDown')} />
        <Fact value={words.number(open)} label={words.message('ui.faceUp')} />
        <Fact value={words.message('ui.vp', { count: open + 1 })} label={words.message('ui.nextFlip')} />
      </dl>
      {viewer === seat && <Supply scene={scene} />}
      <Part title={words.message('ui.plotsOnMap')}>
        {seen.length === 0 && <p className="root-none">{words.term('none')}</p>}
        <ul className="root-plots">
          {seen.map((plot) => (
            <li key={plot.clearing} className={plot.isOpen ? 'root-plot is-shown' : 'root-plot'}>
              <PlotLine scene={scene} seen={plot} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** What the Corvids can still place: for their own eyes. */
function Supply({ scene }: SceneProps) {
  const { words, view } = scene
  const supply: readonly (number | null)[] = stateOf(view).own.corvid.plotSupply
  return (
    <Part title={words.message('field.plotSupply')}>
      <ul className="root-items">
        {plots.map((plot, type) => {
          const count = supply.filter((other) => other === type).length
          return (
            <li key={plot}>
              <Kind scene={scene} plot={plot} />
              <b>{words.number(count)}</b>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** A type of plot; a button while one is chosen. */
function Kind({ scene, plot }: SceneProps & { readonly plot: string }) {
  const { words } = scene
  const choice = choiceOf(scene, `plot:${plot}`)
  const inner = (
    <>
      <Piece kind="token" faction="corvid" type={`plot-${plot}`} size={28} />
      {words.term(plot)}
    </>
  )
  if (!choice) return <span className="root-plot-kind">{inner}</span>
  return (
    <button type="button" className="root-plot-kind root-item is-open" onClick={choice.onSelect}>
      {inner}
    </button>
  )
}

function PlotLine({ scene, seen }: SceneProps & { readonly seen: PlotSeen }) {
  const { words, view } = scene
  const { clearing, plot, isOpen } = seen
  const suit = suitAt(stateOf(view), clearing)
  return (
    <>
      <Piece kind="token" faction="corvid" type={plot === null ? 'plot' : `plot-${plot}`} size={30} />
      <span>
        <b>{plotWord(scene, seen)}</b>
        <small>
          {suit && <SuitMark suit={suit} size={18} label={words.term(suit)} />}
          {words.message('ui.clearing', { number: clearing })}
          {plot !== null && ` · ${words.message(isOpen ? 'ui.isFaceUp' : 'ui.isFaceDown')}`}
        </small>
      </span>
    </>
  )
}

/** What the plot is, or what everybody knows it is not. */
function plotWord({ words }: Scene, { plot, ruledOut }: PlotSeen): string {
  if (plot !== null) return words.term(plot)
  if (ruledOut.length === 0) return words.message('ui.isFaceDown')
  return words.message('ui.notPlot', { plots: words.list(ruledOut.map((other) => words.term(other))) })
}
