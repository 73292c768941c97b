import type { GameEvent } from '@spinney/kernel'
import type { Standing } from '@spinney/root/aides'
import type { PieceGroup } from '../art/types.ts'
import type { Scene } from '../table/face.ts'
import { type PlotSeen, plotSeenAt } from './factions/corvid/plots.ts'
import { isRelic, isWaystation, relicGroup, shownSide } from './factions/keepers/relics.ts'
import { aidesOf, isEverySuit, partyNamed, stateOf, suitAt } from './view.ts'

/** Pieces by clearing number or forest, as the map draws them. */
export function piecesOf(scene: Scene): Record<string, PieceGroup[]> {
  const { pieces, forests } = aidesOf(scene)
  const fresh = freshPlaces(scene.recent, stateOf(scene.view).factions)
  const groups: Record<string, PieceGroup[]> = {}
  const add = (place: string | number, group: PieceGroup) => {
    groups[place] = [...(groups[place] ?? []), group]
  }
  for (const piece of pieces) {
    if (isRelic(piece)) continue
    const { place, faction, name, count } = piece
    add(place, {
      kind: kindOf(piece),
      faction,
      holder: holderOf(stateOf(scene.view), faction),
      type: typeOf(scene, piece),
      count,
      label: pieceLook(scene, piece),
      info: plotOf(scene, piece)?.plot ? `plot:${plotOf(scene, piece)?.plot}` : `piece:${faction}.${name}`,
      fresh: fresh.has(`${place}:${faction}.${name}`),
      ghost: plotOf(scene, piece)?.isOpen === false && typeOf(scene, piece) !== name,
    })
  }
  const { keepers } = aidesOf(scene)
  for (const [place, relics] of Object.entries({ ...keepers?.forests, ...keepers?.clearings })) {
    for (const relic of relics) add(place, relicGroup(scene, relic))
  }
  for (const [landmark, clearing] of Object.entries(stateOf(scene.view).landmarks)) {
    add(clearing, {
      kind: 'landmark',
      type: landmark,
      count: 1,
      label: scene.words.term(landmark),
      info: `landmark:${landmark}`,
    })
  }
  for (const [forest, factions] of Object.entries(forests)) {
    for (const faction of factions) {
      const label = scene.words.term(`${faction}.pawn`)
      const holder = holderOf(stateOf(scene.view), faction)
      add(forest, { kind: 'pawn', faction, holder, count: 1, label, info: `piece:${faction}.pawn` })
    }
  }
  return groups
}

/** The faction of whoever controls a hireling. */
function holderOf({ bands, factions }: ReturnType<typeof stateOf>, party: string): string | undefined {
  return factions[bands[party] ?? -1]
}

/** The warlord counts as a warrior; he stands out like a pawn, and there is only one of him. */
function kindOf({ category, name }: Standing): PieceGroup['kind'] {
  return category === 'figure' || name === 'warlord' ? 'pawn' : (category as PieceGroup['kind'])
}

/** A plot of the Corvids as far as the viewer knows it; undefined for all other pieces. */
function plotOf({ view }: Scene, { faction, name, place }: Standing): PlotSeen | undefined {
  return faction === 'corvid' && name === 'plot' ? plotSeenAt(stateOf(view), place) : undefined
}

function typeOf(scene: Scene, piece: Standing): string {
  if (isWaystation(piece)) return `waystation-${shownSide(scene, piece)}`
  const plot = plotOf(scene, piece)?.plot ?? null
  return plot === null ? piece.name : `plot-${plot}`
}

/** Where something has just come to, as `place:kind`. */
function freshPlaces(events: readonly GameEvent[], factions: readonly string[]): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ what, facts }) => {
      if (what === 'placed') return [`${facts.place}:${facts.kind}`]
      const faction = typeof facts.seat === 'number' ? factions[facts.seat] : undefined
      if (what === 'moved') return [`${facts.to}:${faction}.warrior`]
      if (what === 'warlordMoved') return [`${facts.to}:${faction}.warlord`]
      return what === 'pawnMoved' ? [`${facts.to}:${faction}.pawn`] : []
    }),
  )
}

function pieceLook(scene: Scene, piece: Standing): string {
  const { words } = scene
  const { faction, name, count } = piece
  const kind = words.term(`${faction}.${name}`)
  const plot = plotOf(scene, piece)
  if (plot !== undefined) {
    const way = words.message(plot.isOpen ? 'ui.isFaceUp' : 'ui.isFaceDown')
    return words.message('ui.plotLook', { kind: plot.plot === null ? kind : words.term(plot.plot), way })
  }
  if (isWaystation(piece)) {
    return words.message('ui.waystationLook', { kind, side: words.term(shownSide(scene, piece)) })
  }
  return kindOf(piece) === 'pawn' ? kind : words.message('ui.pieces', { count, kind })
}

/** The pieces of a clearing in words; relics with their values. */
function piecesLook(scene: Scene, clearing: number): string[] {
  const { pieces, keepers } = aidesOf(scene)
  const here = pieces.filter((piece) => piece.place === clearing && !isRelic(piece))
  const relics = keepers?.clearings[clearing] ?? []
  return [...here.map((piece) => pieceLook(scene, piece)), ...relics.map((word) => relicGroup(scene, word).label!)]
}

/** A clearing in words: number, suit, ruler, pieces, what is free. */
export function clearingLook(scene: Scene, clearing: number, slots: number): string {
  const { words, view } = scene
  const g = stateOf(view)
  const suit = suitAt(g, clearing)
  const ruler = g.ruler[clearing] ?? -1
  const hasRuin = g.ruins[clearing] === 1
  const home = g.phase === 'setup' ? (g.factions[g.homelands.findIndex((own) => own.includes(clearing))] ?? '') : ''
  const free = slots - (g.built[clearing] ?? 0) - (hasRuin ? 1 : 0)
  return [
    words.message('ui.clearing', { number: clearing }),
    ...(isEverySuit(g, clearing) ? [words.message('ui.everySuit')] : suit === null ? [] : [words.term(suit)]),
    ruler < 0 ? words.message('ui.ruledByNobody') : words.message('ui.ruledBy', { faction: partyNamed(g, ruler) }),
    ...(home === '' ? [] : [words.message('ui.homeland', { faction: home })]),
    ...piecesLook(scene, clearing),
    ...(hasRuin ? [words.message('ui.ruin')] : []),
    ...Object.keys(g.landmarks).flatMap((landmark) =>
      g.landmarks[landmark] === clearing ? [words.term(landmark)] : [],
    ),
    ...(free > 0 ? [words.message('ui.slots', { count: free })] : []),
  ].join(', ')
}
