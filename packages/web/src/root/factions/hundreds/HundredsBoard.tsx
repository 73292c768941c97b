import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { SceneProps } from '../../../table/face.ts'
import { stockOf } from '../../view.ts'
import { type BoardProps, Fact, Part } from '../parts.tsx'
import { Hoard } from './Hoard.tsx'
import { warlordAt } from './HundredsStrip.tsx'
import { MoodNow, OtherMoods } from './Moods.tsx'
import './hundreds.css'

const { buildings, oppressPoints, tokens } = boards.HUNDREDS

/** The warlord and his mood, the Hoard, strongholds and mobs, and what oppressing is worth. */
export function HundredsBoard({ scene, seat }: BoardProps) {
  const { words } = scene
  const at = warlordAt(scene)
  // What is asked for comes first, where it is seen without scrolling.
  const isChoosing = scene.question?.kind === 'hundredsMood' && seat === scene.viewer
  return (
    <>
      <dl className="root-facts">
        <Fact
          icon={<Piece kind="warrior" faction="hundreds" type="warlord" size={30} />}
          value={at === null ? words.message('ui.fallen') : words.message('ui.clearing', { number: at })}
          label={words.message('ui.warlord')}
        />
        <Fact
          icon={<Piece kind="building" faction="hundreds" type="stronghold" size={26} />}
          value={words.message('ui.outOf', {
            number: stockOf(scene, 'hundreds.stronghold').map,
            total: buildings.stronghold,
          })}
          label={words.message('ui.strongholdsOnMap')}
        />
        <Fact
          icon={<Piece kind="token" faction="hundreds" type="mob" size={26} />}
          value={words.message('ui.outOf', { number: stockOf(scene, 'hundreds.mob').map, total: tokens.mob })}
          label={words.message('ui.mobsOnMap')}
        />
      </dl>
      <MoodNow scene={scene} seat={seat} />
      {isChoosing && <OtherMoods scene={scene} seat={seat} />}
      <Hoard scene={scene} seat={seat} />
      {!isChoosing && <OtherMoods scene={scene} seat={seat} />}
      <Oppression scene={scene} />
    </>
  )
}

/** Points for so many clearings without enemies, as printed. */
function Oppression({ scene: { words } }: SceneProps) {
  return (
    <Part title={words.message('ui.oppress')}>
      <ol className="root-oppress">
        {oppressPoints.map((points, clearings) => {
          if (clearings === 0) return null
          const isLast = clearings === oppressPoints.length - 1
          const number = isLast ? `${words.number(clearings)}+` : words.number(clearings)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
            <li key={clearings}>
              <span>{number}</span> <b>{words.message('ui.vp', { count: points })}</b>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
