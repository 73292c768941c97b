import { call, type Listener, procedure, reaction, run, type Seat } from '@spinney/kernel'
import { ATTACKER, DEFENDER } from '../../actions/battle-types.ts'
import { dealHits } from '../../actions/hits.ts'
import { takeFromHeap } from '../../actions/items.ts'
import { ongoingBattle } from '../../actions/ongoing.ts'
import { enemies, settleLosses } from '../../actions/removal.ts'
import { layRuinItems } from '../../actions/ruins.ts'
import { board } from '../../board/map.ts'
import { kindAt } from '../../core/book.ts'
import type { Faction, TableRule } from '../../core/content.ts'
import type { Hits } from '../../core/hits.ts'
import type { Modifiers, Removal, RootEvents } from '../../core/hooks.ts'
import { markUsed } from '../../core/once.ts'
import { count, shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { chance } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { enlisting } from '../../factions/vagabond/characters/arbiter.ts'
import { vagrantChooses, vagrantScores } from '../../factions/vagabond/characters/vagrant.ts'
import { vagabond, vagabond2 } from '../../factions/vagabond/index.ts'
import { forestNumber, forestOf, pawnOf } from '../../factions/vagabond/pawn.ts'
import { twoVagabonds, vagabondAt } from '../../factions/vagabond/state.ts'
import type { ItemId } from '../../facts/items.ts'
import { itemIndex } from '../../facts/items.ts'
import { craftOrder, endEvening, revealOrder } from '../order.ts'
import { tellStep, tellTrait } from '../priorities.ts'
import { botAt, hasTrait, isLevel, orderCards } from '../state.ts'
import { aiding, exploring, fighting, newQuest, questing, repairOne } from './actions.ts'
import {
  addItem,
  damagedItems,
  damageItems,
  keepItem,
  onBattleTrack,
  readyItems,
  refreshItems,
  repairItems,
  undamagedItems,
} from './items.ts'
import { scorching, slipping, special, stealing } from './specials.ts'
import { isVagabot, vagabotAt } from './state.ts'
import { forestsNear, walking } from './walk.ts'

/** All items are alike to him: any four that Vagabonds start with. */
const START_ITEMS: readonly ItemId[] = ['boot', 'torch', 'sword', 'bag']

function begin(human: Faction) {
  return (g: Root, seat: Seat): void => {
    human.begin(g, seat)
    const { character } = botAt(g, seat)
    vagabondAt(g, seat).character = character
    g.own.vagabots ??= {}
    g.own.vagabots[g.factions[seat]!] = { quest: -1, slipped: false }
  }
}

/** The forests that touch most clearings. */
function startForests(g: Visible): string[] {
  const { forests } = board(g).data
  const top = Math.max(...forests.map(({ clearings }) => clearings.length))
  return forests.filter(({ clearings }) => clearings.length === top).map(({ id }) => id)
}

/** VB.0 Setup: the pawn in the forest with most neighbours, a quest of his own, items under the ruins and his. */
const setup = procedure<Root, Own>('clockwork.vagabot.setup', [
  chance('VB.0', 'clockworkForest', {
    picks: 'forest',
    options: (g) => startForests(g),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, id) => {
      vagabondAt(g, s.seat).forest = forestNumber(g, id)
      shift(g, pawnOf(g, s.seat), SUPPLY, BOARD, 1)
      call(g, newQuest, { seat: s.seat })
    },
  }),
  run('VB.0', 'items', (g, s) => {
    layRuinItems(g, twoVagabonds(g) ? 2 : 1, 'VB.0')
    const number = botAt(g, s.seat).character === 'tinker' ? START_ITEMS.length - 1 : START_ITEMS.length
    for (const item of START_ITEMS.slice(0, number)) {
      takeFromHeap(g, itemIndex(item))
      addItem(g, s.seat, itemIndex(item), 'VB.0')
    }
  }),
])

/** Birdsong: VB.1 the order, VB.2 crafting, VB.3 slipping away from trouble. */
const birdsong = procedure<Root, Own>('clockwork.vagabot.birdsong', [
  run('VB.1', 'order', (g, b) => {
    vagabotAt(g, b.seat).slipped = false
    revealOrder(g, b.seat, 'VB.1')
  }),
  run('VB.2', 'craft', (g, b) => craftOrder(g, b.seat, 'VB.2')),
  run('VB.3', 'slip', (g, b) => {
    if (undamagedItems(g, b.seat) > 2 || forestsNear(g, b.seat).length === 0) return
    tellStep('VB.3', b.seat)
    vagabotAt(g, b.seat).slipped = true
    call(g, slipping, { seat: b.seat, law: 'VB.3' })
  }),
])

type Action = 'explore' | 'quest' | 'aid' | 'battle' | 'repair' | 'special'

/** What he does by the suit of the order. */
const SEQUENCES: readonly (readonly Action[])[] = [
  ['explore', 'battle', 'special'],
  ['battle', 'repair', 'special'],
  ['quest', 'aid', 'battle', 'repair'],
  ['explore', 'quest', 'aid', 'battle'],
]

/** Questing: another list. */
const QUESTING: readonly (readonly Action[])[] = [
  ['explore', 'special', 'battle'],
  ['special', 'aid', 'battle'],
  ['quest', 'aid', 'battle'],
  ['explore', 'quest', 'battle'],
]

const ACTIONS: { readonly [A in Action]: (g: Root, seat: Seat) => void } = {
  explore: (g, seat) => call(g, exploring, { seat }),
  quest: (g, seat) => call(g, questing, { seat, done: false }),
  aid: (g, seat) => call(g, aiding, { seat }),
  battle: (g, seat) => call(g, fighting, { seat, other: -1, again: false }),
  repair: repairOne,
  special,
}

interface Daylight extends Own {
  /** The action of the list that comes next. */
  next: number
}

/** Daylight: the actions of the order, as long as an item is ready. */
const daylight = procedure<Root, Daylight>('clockwork.vagabot.daylight', [
  run('VB.4', 'begin', (_g, d) => {
    d.next = 0
  }),
  run('VB.4', 'actions', (g, d) => {
    const list = (hasTrait(g, d.seat, 'questing') ? QUESTING : SEQUENCES)[botAt(g, d.seat).suit] ?? []
    const action = list[d.next]
    if (vagabotAt(g, d.seat).slipped) return 'done'
    if (action === undefined || readyItems(g, d.seat) === 0) return 'next'
    d.next += 1
    ACTIONS[action](g, d.seat)
    return 'again'
  }),
  run('VB.T', 'adventurer', (g, d) => {
    if (!hasTrait(g, d.seat, 'adventurer') || readyItems(g, d.seat) === 0) return
    tellTrait('VB.T', d.seat, 'adventurer')
    markUsed(g, `clockwork.adventurer.${d.seat}`)
    call(g, questing, { seat: d.seat, done: false })
  }),
])

/** VB.10: items that are refreshed: more where none is damaged. */
function refreshes(g: Visible, seat: Seat): number {
  const level = isLevel(g, seat, 'easy') ? -1 : isLevel(g, seat, 'default') ? 0 : 1
  return (damagedItems(g, seat) > 0 ? 4 : 6) + level
}

/** Evening: VB.10 refresh, VB.11 repair, VB.12 discard. */
const evening = procedure<Root, Own>('clockwork.vagabot.evening', [
  run('VB.10', 'refresh', (g, e) => {
    tellStep('VB.10', e.seat)
    refreshItems(g, e.seat, refreshes(g, e.seat), 'VB.10')
  }),
  run('VB.11', 'repair', (g, e) => {
    tellStep('VB.11', e.seat)
    const one = hasTrait(g, e.seat, 'berserker') ? 2 : 1
    repairItems(g, e.seat, forestOf(g, e.seat) >= 0 ? damagedItems(g, e.seat) : one, 'VB.11')
  }),
  run('VB.12', 'discard', (g, e) => endEvening(g, e.seat, 'VB.12')),
])

/** Hits damage items: exhausted ones first. */
const takeHits = procedure<Root, Hits>('clockwork.vagabot.takeHits', [
  run('VB.H', 'damage', (g, h) => damageItems(g, h.seat, h.hits, 'VB.H')),
])

/** Marksman: a hit before the roll. */
const marksman = procedure<Root, Own>('clockwork.vagabot.marksman', [
  run('VB.T', 'hit', (g, m) => {
    tellTrait('VB.T', m.seat, 'marksman')
    dealHits(g, ongoingBattle(g), DEFENDER, 1)
  }),
  run('VB.T', 'losses', (g) => settleLosses(g, 'VB.T', ongoingBattle(g))),
])

const onBattle: Listener<Root, RootEvents['beforeRoll']> = (g, { battle }) => {
  const seat = battle.sides[ATTACKER]
  return isVagabot(g, seat) && hasTrait(g, seat, 'marksman') ? reaction(marksman, { seat }) : null
}

/** VB.7: a point for every warrior he removes as attacker. */
const onRemoved: Listener<Root, Removal> = (g, { by, battle, losses }) => {
  if (battle === null || by !== battle.sides[ATTACKER] || !isVagabot(g, by)) return null
  const fallen = losses.reduce((sum, loss) => sum + (kindAt(g, loss.kind).category === 'warrior' ? loss.count : 0), 0)
  score(g, by, fallen, 'VB.7')
  return null
}

/** Lone wanderer: where everything around him is removed, three items are damaged. */
const onSwept: Listener<Root, RootEvents['swept']> = (g, { by, place }) => {
  for (let seat = 0; seat < g.factions.length; seat++) {
    if (isVagabot(g, seat) && enemies(g, by, seat) && count(g, pawnOf(g, seat), place) > 0)
      damageItems(g, seat, 3, 'VB.H')
  }
  return null
}

/** The Battle Track: hits that can be rolled, and those an Arbiter brings to whom he protects. */
const fighters: Modifiers['fighters'] = (n, g, battle, side) => {
  const seat = battle.sides[side]!
  const own = isVagabot(g, seat) ? 1 + Math.min(2, onBattleTrack(g, seat)) : n
  const protector = side === DEFENDER ? battle.helpers[DEFENDER] : -1
  return protector >= 0 && isVagabot(g, protector) ? own + onBattleTrack(g, protector) : own
}

const extraHits: Modifiers['extraHits'] = (hits, g, battle, side) => {
  const seat = battle.sides[side]!
  return side === ATTACKER && isVagabot(g, seat) && onBattleTrack(g, seat) === 3 ? hits + 1 : hits
}

/** A Vagabot in the place of a Vagabond. */
const vagabot = (human: Faction): Faction => ({
  ...human,
  automaton: true,
  takeHits,
  defenceless: (g, battle) => undamagedItems(g, battle.sides[DEFENDER]) === 0,
  begin: begin(human),
  setup,
  birdsong,
  daylight,
  evening,
  gainItem: keepItem,
  cardsKept: (g) => orderCards(g, g.seatOf[human.id]!),
  procedures: [],
  battleEffects: [],
  on: {},
  modify: {},
})

/** The Vagabot, and what holds for both where there are two. */
export const clockworkVagabond: Faction = vagabot(vagabond)

export const clockworkVagabond2: Faction = { ...vagabot(vagabond2), needs: 'vagabond' }

/** What Vagabots change of the common rules, once for both. */
export const vagabotRule: Pick<TableRule, 'procedures' | 'on' | 'modify'> = {
  procedures: [
    aiding,
    enlisting,
    exploring,
    fighting,
    marksman,
    newQuest,
    questing,
    scorching,
    slipping,
    stealing,
    takeHits,
    walking,
  ],
  on: { beforeRoll: onBattle, removed: onRemoved, swept: onSwept },
  modify: {
    moveNeedsRule: (needs, g, party) => needs && !isVagabot(g, party),
    figures: (n, g, party, place) => (isVagabot(g, party) ? n + count(g, pawnOf(g, party), place) : n),
    fighters,
    extraHits,
    hitChooser: vagrantChooses,
    scorer: vagrantScores,
  },
}
