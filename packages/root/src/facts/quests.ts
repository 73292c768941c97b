import type { ItemId } from './items.ts'
import type { Suit } from './suits.ts'

export interface QuestFacts {
  readonly id: string
  /** Quests of the same name differ in suit only. */
  readonly name: string
  readonly suit: Suit
  /** Both are exhausted; a type listed twice takes two tiles (9.5.5). */
  readonly items: readonly [ItemId, ItemId]
}

/** How many quests lie open (9.3.3). */
export const QUESTS_FACE_UP = 3

/** The 15 quests, five of each suit (9.5.5). */
export const QUESTS: readonly QuestFacts[] = [
  { id: 'errand-fox', name: 'errand', suit: 'fox', items: ['tea', 'boot'] },
  { id: 'fundraising-fox', name: 'fundraising', suit: 'fox', items: ['tea', 'coin'] },
  { id: 'give-a-speech-fox', name: 'give-a-speech', suit: 'fox', items: ['torch', 'tea'] },
  { id: 'logistics-help-fox', name: 'logistics-help', suit: 'fox', items: ['boot', 'bag'] },
  { id: 'repair-a-shed-fox', name: 'repair-a-shed', suit: 'fox', items: ['torch', 'hammer'] },
  { id: 'errand-rabbit', name: 'errand', suit: 'rabbit', items: ['tea', 'boot'] },
  { id: 'expel-bandits-rabbit', name: 'expel-bandits', suit: 'rabbit', items: ['sword', 'sword'] },
  { id: 'fend-off-a-bear-rabbit', name: 'fend-off-a-bear', suit: 'rabbit', items: ['torch', 'crossbow'] },
  { id: 'give-a-speech-rabbit', name: 'give-a-speech', suit: 'rabbit', items: ['torch', 'tea'] },
  { id: 'guard-duty-rabbit', name: 'guard-duty', suit: 'rabbit', items: ['torch', 'sword'] },
  { id: 'escort-mouse', name: 'escort', suit: 'mouse', items: ['boot', 'boot'] },
  { id: 'expel-bandits-mouse', name: 'expel-bandits', suit: 'mouse', items: ['sword', 'sword'] },
  { id: 'fend-off-a-bear-mouse', name: 'fend-off-a-bear', suit: 'mouse', items: ['torch', 'crossbow'] },
  { id: 'guard-duty-mouse', name: 'guard-duty', suit: 'mouse', items: ['torch', 'sword'] },
  { id: 'logistics-help-mouse', name: 'logistics-help', suit: 'mouse', items: ['boot', 'bag'] },
]
