import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { Track, type TrackSpace } from '../../../art/ui/Track.tsx'
import { CardChip } from '../../Card.tsx'
import { choiceOf, knownCards, stateOf, stockOf } from '../../view.ts'
import { type BoardProps, Fact, Part } from '../parts.tsx'
import { warriorsBelow } from './Burrow.tsx'
import { Ministers } from './Ministers.tsx'
import './duchy.css'

const { citadelRecruits, marketCards, tokens } = boards.DUCHY

/** The Burrow and its tunnels, citadels and markets, the ministers with their crowns. */
export function DuchyBoard({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const { revealed } = stateOf(view).own.duchy
  const tunnels = stockOf(scene, 'duchy.tunnel')
  return (
    <>
      <dl className="root-facts">
        <Fact
          icon={<Piece kind="warrior" faction="duchy" size={26} />}
          value={words.number(warriorsBelow(scene))}
          label={words.message('ui.inBurrow')}
        />
        <Fact
          icon={<Piece kind="token" faction="duchy" type="tunnel" size={24} />}
          value={words.message('ui.outOf', { number: tunnels.map, total: tokens.tunnel })}
          label={words.message('ui.tunnelsOnMap')}
        />
      </dl>
      {revealed.length > 0 && (
        <Part title={words.message('field.revealed')}>
          <ul className="root-chips">
            {knownCards(revealed).map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
              <li key={i}>
                <CardChip card={card} words={words} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Ministers scene={scene} seat={seat} />
      <div className="root-mole-tracks">
        <IconTrack scene={scene} seat={seat} name="citadel" icons={citadelRecruits} />
        <IconTrack scene={scene} seat={seat} name="market" icons={marketCards} />
      </div>
    </>
  )
}

interface IconTrackProps extends BoardProps {
  readonly name: 'citadel' | 'market'
  /** Warriors or cards that the spaces add. */
  readonly icons: readonly number[]
}

/** A row of buildings; the icons below those on the map count. */
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
      ...(choice && i === map ? { selectable: true, selected: choice.selected } : {}),
    }
  })
  return (
    <Track
      label={kind}
      detail={[words.message('ui.onMap', { count: map }), words.message(`ui.addsWhat.${name}`)].join(' · ')}
      piece={{ kind: 'building', faction: 'duchy', type: name }}
      spaces={spaces}
      size={40}
      {...(choice ? { onSelect: () => choice.onSelect() } : {})}
    />
  )
}
