import { call, type Procedure, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, mayAttack, newBattle } from '../../actions/battle.ts'
import { takeFromBox } from '../../actions/items.ts'
import { takeFromRuin } from '../../actions/ruins.ts'
import { isOfSuit } from '../../board/map.ts'
import { draw } from '../../cards/hand.ts'
import { clearings, isAutomaton } from '../../core/book.ts'
import { isPlayer } from '../../core/parties.ts'
import { presenceOf } from '../../core/pieces.ts'
import { chance } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Party, Root, Visible } from '../../core/state.ts'
import { suitNumber } from '../../core/suits.ts'
import { seenAt, typesIn, withdraw } from '../../factions/vagabond/explore.ts'
import { clearingOf } from '../../factions/vagabond/pawn.ts'
import { questNumber, questWords } from '../../factions/vagabond/quests.ts'
import { vagabondAt } from '../../factions/vagabond/state.ts'
import { ITEM_IDS, itemIndex } from '../../facts/items.ts'
import { QUESTS } from '../../facts/quests.ts'
import {
  bestPlayer,
  type Choice,
  enemyPieces,
  fewest,
  most,
  piecesOf,
  targets,
  tellNothing,
  tellPlayer,
  tellStep,
  tellTrait,
} from '../priorities.ts'
import { hasTrait } from '../state.ts'
import { addItem, damagedItems, exhaustItems, readyItems, repairItems } from './items.ts'
import { questOf, vagabotAt } from './state.ts'
import { nearest, reachable, walkTo } from './walk.ts'

/** VB.4 Explore: to the nearest ruin with an item, which comes face up. */
export const exploring = procedure<Root, Own>('clockwork.vagabot.explore', [
  run('VB.4', 'walk', (g, e) => {
    tellStep('VB.4', e.seat)
    const ruins = clearings(g).filter((at) => g.underRuin[at]! > 0)
    const choice = nearest(g, e.seat, ruins)
    if (choice === null || readyItems(g, e.seat) === 0) {
      tellNothing('VB.4', e.seat)
      return 'done'
    }
    walkTo(g, e.seat, choice, 'VB.4')
    return 'next'
  }),
  chance('VB.4', 'vagabondRuinItem', {
    picks: 'itemType',
    when: (g, e) => {
      const at = clearingOf(g, e.seat)
      return g.underRuin[at]! > 0 && readyItems(g, e.seat) > 0 && isLaid(g, at)
    },
    options: (g, e) => typesIn(lyingUnder(g, clearingOf(g, e.seat))),
    weights: (g, e) => {
      const items = lyingUnder(g, clearingOf(g, e.seat))
      return typesIn(items).map((type) => items.filter((item) => item === itemIndex(type)).length)
    },
    effect: (g, e, type) => {
      const at = clearingOf(g, e.seat)
      exhaustItems(g, e.seat, 1, 'VB.4')
      if (seenAt(g, at) === undefined) {
        g.ruinItems.splice(g.ruinItems.indexOf(itemIndex(type)), 1)
        takeFromRuin(g, at, 'VB.4')
      } else withdraw(g, at, itemIndex(type), 'VB.4')
      addItem(g, e.seat, itemIndex(type), 'VB.4')
    },
  }),
])

/** Whether anything can lie under a ruin. */
const isLaid = (g: Visible, at: number): boolean =>
  g.ruinItems.length > 0 || g.own.vagabonds.seen.some(({ clearing }) => clearing === at)

/** The items of which one may lie under a ruin: those that somebody has looked at there, else all that nobody has. */
const lyingUnder = (g: Root, at: number): readonly number[] => seenAt(g, at)?.items ?? g.ruinItems

interface Questing extends Own {
  done: boolean
}

/** VB.5 Quest: to the nearest clearing of its suit; two items of any kind complete it. */
export const questing: Procedure<Root, Questing> = procedure<Root, Questing>('clockwork.vagabot.quest', [
  run('VB.5', 'walk', (g, q) => {
    tellStep('VB.5', q.seat)
    q.done = false
    const quest = QUESTS[questOf(g, q.seat)]
    const places = quest === undefined ? [] : clearings(g).filter((at) => isOfSuit(g, at, suitNumber(quest.suit)))
    const choice = nearest(g, q.seat, places)
    if (choice === null || readyItems(g, q.seat) === 0) {
      tellNothing('VB.5', q.seat)
      return 'done'
    }
    walkTo(g, q.seat, choice, 'VB.5')
    return 'next'
  }),
  run('VB.5', 'complete', (g, q) => {
    const quest = QUESTS[questOf(g, q.seat)]!
    const at = clearingOf(g, q.seat)
    if (at === 0 || !isOfSuit(g, at, suitNumber(quest.suit)) || readyItems(g, q.seat) < 2) return 'done'
    exhaustItems(g, q.seat, 2, 'VB.5')
    vagabondAt(g, q.seat).quests.push(questNumber(quest.id))
    vagabotAt(g, q.seat).quest = -1
    tell('VB.5', 'questCompleted', () => ({ seat: q.seat, quest: quest.id }))
    score(g, q.seat, hasTrait(g, q.seat, 'questing') ? 2 : 1, 'VB.5')
    q.done = true
    call(g, newQuest, { seat: q.seat })
    return 'next'
  }),
  run('VB.T', 'adventurer', (g, q) => {
    // Adventurer: at the end of Daylight he goes on as long as his items last.
    if (q.done && isSpending(g, q.seat)) call(g, questing, { seat: q.seat, done: false })
  }),
])

/** Adventurer: set while he spends what is left on quests. */
const isSpending = (g: Visible, seat: Seat): boolean => g.once.includes(`clockwork.adventurer.${seat}`)

/** A new quest out of the deck; where none is left he has none. */
export const newQuest = procedure<Root, Own>('clockwork.vagabot.newQuest', [
  chance('VB.5', 'vagabondNewQuest', {
    picks: 'quest',
    when: (g) => g.own.vagabonds.questDeck.length > 0,
    options: (g) => questWords(g.own.vagabonds.questDeck),
    effect: (g, q, id) => {
      const { questDeck } = g.own.vagabonds
      questDeck.splice(questDeck.indexOf(questNumber(id)), 1)
      vagabotAt(g, q.seat).quest = questNumber(id)
      tell('VB.5', 'questRevealed', () => ({ quest: id }))
    },
  }),
])

const boxSize = (g: Visible, seat: Seat): number => g.items[seat]!.reduce((sum, n) => sum + n, 0)

/** VB.6: whom he could aid in a clearing: players there with crafted items. */
const aidable = (g: Visible, seat: Seat, at: number): Seat[] =>
  g.factions.flatMap((_, other) =>
    other !== seat && presenceOf(g, other, at) > 0 && boxSize(g, other) > 0 ? [other] : [],
  )

/** VB.6 Aid: items for cards. Questing: he walks there, and aids once. */
export const aiding = procedure<Root, Own>('clockwork.vagabot.aid', [
  run('VB.6', 'walk', (g, a) => {
    tellStep('VB.6', a.seat)
    if (!hasTrait(g, a.seat, 'questing')) return
    const places = clearings(g).filter((at) => aidable(g, a.seat, at).length > 0)
    const choice = nearest(g, a.seat, places)
    if (choice !== null) walkTo(g, a.seat, choice, 'VB.6')
  }),
  run('VB.6', 'aid', (g, a) => {
    const at = clearingOf(g, a.seat)
    const choice = at === 0 ? null : bestPlayer(g, aidable(g, a.seat, at), at, ['fewestPoints'])
    if (choice === null || readyItems(g, a.seat) === 0) return tellNothing('VB.6', a.seat)
    tellPlayer('VB.6', a.seat, at, choice)
    aid(g, a.seat, choice.pick)
  }),
])

function aid(g: Root, seat: Seat, other: Seat): void {
  const helps = hasTrait(g, seat, 'helper')
  const number = hasTrait(g, seat, 'questing') ? 1 : Math.min(readyItems(g, seat), boxSize(g, other))
  if (helps) tellTrait('VB.6', seat, 'helper')
  exhaustItems(g, seat, number, 'VB.6')
  for (let i = 0; i < number; i++) takeCrafted(g, seat, other)
  score(g, seat, number + (helps ? 1 : 0), 'VB.6')
  if (isAutomaton(g, other)) score(g, other, 1, 'VB.6')
  else draw(g, other, helps ? number * 2 : number, 'VB.6')
}

/** He takes an item out of a box of crafted items: the first there is. */
function takeCrafted(g: Root, seat: Seat, other: Seat): void {
  const type = g.items[other]!.findIndex((n) => n > 0)
  takeFromBox(g, other, type)
  tell('VB.6', 'itemTaken', () => ({ seat, from: other, item: ITEM_IDS[type]! }))
  addItem(g, seat, type, 'VB.6')
}

interface Fighting extends Own {
  /** Whom he fights, -1 before that is known. */
  other: Party
  again: boolean
}

/** Where somebody can be fought, once he is there; only where he can get to. */
const exposedAt = (g: Visible, seat: Seat, party: Party): number[] =>
  reachable(
    g,
    seat,
    clearings(g).filter((at) => mayAttack(g, seat, party, at)),
  )

/** VB.7: where and whom: the leading player where he is nearest; Berserker: most pieces, and whose are most. */
function quarry(g: Visible, seat: Seat): { place: Choice; other: Choice<Party> } | null {
  const foes = targets(g, seat).filter((party) => isPlayer(g, party) && exposedAt(g, seat, party).length > 0)
  if (hasTrait(g, seat, 'berserker')) {
    const fights = clearings(g).filter((at) => targets(g, seat).some((party) => mayAttack(g, seat, party, at)))
    const open = reachable(g, seat, fights)
    const top = Math.max(...open.map((at) => enemyPieces(g, seat, at)))
    const place = nearest(
      g,
      seat,
      open.filter((at) => enemyPieces(g, seat, at) === top),
    )
    const there = place === null ? [] : targets(g, seat).filter((party) => mayAttack(g, seat, party, place.pick))
    const other = place === null ? null : bestPlayer(g, there, place.pick, ['mostPieces'])
    return place === null || other === null ? null : { place, other }
  }
  const other = bestPlayer(g, foes, 0, ['mostPoints'])
  if (other === null) return null
  const place = nearest(
    g,
    seat,
    exposedAt(g, seat, other.pick),
    most('mostBuildingsAndTokens', (at) => piecesOf(g, other.pick, at, 'building', 'token')),
    fewest('fewestTargetWarriors', (at) => piecesOf(g, other.pick, at, 'warrior')),
  )
  return place === null ? null : { place, other }
}

/** VB.7 Battle: one item for the first battle, two for each further one. */
export const fighting = procedure<Root, Fighting>('clockwork.vagabot.battle', [
  run('VB.7', 'walk', (g, f) => {
    tellStep('VB.7', f.seat)
    const found = readyItems(g, f.seat) === 0 ? null : quarry(g, f.seat)
    if (found === null) {
      tellNothing('VB.7', f.seat)
      return 'done'
    }
    if (hasTrait(g, f.seat, 'berserker')) tellTrait('VB.7', f.seat, 'berserker')
    tellPlayer('VB.7', f.seat, found.place.pick, found.other)
    walkTo(g, f.seat, found.place, 'VB.7')
    f.other = found.other.pick
    f.again = false
    return 'next'
  }),
  run('VB.7', 'battle', (g, f) => {
    const at = clearingOf(g, f.seat)
    const price = f.again ? 2 : 1
    const once = f.again && hasTrait(g, f.seat, 'adventurer')
    if (once || at === 0 || readyItems(g, f.seat) < price || !mayAttack(g, f.seat, f.other, at)) return 'done'
    f.again = true
    exhaustItems(g, f.seat, price, 'VB.7')
    call(g, battle, newBattle(f.seat, f.other, at))
    return 'again'
  }),
])

/** VB.8 Repair: one item for one damaged item. */
export function repairOne(g: Root, seat: Seat) {
  tellStep('VB.8', seat)
  if (damagedItems(g, seat) === 0 || readyItems(g, seat) === 0) return tellNothing('VB.8', seat)
  exhaustItems(g, seat, 1, 'VB.8')
  repairItems(g, seat, 1, 'VB.8')
}
