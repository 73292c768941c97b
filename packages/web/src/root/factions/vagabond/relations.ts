import type { Seat } from '@spinney/kernel'
import { boards } from '@spinney/root'
import type { Scene } from '../../../table/face.ts'
import { factionOf, stateOf } from '../../view.ts'

const { relationships } = boards.VAGABOND
/** As the rules keep it: the marker lies in the Hostile box, or there is no marker. */
const HOSTILE = -1
const NO_MARKER = -2

/** On what terms a Vagabond is with the others, by their seats. */
export function relationsOf(scene: Scene, seat: Seat): { readonly faction: string; readonly relation: string }[] {
  const g = stateOf(scene.view)
  const { relations } = g.own[factionOf(scene, seat) as 'vagabond' | 'vagabond2']
  return relations.flatMap((space, other) => {
    const faction = g.factions[other]
    if (space === NO_MARKER || !faction) return []
    return [{ faction, relation: space === HOSTILE ? 'hostile' : relationships[space]! }]
  })
}
