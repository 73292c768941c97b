import type { Pick, Question } from '@spinney/kernel'
import { cardNamed } from '@spinney/root'
import { type IconName, isIcon } from '../art/Icon.tsx'
import type { Scene, TargetId, Titled } from '../table/face.ts'
import { cardName, partyNamed, stateOf } from './view.ts'

/** Stamps of actions, as menus name them; cards and items have stamps of their own name. */
const STAMPS: { readonly [action: string]: IconName } = {
  march: 'march',
  move: 'march',
  marshal: 'march',
  brigadier: 'march',
  advance: 'march',
  glide: 'march',
  battle: 'battle',
  captain: 'battle',
  crusade: 'battle',
  instigate: 'battle',
  recruit: 'recruiter',
  build: 'hammer',
  foremole: 'hammer',
  repair: 'hammer',
  craft: 'workshop',
  export: 'bag',
  steal: 'bag',
  aid: 'bag',
  overwork: 'sawmill',
  'bird-action': 'birdsong',
  mobilize: 'sympathy',
  organize: 'sympathy',
  train: 'decree',
  draw: 'decree',
  quest: 'decree',
  explore: 'torch',
  'day-labor': 'torch',
  'scorched-earth': 'torch',
  hideout: 'evening',
  strike: 'crossbow',
  coalition: 'dominance',
  'activate-dominance': 'dominance',
  'take-dominance': 'dominance',
  score: 'dominance',
  dig: 'tunnel',
  plot: 'plot',
  trick: 'plot',
  'trade-post': 'trade-post',
  sanctify: 'garden',
  'propaganda-bureau': 'propaganda-bureau',
  'league-of-adventurous-mice': 'league',
}

/** The stamp of an action, where it is there. */
export function iconOf(_question: Question, pick: Pick): IconName | null {
  if (typeof pick !== 'string') return null
  const stamp = STAMPS[pick] ?? pick
  return isIcon(stamp) ? stamp : null
}

const PLACE = /^(?:clearing|from|to):(\d+)$/
const CARD = /^(?:card|beside|crafted|supporter|discard):(.+)$/

/** A clearing and who rules it; a card by its name. */
export function titleOf({ view, words }: Scene, target: TargetId): Titled | null {
  const clearing = PLACE.exec(target)?.[1]
  if (clearing !== undefined) {
    const g = stateOf(view)
    const ruler = g.ruler[Number(clearing)] ?? -1
    return {
      name: words.message('ui.clearing', { number: Number(clearing) }),
      note:
        ruler < 0 ? words.message('ui.ruledByNobody') : words.message('ui.ruledBy', { faction: partyNamed(g, ruler) }),
      targets: [`clearing:${clearing}`, `from:${clearing}`],
    }
  }
  const card = cardNamed(CARD.exec(target)?.[1] ?? '')
  return card === undefined ? null : { name: cardName(card, words), note: null, targets: [target] }
}
