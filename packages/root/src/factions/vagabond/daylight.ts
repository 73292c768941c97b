import { call, procedure, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { suitOf } from '../../board/map.ts'
import type { Crafting } from '../../core/content.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { EVERY_SUIT } from '../../core/suits.ts'
import { CHARACTER_IDS, type CharacterId } from '../../facts/factions/vagabond.ts'
import { closedBy, closedCraft, closedIn } from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { callRepair, strikeTargets, striking } from './actions.ts'
import { callAid, canAid } from './aid.ts'
import { glide } from './characters/harrier.ts'
import { hideout } from './characters/ranger.ts'
import { scorchedEarth } from './characters/scoundrel.ts'
import { steal } from './characters/thief.ts'
import { dayLabor } from './characters/tinker.ts'
import { instigate } from './characters/vagrant.ts'
import { inClearing, moveHurdles, readyOf, whyNoAid, whyNoBattle, whyNoCoalition, whyNoQuest } from './closing.ts'
import { callCoalition, canFormCoalition } from './coalition.ts'
import { callExplore, canExplore } from './explore.ts'
import { BOOT, CROSSBOW, damagedCount, exhaustOne, HAMMER, readyCount, SWORD, TORCH } from './items.ts'
import { moveTargets, moving, readyBoots } from './move.ts'
import { clearingOf } from './pawn.ts'
import { callQuest, questOptions } from './quests.ts'
import { vagabondAt } from './state.ts'

const ready = (g: Root, seat: Seat, type: number): number => readyCount(vagabondAt(g, seat), type)

/** 9.5.1 Move */
const move: Action<Own> = {
  id: 'move',
  law: '9.5.1',
  available: (g, d) => moveTargets(g, d.seat, readyBoots(g, d.seat)).length > 0,
  ...closedIn((g, d) => moveHurdles(g, d.seat), readyOf(BOOT, '9.5.1')),
  perform: (g, d) => call(g, moving, { seat: d.seat }),
}

/** 9.5.2 Battle */
const battle: Action<Own> = {
  id: 'battle',
  law: '9.5.2',
  available: (g, d) => {
    const clearing = clearingOf(g, d.seat)
    return clearing > 0 && ready(g, d.seat, SWORD) > 0 && canPayForBattle(g, d.seat, clearing)
  },
  ...closedBy(inClearing('9.5.2'), readyOf(SWORD, '9.5.2'), whyNoBattle),
  perform: (g, d) => {
    exhaustOne(g, d.seat, SWORD, '9.5.2')
    callBattle(g, d.seat, '9.5.2', clearingOf(g, d.seat))
  },
}

/** 9.5.3 Explore */
const explore: Action<Own> = {
  id: 'explore',
  law: '9.5.3',
  available: (g, d) => canExplore(g, d.seat),
  ...closedBy(inClearing('9.5.3'), readyOf(TORCH, '9.5.3'), () => because('9.5.3', 'noRuinThere')),
  perform: (g, d) => callExplore(g, d.seat),
}

/** 9.5.4 Aid */
const aid: Action<Own> = {
  id: 'aid',
  law: '9.5.4',
  available: (g, d) => canAid(g, d.seat),
  ...closedBy((g, d) => whyNoAid(g, d.seat)),
  perform: (g, d) => callAid(g, d.seat),
}

/** 9.5.5 Quest */
const quest: Action<Own> = {
  id: 'quest',
  law: '9.5.5',
  available: (g, d) => questOptions(g, d.seat).length > 0,
  ...closedBy((g, d) => whyNoQuest(g, d.seat)),
  perform: (g, d) => callQuest(g, d.seat),
}

/** 9.5.6 Strike */
const strike: Action<Own> = {
  id: 'strike',
  law: '9.5.6',
  available: (g, d) => ready(g, d.seat, CROSSBOW) > 0 && strikeTargets(g, d.seat).length > 0,
  ...closedBy(readyOf(CROSSBOW, '9.5.6'), inClearing('9.5.6'), () => because('9.5.6', 'nothingToStrike')),
  perform: (g, d) => call(g, striking, { seat: d.seat }),
}

/** 9.5.7 Repair */
const repair: Action<Own> = {
  id: 'repair',
  law: '9.5.7',
  available: (g, d) => ready(g, d.seat, HAMMER) > 0 && damagedCount(vagabondAt(g, d.seat)) > 0,
  ...closedBy(readyOf(HAMMER, '9.5.7'), () => because('9.5.7', 'nothingDamaged')),
  perform: (g, d) => callRepair(g, d.seat),
}

/** 9.5.8 Craft */
const craft: Action<Own> = {
  id: 'craft',
  law: '9.5.8',
  available: (g, d) => canCraft(g, d.seat),
  ...closedCraft('9.5.8', (g, d) => inClearing('9.5.8')(g, d) ?? readyOf(HAMMER, '9.5.8')(g, d)),
  perform: (g, d) => callCraft(g, d.seat),
}

/** 9.2.8: a dominance card forms a coalition. */
const coalition: Action<Own> = {
  id: 'coalition',
  law: '9.2.8',
  available: (g, d) => canFormCoalition(g, d.seat),
  ...closedBy((g, d) => whyNoCoalition(g, d.seat)),
  perform: (g, d) => callCoalition(g, d.seat),
}

/** 9.2.1, 9.5.8: ready hammers craft, all in the suit of the pawn's clearing. */
export const hammers: Crafting = {
  power: (g, seat) => {
    const power: [number, number, number, number] = [0, 0, 0, 0]
    const clearing = clearingOf(g, seat)
    if (clearing > 0)
      power[suitOf(g, clearing) === EVERY_SUIT ? 3 : (suitOf(g, clearing) as 0 | 1 | 2)] = ready(g, seat, HAMMER)
    return power
  },
  activate: (g, seat) => exhaustOne(g, seat, HAMMER, '9.5.8'),
}

/** 9.5.9: the special actions that are taken in Daylight. */
const SPECIAL: Readonly<Partial<Record<CharacterId, Action<Own>>>> = {
  thief: steal,
  tinker: dayLabor,
  ranger: hideout,
  vagrant: instigate,
  scoundrel: scorchedEarth,
  harrier: glide,
}

const GENERAL_ACTIONS = [move, battle, explore, aid, quest, strike, repair, craft, coalition]

const actionsOf: { readonly [character: string]: readonly Action<Own>[] } = {
  '': GENERAL_ACTIONS,
  ...Object.fromEntries(
    CHARACTER_IDS.map((id) => {
      const special = SPECIAL[id]
      return [id, special === undefined ? GENERAL_ACTIONS : [...GENERAL_ACTIONS, special]]
    }),
  ),
}

/** 9.5 Daylight: any actions in any order and number, as long as there are items to exhaust. */
export const daylight = procedure<Root, Own>('vagabond.daylight', [
  menu('9.5', 'vagabondDaylight', 'daylight', (g, d) => actionsOf[vagabondAt(g, d.seat).character]!),
])
