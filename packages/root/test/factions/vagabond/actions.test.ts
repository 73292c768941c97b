import { describe, test } from 'vitest'
import { strengthOf } from '../../../src/core/pieces.ts'
import { CATS, HOSTILE, items, relation, wanderer } from './support.ts'

const RUIN_ITEMS = ['bag', 'boot', 'hammer', 'sword']

describe('crafting', () => {
  test('[law 9.2.1, 9.5.8] hammers craft in the suit of the pawn’s clearing, one for each symbol', () => {
    wanderer(1, { items: ['hammer', 'hammer'] })
      .hand('vagabond', 'foxfolk-steel', 'bake-sale')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'craft')
      .offers('vagabond', 'craft', ['foxfolk-steel'])
      .when('vagabond', 'craft', 'foxfolk-steel')
      .has('items', (g) => items(g), ['sword', 'hammer-exhausted', 'hammer-exhausted'])
      .has('points', (g) => g.scores[0], 2)
      .has('swords in the supply', (g) => g.supplyItems[4], 1)
  })

  test('[law 9.5.8] a crafted tea goes on its track', () => {
    wanderer(2, { items: ['hammer'] })
      .hand('vagabond', 'root-tea-fox')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'craft')
      .when('vagabond', 'craft', 'root-tea-fox')
      .has('items', (g) => items(g), ['hammer-exhausted', 'tea-track'])
  })

  test('[law 9.2.1, 9.5.8] not in another suit, with too few hammers, or in a forest', () => {
    for (const [clearing, forest, tools] of [
      [5, undefined, ['hammer', 'hammer']],
      [1, undefined, ['hammer', 'hammer-exhausted']],
      [0, 'f-1-9-10-12', ['hammer', 'hammer']],
    ] as const) {
      wanderer(clearing, forest === undefined ? { items: tools } : { items: tools, forest })
        .hand('vagabond', 'foxfolk-steel')
        .turn('vagabond', 'daylight')
        .refuses('vagabond', 'vagabondDaylight', 'craft')
    }
  })
})

describe('exploring', () => {
  test('[law 9.5.3] a torch takes the item under the ruin and scores 1; the empty ruin is removed', () => {
    wanderer(10, { items: ['torch'], ruinItems: RUIN_ITEMS })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .offers('chance', 'vagabondRuinItem', ['boot', 'bag', 'hammer', 'sword'])
      .chance('bag')
      .has('items', (g) => items(g), ['torch-exhausted', 'bag-track'])
      .has('points', (g) => g.scores[0], 1)
      .has('ruin', (g) => [g.ruins[10], g.underRuin[10], g.ruinItems.length], [0, 0, 3])
  })

  test('[law 9.5.3] not without a ruin or a torch', () => {
    wanderer(1, { items: ['torch'], ruinItems: RUIN_ITEMS })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'explore')
    wanderer(10, { items: ['torch-exhausted'], ruinItems: RUIN_ITEMS })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'explore')
  })
})

describe('quests', () => {
  const questing = (items: string[], quests: string[], completed: string[] = []) =>
    wanderer(1, { items, quests, completed }).turn('vagabond', 'daylight')

  test('[law 9.5.5] a quest of the clearing’s suit is completed with its two items, for points by suit', () => {
    questing(['tea', 'boot'], ['errand-fox', 'errand-rabbit'], ['repair-a-shed-fox', 'guard-duty-mouse'])
      .when('vagabond', 'vagabondDaylight', 'quest')
      .offers('vagabond', 'vagabondQuest', ['errand-fox'])
      .when('vagabond', 'vagabondQuest', 'errand-fox')
      .offers('vagabond', 'vagabondReward', ['points', 'cards'])
      .when('vagabond', 'vagabondReward', 'points')
      .has('points', (g) => g.scores[0], 2)
      .has('items', (g) => items(g), ['boot-exhausted', 'tea-exhausted'])
  })

  test('[law 9.5.5] or two cards; a new quest is revealed', () => {
    questing(['tea', 'boot'], ['errand-fox'])
      .when('vagabond', 'vagabondDaylight', 'quest')
      .when('vagabond', 'vagabondQuest', 'errand-fox')
      .when('vagabond', 'vagabondReward', 'cards')
      .chance('anvil')
      .chance('cobbler')
      .refuses('chance', 'vagabondNewQuest', 'errand-fox')
      .chance('escort-mouse')
      .has('points', (g) => g.scores[0], 0)
      .has('open quests', (g) => g.own.vagabonds.openQuests.length, 1)
  })

  test('[law 9.5.5] not with one of two items, a damaged one, or in another suit', () => {
    questing(['tea'], ['errand-fox']).refuses('vagabond', 'vagabondDaylight', 'quest')
    questing(['tea', 'boot-damaged'], ['errand-fox']).refuses('vagabond', 'vagabondDaylight', 'quest')
    questing(['tea', 'boot'], ['errand-rabbit']).refuses('vagabond', 'vagabondDaylight', 'quest')
  })

  test('[law 9.5.5] one type listed twice takes two items', () => {
    wanderer(5, { items: ['sword'], quests: ['expel-bandits-rabbit'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'quest')
    wanderer(5, { items: ['sword', 'sword'], quests: ['expel-bandits-rabbit'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'quest')
      .when('vagabond', 'vagabondQuest', 'expel-bandits-rabbit')
      .has('items', (g) => items(g), ['sword-exhausted', 'sword-exhausted'])
  })
})

describe('strike', () => {
  test('[law 9.5.6] a crossbow removes a warrior and makes its faction Hostile, without infamy', () => {
    wanderer(1, { items: ['crossbow'] })
      .clearing(1, { marquise: { warrior: 2, sawmill: 1 }, eyrie: { roost: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'strike')
      .offers('vagabond', 'vagabondStrike', ['marquise.warrior', 'eyrie.roost'])
      .when('vagabond', 'vagabondStrike', 'marquise.warrior')
      .has('cats', (g) => strengthOf(g, CATS!, 1), 2)
      .has('relation', (g) => relation(g, CATS!), HOSTILE)
      .has('points', (g) => g.scores[0], 0)
      .has('items', (g) => items(g), ['crossbow-exhausted'])
  })

  test('[law 9.5.6] a building or token only of somebody without warriors there; it scores', () => {
    wanderer(1, { items: ['crossbow'] })
      .clearing(1, { marquise: { sawmill: 1, wood: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'strike')
      .offers('vagabond', 'vagabondStrike', ['marquise.sawmill', 'marquise.wood'])
      .when('vagabond', 'vagabondStrike', 'marquise.wood')
      .has('points', (g) => g.scores[0], 1)
      .has('relation', (g) => relation(g, CATS!), 0)
  })

  test('[law 9.5.6] never another pawn, and not without a crossbow', () => {
    wanderer(1, { items: ['crossbow'] }, { seats: ['vagabond', 'marquise', 'vagabond2'] })
      .clearing(1, { vagabond2: { pawn: 1 } })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'strike')
    wanderer(1, { items: ['sword'] })
      .clearing(1, { marquise: { warrior: 2 } })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'strike')
  })
})
