import { call, type Outcome, procedure, run, type Seat, tell } from '@spinney/kernel'
import { isOfSuit } from '../../board/map.ts'
import { draw } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { chance, must } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { suitNumber } from '../../core/suits.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { QUESTS } from '../../facts/quests.ts'
import {
  damage,
  EXHAUSTED,
  exhaust,
  exhaustOne,
  hasReady,
  itemNamed,
  readyCount,
  readyWords,
  TRACK,
  typeOf,
} from './items.ts'
import { clearingOf } from './pawn.ts'
import { type VagabondBoard, vagabondAt } from './state.ts'

const byId = new Map(QUESTS.map((quest, i) => [quest.id, i]))
const ITEMS_OF: readonly (readonly [number, number])[] = QUESTS.map(({ items: [a, b] }) => [itemIndex(a), itemIndex(b)])
const SUIT_OF: readonly number[] = QUESTS.map((quest) => suitNumber(quest.suit))

/** The number of a quest by its name. */
export const questNumber = (id: string): number => byId.get(id)!

/** Whether a word names a quest. */
export const isQuest = (id: string): boolean => byId.has(id)

/** Quests by name. */
export const questWords = (quests: readonly number[]): string[] => quests.map((quest) => QUESTS[quest]!.id)

/** 9.3.3, 9.5.5, 9.7.2: a quest drawn from the deck lies open for all Vagabonds. */
export function drawQuest(g: Root, id: string, law: string): void {
  const { questDeck, openQuests } = g.own.vagabonds
  questDeck.splice(questDeck.indexOf(questNumber(id)), 1)
  openQuests.push(questNumber(id))
  openQuests.sort((a, b) => a - b)
  tell(law, 'questRevealed', () => ({ quest: id }))
}

/** 9.5.5: whether both items of a quest are ready; one type listed twice takes two. */
function hasBoth(own: VagabondBoard, quest: number): boolean {
  const [a, b] = ITEMS_OF[quest]!
  return a === b ? readyCount(own, a) > 1 : readyCount(own, a) > 0 && readyCount(own, b) > 0
}

/** D.7.2: whether the Adventurer may still improvise this turn. */
const mayImprovise = (g: Visible, own: VagabondBoard): boolean =>
  own.character === 'adventurer' && !isUsed(g, 'vagabond.improvise')

/** D.7.2: a ready item, and what it stands for. */
interface Improvisation {
  readonly item: string
  readonly as: ItemId
}

/** D.7.2: the ways to let one ready item stand for one that the quest lists. */
function improvisations(own: VagabondBoard, quest: number): Improvisation[] {
  const [a, b] = ITEMS_OF[quest]!
  const ways: Improvisation[] = []
  for (const [as, other] of a === b
    ? [[a, b]]
    : [
        [a, b],
        [b, a],
      ]) {
    for (const item of readyWords(own)) {
      const type = typeOf(itemNamed(item))
      if (type === as) continue
      const needed = type === other ? 2 : 1
      if (readyCount(own, other!) >= needed) ways.push({ item, as: ITEM_IDS[as!]! })
    }
  }
  return ways
}

const canComplete = (g: Visible, own: VagabondBoard, quest: number): boolean =>
  hasBoth(own, quest) || (mayImprovise(g, own) && improvisations(own, quest).length > 0)

/** 9.5.5: the open quests a Vagabond could complete now. */
export function questOptions(g: Visible, seat: Seat): string[] {
  const clearing = clearingOf(g, seat)
  const own = vagabondAt(g, seat)
  if (clearing === 0 || !hasReady(own)) return []
  const fits = (quest: number): boolean => isOfSuit(g, clearing, SUIT_OF[quest]!) && canComplete(g, own, quest)
  return questWords(g.own.vagabonds.openQuests.filter(fits))
}

interface Questing extends Own {
  quest: number
}

/** 9.5.5 Quest */
export const questing = procedure<Root, Questing>('vagabond.quest', [
  must('9.5.5', 'vagabondQuest', {
    picks: 'quest',
    who: (_g, q) => q.seat,
    options: (g, q) => questOptions(g, q.seat),
    effect: (_g, q, id) => {
      q.quest = questNumber(id)
    },
  }),
  must('D.7.2', 'vagabondImprovise', {
    picks: [
      { item: 'item', as: 'itemType' },
      { item: 'none', as: 'none' },
    ],
    who: (_g, q) => q.seat,
    when: (g, q) => mayImprovise(g, vagabondAt(g, q.seat)),
    options: (g, q) => {
      const own = vagabondAt(g, q.seat)
      const ways = improvisations(own, q.quest)
      return hasBoth(own, q.quest) ? [NOT_IMPROVISED, ...ways] : ways
    },
    about: (_g, q) => ({ quest: QUESTS[q.quest]!.id }),
    effect: improvise,
  }),
  run('9.5.5', 'exhaustItems', (g, q) => {
    if (isCompleted(g, q)) return
    for (const type of ITEMS_OF[q.quest]!) exhaustOne(g, q.seat, type, '9.5.5')
    complete(g, q)
  }),
  must('9.5.5', 'vagabondReward', {
    picks: 'reward',
    who: (_g, q) => q.seat,
    when: (g) => rewardIsChosen(g),
    options: () => ['points', 'cards'],
    about: (_g, q) => ({ quest: QUESTS[q.quest]!.id }),
    effect: (g, q, reward) => {
      if (reward === 'points') scoreQuest(g, q)
      else draw(g, q.seat, VAGABOND.questCards, '9.5.5')
    },
  }),
  run('9.5.5', 'bothRewards', (g, q) => {
    if (rewardIsChosen(g)) return
    scoreQuest(g, q)
    draw(g, q.seat, 1, '9.5.5')
  }),
  chance('9.5.5', 'vagabondNewQuest', {
    picks: 'quest',
    when: (g) => g.own.vagabonds.questDeck.length > 0,
    options: (g) => questWords(g.own.vagabonds.questDeck),
    effect: (g, _q, quest) => drawQuest(g, quest, '9.5.5'),
  }),
])

/** Written as the others so that all options of the question look alike. */
const NOT_IMPROVISED = { item: 'none', as: 'none' } as const

/** D.7.2: one item serves as another, once per turn, and is damaged by it. */
function improvise(g: Root, q: Questing, { item: word, as }: Improvisation | typeof NOT_IMPROVISED): Outcome {
  if (as === NOT_IMPROVISED.as) return
  const [a, b] = ITEMS_OF[q.quest]!
  const item = itemNamed(word)
  markUsed(g, 'vagabond.improvise')
  tell('D.7.2', 'improvised', () => ({ seat: q.seat, item: word, as }))
  exhaust(g, q.seat, item, 'D.7.2')
  exhaustOne(g, q.seat, itemIndex(as) === a ? b : a, '9.5.5')
  complete(g, q)
  damage(g, q.seat, exhaustedForm(g, q.seat, item), 'D.7.2')
}

/** How an item lies after it has been exhausted: in the draft it may still be on its track. */
function exhaustedForm(g: Root, seat: Seat, item: number): number {
  const down = item | EXHAUSTED
  return vagabondAt(g, seat).items.includes(down) ? down : down & ~TRACK
}

const isCompleted = (g: Visible, q: Questing): boolean => vagabondAt(g, q.seat).quests.includes(q.quest)

/** 9.5.5: the quest card is kept. */
function complete(g: Root, q: Questing): void {
  const { openQuests } = g.own.vagabonds
  openQuests.splice(openQuests.indexOf(q.quest), 1)
  vagabondAt(g, q.seat).quests.push(q.quest)
  tell('9.5.5', 'questCompleted', () => ({ seat: q.seat, quest: QUESTS[q.quest]!.id }))
}

/** 9.5.5: points or cards; in the draft both. */
const rewardIsChosen = (g: Visible): boolean => edition(g).questReward === 'vpOrDraw2'

/** 9.5.5: a point for each completed quest of that suit, this one included. */
function scoreQuest(g: Root, q: Questing): void {
  const { quests } = vagabondAt(g, q.seat)
  score(g, q.seat, quests.filter((quest) => SUIT_OF[quest] === SUIT_OF[q.quest]).length, '9.5.5')
}

/** Lets a Vagabond complete a quest. */
export const callQuest = (g: Root, seat: Seat): void => call(g, questing, { seat, quest: -1 })
