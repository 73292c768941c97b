import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { Track, type TrackSpace } from '../../../art/ui/Track.tsx'
import { info } from '../../../info/ref.ts'
import type { Scene } from '../../../table/face.ts'
import { choiceOf, stateOf, stockOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { Line, Num, Pickable, PieceNum } from '../strip.tsx'
import { warriorsBelow } from './Burrow.tsx'
import { abilityOf, Crown } from './Ministers.tsx'

const { citadelRecruits, marketCards, ministers, ranks, tokens } = boards.DUCHY
const MINISTERS = Object.keys(ministers) as (keyof typeof ministers)[]
const RANKS = Object.keys(ranks) as (keyof typeof ranks)[]

/** The Burrow, tunnels, citadels and markets, and all nine ministers. */
export function DuchyOwn({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const { crowns } = stateOf(view).own.duchy
  return (
    <div className="root-tracks">
      <div className="root-own-facts">
        <Below scene={scene} />
        <Tunnels scene={scene} />
        <IconTrack scene={scene} seat={seat} name="citadel" icons={citadelRecruits} />
        <IconTrack scene={scene} seat={seat} name="market" icons={marketCards} />
      </div>
      <ul className="root-own-ministers">
        {RANKS.map((rank, place) => (
          <li key={rank}>
            <span className="root-row-title" title={words.message('ui.crownsLeft', { number: crowns[place]! })}>
              <span className="sr-only">{words.message(`ui.rank.${rank}`)}</span> <Crown />{' '}
              <b>{words.number(crowns[place]!)}</b>
            </span>
            {MINISTERS.filter((minister) => ministers[minister].rank === rank).map((minister) => (
              <Minister key={minister} scene={scene} seat={seat} minister={minister} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Minister({ scene, seat, minister }: BoardProps & { readonly minister: (typeof MINISTERS)[number] }) {
  const { words, view, viewer } = scene
  const isSwayed = stateOf(view).own.duchy.swayed.includes(minister)
  const state = words.message(isSwayed ? 'ui.isSwayed' : 'ui.isUnswayed')
  return (
    <Pickable
      choice={seat === viewer ? choiceOf(scene, `minister:${minister}`) : null}
      label={`${words.term(minister)}, ${state}: ${abilityOf(minister, words)}`}
      className={isSwayed ? 'root-own-minister is-swayed' : 'root-own-minister'}
      about={info('minister', minister)}
    >
      <span aria-hidden="true">{words.term(minister)}</span>
    </Pickable>
  )
}

function Below({ scene }: { readonly scene: Scene }) {
  const { words } = scene
  return (
    <Num
      icon={<Piece kind="warrior" faction="duchy" size={22} />}
      value={words.number(warriorsBelow(scene))}
      label={words.message('ui.inBurrow')}
      about={info('piece', 'duchy.warrior')}
    />
  )
}

function Tunnels({ scene }: { readonly scene: Scene }) {
  const { words } = scene
  const { map } = stockOf(scene, 'duchy.tunnel')
  return (
    <Num
      icon={<Piece kind="token" faction="duchy" type="tunnel" size={22} />}
      value={`${words.number(map)}/${words.number(tokens.tunnel)}`}
      label={words.message('ui.tunnelsOnMap')}
      about={info('piece', 'duchy.tunnel')}
    />
  )
}

interface IconTrackProps extends BoardProps {
  readonly name: 'citadel' | 'market'
  /** Warriors or cards that the spaces add. */
  readonly icons: readonly number[]
}

/** A row of three buildings. */
function IconTrack({ scene, seat, name, icons }: IconTrackProps) {
  const { words, viewer } = scene
  const kind = words.term(`duchy.${name}`)
  const { map } = stockOf(scene, `duchy.${name}`)
  const choice = seat === viewer ? choiceOf(scene, `building:${name}`) : null
  const spaces = icons.map((count, i): TrackSpace => {
    const adds = words.message(`ui.adds.${name}`, { count })
    return {
      key: String(i),
      filled: i >= map,
      value: `+${count}`,
      label: [`${kind} ${i + 1}`, adds, words.message(i >= map ? 'ui.isOnBoard' : 'ui.isOnMap')].join(', '),
      next: i === map,
      info: `space:duchy.${name}:${i}`,
      ...(choice && i === map ? { selectable: true, selected: choice.selected } : {}),
    }
  })
  return (
    <Track
      label={<span className="sr-only">{kind}</span>}
      piece={{ kind: 'building', faction: 'duchy', type: name }}
      spaces={spaces}
      size={30}
      {...(choice ? { onSelect: () => choice.onSelect() } : {})}
    />
  )
}

/** Buildings, tunnels, and how many ministers are swayed. */
export function DuchyGlance({ scene }: BoardProps) {
  const { words, view } = scene
  const { swayed } = stateOf(view).own.duchy
  return (
    <>
      <Line>
        <PieceNum scene={scene} faction="duchy" name="citadel" where="map" />
        <PieceNum scene={scene} faction="duchy" name="market" where="map" />
        <Tunnels scene={scene} />
      </Line>
      <Line>
        <Num icon={<Crown />} value={words.number(swayed.length)} label={words.message('field.swayed')} isTold />
        <Num value={words.number(warriorsBelow(scene))} label={words.message('ui.inBurrow')} isTold />
      </Line>
    </>
  )
}
