import type { Json, Seat, View } from '@spinney/kernel'
import { MAPS } from '@spinney/root'
import { rootSorts } from '@spinney/words/root'
import { FACTION_INKS } from '../art/data/inks.ts'
import { Piece } from '../art/pieces/Piece.tsx'
import { rootLayout } from '../art/root/layout.ts'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import { ensureMessages } from '../i18n/index.ts'
import { fieldOf, MAIN, partsAt } from '../i18n/parts.ts'
import type { InfoOf } from '../info/place.ts'
import type { GameFace, Measures, Scene, SeatMark, SideScene, Stage, Standing, TargetId } from '../table/face.ts'
import { shapeNow } from '../table/ground.ts'
import { Board } from './Board.tsx'
import { forecast, foughtIn } from './battle.ts'
import { Glance } from './Glance.tsx'
import { Market } from './Market.tsx'
import { drawingOf, SHEETS } from './map.ts'
import { Own } from './Own.tsx'
import { BattleScene, DraftPrompt, Overview } from './onDemand.tsx'
import { iconOf, titleOf } from './options.ts'
import { SeatBoard } from './SeatBoard.tsx'
import { Status } from './Status.tsx'
import { SOUNDS } from './sounds.ts'
import { changesSince, placesOf, stampOf } from './story.ts'
import { startOf, targetsOf } from './targets.ts'
import { gainOf, sharesOf, travels } from './travels.tsx'
import { aidesOf, factionAt, inkOf, partyNamed, stateOf } from './view.ts'
import '../art/art.css'
import './root.css'
import './boards.css'
import './glance.css'
import './hand.css'
import './own.css'
import './seats.css'
import '../art/root/icons.ts'

/** How Root is drawn. */
export const face: GameFace = {
  Board,
  Market,
  Own,
  SeatBoard,
  Glance,
  Overview,
  measures,
  Status,
  targetsOf,
  startOf,
  iconOf,
  titleOf,
  places: { include: /^(?:clearing|from|to|forest):/, ask: 'ui.pickPlace' },
  wording: rootSorts,
  isPrice: ({ what }) => rootSorts.story?.parts[what] === 'price',
  brief,
  handOf: ({ view, words }, seat) => ({
    count: stateOf(view).hands[seat]!.length,
    label: words.message('ui.cardsInHand'),
  }),
  markOf,
  travels,
  gainOf,
  sharesOf,
  forecast,
  decisions: { draftFaction: DraftPrompt },
  sideScene,
  prepare,
  info,
  fetch,
  standing,
  heldBy,
  sounds: SOUNDS,
  placesOf,
  stampOf,
  changesSince,
}

/** A table with nothing but the base game has no further stamps. */
async function fetch(config: Json): Promise<void> {
  const isBase = partsAt('root', config).every((part) => part === MAIN || part === 'clockwork')
  const isMore = fieldOf(config, 'deck') !== 'base' || fieldOf(config, 'landmarks') !== undefined
  if (!isBase || isMore) await import('../art/root/more.ts')
}

/** What info cards tell comes with its words. */
async function info(): Promise<InfoOf> {
  const [{ infoOf }] = await Promise.all([import('./info/index.tsx'), ensureMessages('root', ['info'])])
  return infoOf
}

/** The battle that is being fought, or has just been. */
function sideScene({ scene, isBrief, rule }: Stage): SideScene | null {
  const fought = foughtIn(scene)
  if (fought === null || scene.action === null) return null
  const node = <BattleScene scene={scene} fought={fought} isBrief={isBrief} rule={rule} />
  return { key: scene.action.line.from, isOn: fought.now !== null, node }
}

function prepare(map: string): readonly (() => void)[] {
  const { width, height } = SHEETS[shapeNow()]
  return Object.hasOwn(MAPS, map) ? [() => rootLayout(drawingOf(map), width, height)] : []
}

/** Tokens are the smallest; figures in a full clearing come near. */
function measures(view: View): Measures {
  const { width, height } = SHEETS[shapeNow()]
  const { s } = rootLayout(drawingOf(stateOf(view).map), width, height)
  return { ratio: width / height, piece: (24 * s) / width }
}

function brief({ view, words }: Scene, seat: Seat): string {
  const g = stateOf(view)
  if (factionAt(view, seat) === null) return words.message(view.asked?.seat === seat ? 'ui.drafting' : 'ui.notDrafted')
  return g.dominance[seat]! >= 0 ? words.message('ui.dominance') : words.message('ui.vp', { count: g.scores[seat]! })
}

/** The clearings where a seat has pieces. */
function heldBy(scene: Scene, seat: Seat): TargetId[] {
  const faction = factionAt(scene.view, seat)
  const places = aidesOf(scene).pieces.filter((piece) => piece.faction === faction)
  return [...new Set(places.map(({ place }) => `clearing:${place}`))]
}

function standing(view: View): Standing {
  const { turns, scores, factions } = stateOf(view)
  return {
    round: Math.ceil(turns / factions.length),
    rounds: null,
    scores,
    sides: factions.map((_, seat) => factionAt(view, seat)),
  }
}

/** The faction at a seat: its ink, and its animal. A hireling, which comes after the seats, is known by its figure. */
function markOf(view: View, seat: Seat): SeatMark | undefined {
  const faction = factionAt(view, seat)
  const g = stateOf(view)
  if (faction === null) {
    const hireling = partyNamed(g, seat)
    if (hireling === '') return undefined
    const picture = (size: number) => <Piece kind="warrior" faction={hireling} size={size + 4} />
    return { ink: inkOf(g, seat), shape: 'square', picture }
  }
  return {
    ink: FACTION_INKS[faction].a,
    shape: 'circle',
    picture: (size) => <Avatar faction={faction} size={size + 4} />,
  }
}
