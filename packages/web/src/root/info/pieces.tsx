import { BOX, boards, HIRELING_IDS, ITEM_IDS, kindNamed, type PieceKind } from '@spinney/root'
import { Piece } from '../../art/pieces/Piece.tsx'
import type { FactionId } from '../../art/types.ts'
import type { InfoContent } from '../../info/content.ts'
import type { InfoPlace } from '../../info/place.ts'
import { stateOf, stockOf } from '../view.ts'
import { fact, told, upper } from './common.tsx'

/** The rules of each kind of piece, by its name without suit or sides. */
const PIECE_LAWS: { readonly [name: string]: readonly string[] } = {
  warrior: ['2.5', '4.2', '4.3'],
  pawn: ['9.2.2', '9.2.3'],
  warlord: ['14.2.2', '14.4.3'],
  sawmill: ['6.4'],
  workshop: ['6.2.1', '4.1'],
  recruiter: ['6.5.3', '6.6'],
  keep: ['6.2.2', '6.2.3'],
  wood: ['6.5.4.II'],
  roost: ['7.5.2.I', '7.6.1'],
  base: ['8.2.4', '8.4.1'],
  sympathy: ['8.2.6', '8.4.2'],
  garden: ['10.2.4', '10.5.1'],
  'trade-post': ['11.2.5', '11.5.6'],
  citadel: ['12.4'],
  market: ['12.6.3'],
  tunnel: ['12.2.2', '12.2.4'],
  plot: ['13.2.2', '13.4.2'],
  stronghold: ['14.4.2'],
  mob: ['14.4.1', '14.6.1'],
  relic: ['15.2.1', '15.5.2.III'],
  waystation: ['15.2.2', '15.4.1'],
  hired: ['E.3.1', 'E.3.2', 'E.3.4'],
  'hired-pawn': ['E.3.2', 'E.3.4'],
  foothold: ['E.3.6'],
  vault: ['E.3.1', 'E.3.6'],
}

const ITEM_LAWS: { readonly [item: string]: string } = {
  boot: '9.5.1',
  bag: '9.6.4',
  crossbow: '9.5.6',
  hammer: '9.5.7',
  sword: '9.5.2',
  tea: '9.4.1',
  coin: '9.6.2',
  torch: '9.5.3',
}

/** The name of a kind without what tells its tiles apart: `garden-fox` is a garden. */
export const baseName = (id: string): string => {
  const [faction = '', name = ''] = id.split('.')
  if (HIRELING_IDS.includes(faction)) return name === 'warrior' ? 'hired' : name === 'pawn' ? 'hired-pawn' : name
  return Object.keys(PIECE_LAWS).find((known) => name === known || name.startsWith(`${known}-`)) ?? name
}

/** What a piece looks like. */
const pictureOf = ({ faction, category, id }: PieceKind, size: number) => {
  const name = id.slice(faction.length + 1)
  const kind = category === 'figure' || name === 'warlord' ? 'pawn' : category
  const type = name.startsWith('waystation-') ? `waystation-${name.split('-')[1]}` : name
  return <Piece kind={kind} faction={faction as FactionId} type={type} size={size} />
}

/** What is printed at a space of a track, by kind: what its piece costs and scores. */
function trackFacts(place: InfoPlace, kind: PieceKind, space: number) {
  const { MARQUISE, EYRIE, ALLIANCE } = boards
  const name = kind.id.slice(kind.faction.length + 1)
  if (name === 'sawmill' || name === 'workshop' || name === 'recruiter') {
    const [cost, points] = [MARQUISE.woodCost[space], MARQUISE.points[name][space]]
    return [
      cost === undefined ? null : fact(place, 'cost', place.words.message('count.wood', { count: cost })),
      points === undefined ? null : fact(place, 'points', place.words.message('ui.vp', { count: points })),
    ]
  }
  if (name === 'roost') {
    const points = EYRIE.roostPoints[space]
    return [points === undefined ? null : fact(place, 'points', place.words.message('ui.vp', { count: points }))]
  }
  if (name !== 'sympathy') return []
  const [cost, points] = [ALLIANCE.sympathyCost[space], ALLIANCE.sympathyPoints[space]]
  return [
    cost === undefined ? null : fact(place, 'cost', place.words.message('count.card', { count: cost })),
    points === undefined ? null : fact(place, 'points', place.words.message('ui.vp', { count: points })),
  ]
}

function piece(place: InfoPlace, id: string, space: number | null = null): InfoContent | null {
  const kind = kindNamed(id)
  if (kind === undefined) return null
  const { words, scene } = place
  const base = baseName(id)
  const stock = scene === null ? null : stockOf(scene, id)
  const outOf = (number: number) => words.message('ui.outOf', { number, total: kind.max })
  return told(place, kind.category, words.term(id), {
    picture: pictureOf(kind, 44),
    text: [words.message(`info.piece.${base}`)],
    facts:
      stock === null
        ? []
        : [
            fact(place, 'onMap', outOf(stock.map)),
            stock.supply > 0 ? fact(place, 'supply', words.number(stock.supply)) : null,
            stock.board > 0 ? fact(place, 'board', words.number(stock.board)) : null,
            ...trackFacts(place, kind, space ?? (base === 'roost' ? stock.map - 1 : stock.map)),
          ],
    laws: PIECE_LAWS[base] ?? [],
    targets: [`building:${id.slice(id.indexOf('.') + 1)}`],
  })
}

/** A space of a track, such as `marquise.sawmill:2`: the piece, and what this space is worth. */
function space(place: InfoPlace, id: string): InfoContent | null {
  const [kind = '', index = '0'] = id.split(':')
  const about = piece(place, kind, Number(index))
  return about === null
    ? null
    : {
        ...about,
        kind: `${upper(place.words.message('info.kind.space'))} · ${place.words.number(Number(index) + 1)}`,
        text: [...about.text, place.words.message('info.space')],
      }
}

function item(place: InfoPlace, id: string): InfoContent | null {
  const type = ITEM_IDS.find((known) => known === id.split('-')[0])
  if (type === undefined) return null
  const { words, scene } = place
  const left = scene === null ? null : (stateOf(scene.view).supplyItems[ITEM_IDS.indexOf(type)] ?? 0)
  return told(place, 'item', words.term(type), {
    picture: <Piece kind="item" type={type} size={44} />,
    text: [words.message(`info.item.${type}`)],
    facts: [left === null ? null : fact(place, 'supply', words.number(left))],
    laws: ['9.2.5', ITEM_LAWS[type]!],
    targets: [`item:${id}`, `hoard:${type}`],
  })
}

export const pieceInfo = { piece: (place: InfoPlace, id: string) => piece(place, id), space, item }

/** All ids of these kinds, for the gallery and for tests. */
export const PIECE_IDS: readonly string[] = BOX.map(({ id }) => id)
