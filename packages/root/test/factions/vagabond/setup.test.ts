import { decide, play, start } from '@spinney/kernel'
import { scenario } from '@spinney/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS } from '../../../src/facts/factions/vagabond.ts'
import { root } from '../../../src/index.ts'
import { named } from '../../../src/scenario/position.ts'
import { items } from './support.ts'

const seats = ['vagabond', 'marquise']

/** Plays setup up to the Vagabond's first question: all other questions get their first answer. */
function setup(players = seats) {
  let { state } = start(root, root.config({ seats: players, first: 0 }))
  for (let ask = decide(root, state)!; !ask.kind.startsWith('vagabond'); ask = decide(root, state)!) {
    state = play(root, state, { seat: ask.seat, kind: ask.kind, pick: ask.options[0]! }).state
  }
  return named(scenario(root, state))
}

const chosen = (character: string) =>
  setup()
    .when('vagabond', 'vagabondCharacter', character)
    .when('vagabond', 'vagabondStart', 'f-1-9-10-12')
    .chance('errand-fox')
    .chance('errand-rabbit')
    .chance('escort-mouse')

describe('setup', () => {
  test('[law 9.3.1] a character of choice', () => {
    setup()
      .offers('vagabond', 'vagabondCharacter', CHARACTER_IDS)
      .when('vagabond', 'vagabondCharacter', 'ronin')
      .has('character', (g) => g.own.vagabond.character, 'ronin')
  })

  test('[law 9.3.2] the pawn starts in any forest', () => {
    const scenario = setup().when('vagabond', 'vagabondCharacter', 'thief').asks('vagabond', 'vagabondStart')
    scenario.refuses('vagabond', 'vagabondStart', 1)
    scenario.when('vagabond', 'vagabondStart', 'f-4-9-12').has('forest', (g) => g.own.vagabond.forest, 3)
  })

  test('[law 9.3.3] three quests lie open', () => {
    chosen('thief')
      .has('open', (g) => g.own.vagabonds.openQuests.length, 3)
      .has('left', (g) => g.own.vagabonds.questDeck.length, 12)
  })

  test('[law 9.3.4] one item under each of the four ruins', () => {
    chosen('thief')
      .has('items', (g) => [...g.ruinItems], [0, 1, 3, 4])
      .has('under', (g) => [6, 10, 11, 12].map((clearing) => g.underRuin[clearing]), [1, 1, 1, 1])
  })

  test('[law 9.3.5] the character’s items lie face up, tea, coin and bag on their tracks', () => {
    chosen('thief').has('items', (g) => items(g), ['boot', 'sword', 'torch', 'tea-track'])
  })

  test.each([
    ['thief', ['boot', 'sword', 'torch', 'tea-track']],
    ['tinker', ['boot', 'hammer', 'torch', 'bag-track']],
    ['ranger', ['boot', 'crossbow', 'sword', 'torch']],
    ['vagrant', ['boot', 'torch', 'coin-track']],
    ['arbiter', ['boot', 'sword', 'sword', 'torch']],
    ['scoundrel', ['boot', 'boot', 'crossbow', 'torch']],
    ['adventurer', ['boot', 'hammer', 'torch']],
    ['ronin', ['boot', 'boot', 'sword', 'torch']],
    ['harrier', ['crossbow', 'sword', 'torch', 'coin-track']],
  ])(
    '[law D.1.1, D.2.1, D.3.1, D.4.1, D.5.1, D.6.1, D.7.1, D.8.1, D.9.1] the %s starts with its items',
    (character, expected) => {
      expect(items(chosen(character).state)).toEqual(expected)
    },
  )
})

describe('setup of two Vagabonds', () => {
  const two = () => setup(['vagabond', 'marquise', 'vagabond2'])

  test('[law 9.7.1] chance says who sets up first; the other one cannot take the same character', () => {
    two()
      .offers('chance', 'vagabondOrder', ['vagabond', 'vagabond2'])
      .chance('vagabond2')
      .when('vagabond2', 'vagabondCharacter', 'thief')
      .when('vagabond2', 'vagabondStart', 'f-4-9-12')
      .chance('errand-fox')
      .chance('errand-rabbit')
      .chance('escort-mouse')
      .refuses('vagabond', 'vagabondCharacter', 'thief')
      .when('vagabond', 'vagabondCharacter', 'tinker')
      .when('vagabond', 'vagabondStart', 'f-4-9-12')
      .has('items', (g) => [items(g, 0).length, items(g, 2).length], [4, 4])
  })

  test('[law 9.7.1, 9.7.2] two items under each ruin, still three quests', () => {
    two()
      .chance('vagabond')
      .when('vagabond', 'vagabondCharacter', 'thief')
      .when('vagabond', 'vagabondStart', 'f-4-9-12')
      .chance('errand-fox')
      .chance('errand-rabbit')
      .chance('escort-mouse')
      .when('vagabond2', 'vagabondCharacter', 'ranger')
      .when('vagabond2', 'vagabondStart', 'f-4-9-12')
      .has('items', (g) => [...g.ruinItems], [0, 0, 1, 1, 3, 3, 4, 4])
      .has('under', (g) => [6, 10, 11, 12].map((clearing) => g.underRuin[clearing]), [2, 2, 2, 2])
      .has('open', (g) => g.own.vagabonds.openQuests.length, 3)
  })
})
