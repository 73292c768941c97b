import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { ItemId } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import type { Scene } from '../../../table/face.ts'
import { aidesOf, choiceOf, stateOf, stockOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { Line, Num, Pickable, PieceNum, Row } from '../strip.tsx'
import { effectOf } from './Moods.tsx'

const { buildings, hoard, hoardSpaces, hoardValue, moods, tokens } = boards.HUNDREDS
const TRACKS = Object.keys(hoard) as (keyof typeof hoard)[]
type Mood = keyof typeof moods
const MOODS = Object.keys(moods) as Mood[]

/** The warlord's clearing; null while he is not on the map. */
export function warlordAt(scene: Scene): number | null {
  const found = aidesOf(scene).pieces.find(({ faction, name }) => faction === 'hundreds' && name === 'warlord')
  return found?.place ?? null
}

/** The mood, the warlord, the Hoard, strongholds and mobs; the other moods while one is chosen. */
export function HundredsOwn({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const { mood } = stateOf(view).own.hundreds
  const isChoosing = scene.question?.kind === 'hundredsMood' && seat === scene.viewer
  return (
    <div className="root-tracks">
      <p className="root-own-line" {...info('mood', mood)}>
        <b>{words.term(mood)}</b> {effectOf(mood, words)}
      </p>
      {isChoosing ? <Moods scene={scene} seat={seat} /> : <Hoard scene={scene} seat={seat} />}
      <div className="root-own-facts">
        <Warlord scene={scene} />
        <Num
          icon={<Piece kind="building" faction="hundreds" type="stronghold" size={22} />}
          value={`${words.number(stockOf(scene, 'hundreds.stronghold').map)}/${words.number(buildings.stronghold)}`}
          label={words.message('ui.strongholdsOnMap')}
          about={info('piece', 'hundreds.stronghold')}
        />
        <Num
          icon={<Piece kind="token" faction="hundreds" type="mob" size={22} />}
          value={`${words.number(stockOf(scene, 'hundreds.mob').map)}/${words.number(tokens.mob)}`}
          label={words.message('ui.mobsOnMap')}
          about={info('piece', 'hundreds.mob')}
        />
      </div>
    </div>
  )
}

function Warlord({ scene }: { readonly scene: Scene }) {
  const { words } = scene
  const at = warlordAt(scene)
  return (
    <Num
      icon={<Piece kind="warrior" faction="hundreds" type="warlord" size={24} />}
      value={at === null ? words.message('ui.fallen') : words.message('ui.clearing', { number: at })}
      label={words.message('ui.warlord')}
      about={info('piece', 'hundreds.warlord')}
    />
  )
}

/** The two tracks, each in one row. */
function Hoard({ scene, seat }: BoardProps) {
  const { words, viewer } = scene
  const own = aidesOf(scene).hundreds!
  return TRACKS.map((track) => (
    <Row
      key={track}
      title={
        <>
          {words.message(`ui.hoard.${track}`)} <b>{words.number(own[track])}</b>
        </>
      }
    >
      {Array.from({ length: hoardSpaces }, (_, place) => {
        const item = own.hoard[track][place] as ItemId | undefined
        if (item === undefined) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
            <span key={place} className="root-own-space">
              <span className="sr-only">{words.message('ui.emptySpace')}</span> {words.number(hoardValue[place + 1]!)}
            </span>
          )
        }
        return (
          <Pickable
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
            key={place}
            choice={seat === viewer ? choiceOf(scene, `hoard:${item}`) : null}
            label={words.term(item)}
            about={info('item', item)}
          >
            <Piece kind="item" type={item} size={25} />
          </Pickable>
        )
      })}
    </Row>
  ))
}

/** The other moods, with the items that bar them. */
function Moods({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const { command, prowess } = aidesOf(scene).hundreds!.hoard
  const hoarded = [...command, ...prowess]
  return (
    <ul className="root-own-ministers">
      <li>
        {MOODS.filter((mood) => mood !== stateOf(view).own.hundreds.mood).map((mood) => {
          const { barredBy } = moods[mood]
          const isBarred = hoarded.includes(barredBy ?? '')
          return (
            <Pickable
              key={mood}
              choice={seat === viewer ? choiceOf(scene, `mood:${mood}`) : null}
              label={[
                `${words.term(mood)}: ${effectOf(mood, words)}`,
                ...(isBarred ? [words.message('ui.barred', { item: words.term(barredBy!) })] : []),
              ].join(' ')}
              className={isBarred ? 'root-own-minister is-barred' : 'root-own-minister is-swayed'}
              about={info('mood', mood)}
            >
              <span aria-hidden="true">{words.term(mood)}</span>
              {barredBy !== null && <Piece kind="item" type={barredBy} size={17} state={isBarred ? 'ready' : 'gone'} />}
            </Pickable>
          )
        })}
      </li>
    </ul>
  )
}

/** Mood, warlord, the values of the Hoard. */
export function HundredsGlance({ scene }: BoardProps) {
  const { words, view } = scene
  const own = aidesOf(scene).hundreds!
  return (
    <>
      <Line>
        <PieceNum scene={scene} faction="hundreds" name="stronghold" where="map" />
        <PieceNum scene={scene} faction="hundreds" name="mob" category="token" where="map" />
      </Line>
      <Line>
        <span {...info('mood', stateOf(view).own.hundreds.mood)}>{words.term(stateOf(view).own.hundreds.mood)}</span>
        <Warlord scene={scene} />
        <span className="root-num" title={TRACKS.map((track) => words.message(`ui.hoard.${track}`)).join(' / ')}>
          <b>{TRACKS.map((track) => words.number(own[track])).join('/')}</b>
        </span>
      </Line>
    </>
  )
}
