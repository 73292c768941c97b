import { expect, test } from 'vitest'
import { BOTS } from '../../src/clockwork/facts.ts'
import { rules, settleAllRule } from '../../src/core/rule.ts'
import { sell } from '../../src/factions/riverfolk/services.ts'
import { QUESTS } from '../../src/facts/quests.ts'
import { BOARD, BURROW, count, kindNamed, onMapCount, type Root } from '../../src/index.ts'
import { fromDeck } from '../../src/scenario/position.ts'
import { beside, fight, order, play, toldOf } from './playing.ts'

const at = (g: Root, kind: string, place: number): number => count(g, kindNamed(kind)!, place)
const onMap = (g: Root, kind: string): number => onMapCount(g, kindNamed(kind)!)
const FOX = 'protection-racket'
const BIRD = 'arms-trader'

/** A trait's effect: what is seen without the card, and with it. */
interface Effect {
  see(traits: string[]): unknown
  readonly without: unknown
  readonly with: unknown
}

const souls =
  (...cards: string[]) =>
  (g: Root) => {
    for (const card of cards) g.own.lizard.lostSouls.push(fromDeck(g, card))
  }

/** A Vagabot in clearing 1 by an order of this suit, with so many items that are ready. */
const vagabot = (traits: string[], suit: number, items: number, ...others: string[]) =>
  beside('vagabond', { character: 'thief', traits }, ...(others.length === 0 ? ['eyrie'] : others))
    .clearing(1, { vagabond: { pawn: 1 } })
    .with((g) => {
      g.own.automata!.vagabond!.suit = suit
      g.own.vagabond.items = new Array<number>(items).fill(0)
    })

const EFFECTS: { readonly [faction: string]: { readonly [trait: string]: Effect } } = {
  marquise: {
    blitz: {
      see: (traits) => {
        const position = beside('marquise', { traits })
          .clearing(5, { marquise: { warrior: 4 } })
          .clearing(2, { eyrie: { warrior: 1 } })
          .with(order('marquise', FOX))
        const { g } = play(position, 'marquise', 'daylight')
        return [at(g, 'marquise.warrior', 5), at(g, 'marquise.warrior', 2)]
      },
      without: [4, 0],
      with: [1, 3],
    },
    fortified: {
      see: (traits) => {
        const position = beside('marquise', { traits }).clearing(1, { marquise: { sawmill: 1 }, eyrie: { warrior: 3 } })
        return at(fight(position, 'eyrie', 'marquise', 1).g, 'marquise.sawmill', 1)
      },
      without: 0,
      with: 1,
    },
    hospitals: {
      see: (traits) => {
        const position = beside('marquise', { traits })
          .clearing(1, { marquise: { warrior: 3 }, eyrie: { warrior: 3 } })
          .clearing(3, { marquise: { keep: 1 } })
        return at(fight(position, 'eyrie', 'marquise', 1, { high: 2, low: 0 }).g, 'marquise.warrior', 3)
      },
      without: 0,
      with: 2,
    },
    'iron-will': {
      see: (traits) => {
        const position = beside('marquise', { traits }).clearing(1, { marquise: { warrior: 2 } })
        return onMap(play(position.with(order('marquise', BIRD)), 'marquise', 'daylight').g, 'marquise.warrior')
      },
      without: 6,
      with: 10,
    },
    overwhelming: {
      see: (traits) => {
        const position = beside('marquise', { traits }).clearing(5, { marquise: { warrior: 1 } })
        return play(position.with(order('marquise', FOX)), 'marquise', 'daylight').g.scores[0]
      },
      without: 0,
      with: 2,
    },
  },
  eyrie: {
    nobility: {
      see: (traits) => {
        const position = beside('eyrie', { traits }).score('eyrie', 5)
        return play(position, 'eyrie', 'daylight').g.scores[0]
      },
      without: 3,
      with: 7,
    },
    relentless: {
      see: (traits) => {
        const position = beside('eyrie', { traits }).clearing(1, { eyrie: { warrior: 3 } })
        const { g } = play(position.clearing(1, { marquise: { keep: 1, wood: 2 } }), 'eyrie', 'daylight')
        return at(g, 'marquise.wood', 1)
      },
      without: 1,
      with: 0,
    },
    swoop: {
      see: (traits) => {
        const position = beside('eyrie', { traits }).clearing(5, { eyrie: { roost: 1, warrior: 3 } })
        return at(play(position, 'eyrie', 'daylight').g, 'eyrie.warrior', 1)
      },
      without: 0,
      with: 2,
    },
    'war-tax': {
      see: (traits) => {
        const position = beside('eyrie', { traits })
          .clearing(1, { eyrie: { warrior: 3 }, marquise: { sawmill: 1 } })
          .score('marquise', 4)
        return fight(position, 'eyrie', 'marquise', 1).g.scores[1]
      },
      without: 4,
      with: 3,
    },
    focused: {
      see: (traits) => {
        const position = beside('eyrie', { traits, difficulty: 'easy' })
          .clearing(1, { eyrie: { warrior: 2 }, marquise: { warrior: 3 } })
          .with((g) => g.own.clockworkEyrie!.columns[0].push(fromDeck(g, FOX)))
        return at(play(position, 'eyrie', 'daylight').g, 'marquise.warrior', 1)
      },
      without: 3,
      with: 1,
    },
  },
  alliance: {
    informants: {
      see: (traits) => {
        const position = beside('alliance', { traits }).clearing(1, {
          alliance: { sympathy: 1 },
          eyrie: { warrior: 3 },
        })
        return at(fight(position, 'eyrie', 'alliance', 1).g, 'eyrie.warrior', 1)
      },
      without: 3,
      with: 2,
    },
    popularity: {
      see: (traits) => {
        const position = beside('alliance', { traits }).clearing(1, {
          alliance: { sympathy: 1 },
          eyrie: { warrior: 3 },
        })
        return fight(position, 'eyrie', 'alliance', 1).g.scores[1]
      },
      without: 1,
      with: 0,
    },
    veterans: {
      see: (traits) => {
        const position = beside('alliance', { traits }).clearing(1, { alliance: { warrior: 3 }, eyrie: { warrior: 4 } })
        const { g } = fight(position, 'eyrie', 'alliance', 1, { high: 2, low: 0 })
        return [at(g, 'alliance.warrior', 1), at(g, 'eyrie.warrior', 1)]
      },
      without: [1, 3],
      with: [3, 1],
    },
    wildfire: {
      see: (traits) => {
        const position = beside('alliance', { traits }).with(order('alliance', FOX))
        const { g } = play(position, 'alliance', 'evening')
        return [onMap(g, 'alliance.sympathy'), g.scores[0]]
      },
      without: [0, 0],
      with: [1, 0],
    },
    steadfast: {
      see: (traits) => {
        const position = beside('alliance', { traits }).clearing(1, { alliance: { sympathy: 1 } })
        return onMap(play(position, 'alliance', 'birdsong', { draw: BIRD }).g, 'alliance.sympathy')
      },
      without: 3,
      with: 1,
    },
  },
  vagabond: {
    adventurer: {
      see: (traits) => {
        const position = vagabot(traits, 1, 5).clearing(1, { eyrie: { warrior: 5 } })
        return toldOf(play(position, 'vagabond', 'daylight'), 'battle').length
      },
      without: 3,
      with: 1,
    },
    berserker: {
      see: (traits) => {
        const position = vagabot(traits, 1, 2, 'eyrie', 'alliance')
          .clearing(5, { eyrie: { warrior: 1 } })
          .clearing(9, { alliance: { warrior: 4 } })
          .score('eyrie', 9)
        return toldOf(play(position, 'vagabond', 'daylight'), 'battle')
      },
      without: [{ seat: 0, defender: 1, place: 5 }],
      with: [{ seat: 0, defender: 2, place: 9 }],
    },
    helper: {
      see: (traits) => {
        const position = vagabot(traits, 2, 1)
          .clearing(1, { eyrie: { warrior: 1 } })
          .item('eyrie', 'tea')
        const { g } = play(position, 'vagabond', 'daylight')
        return [g.scores[0], g.hands[1]!.length]
      },
      without: [1, 1],
      with: [2, 2],
    },
    marksman: {
      see: (traits) => {
        const { g } = play(vagabot(traits, 1, 1).clearing(1, { eyrie: { warrior: 2 } }), 'vagabond', 'daylight')
        return [at(g, 'eyrie.warrior', 1), g.scores[0]]
      },
      without: [2, 0],
      with: [1, 1],
    },
    questing: {
      see: (traits) => {
        const position = vagabot(traits, 2, 2).with((g) => {
          g.own.vagabots!.vagabond!.quest = QUESTS.findIndex(({ suit }) => suit === 'fox')
        })
        return play(position, 'vagabond', 'daylight').g.scores[0]
      },
      without: 1,
      with: 2,
    },
  },
  lizard: {
    spiteful: {
      see: (traits) => {
        const position = beside('lizard', { traits }, 'alliance')
          .clearing(1, { lizard: { warrior: 3 }, alliance: { sympathy: 1 } })
          .board('lizard', { warrior: 1 })
          .with(souls(FOX))
          .with((g) => {
            g.own.clockworkLizard!.marker = 0
          })
        return play(position, 'lizard', 'birdsong').g.scores[0]
      },
      without: 1,
      with: 2,
    },
    erratic: {
      see: (traits) => play(beside('lizard', { traits }), 'lizard', 'evening').g.own.lizard.lostSouls.length,
      without: 1,
      with: 2,
    },
    fanatics: {
      see: (traits) => {
        const position = beside('lizard', { traits })
          .clearing(1, { eyrie: { warrior: 3 } })
          .board('lizard', { warrior: 1 })
          .with(souls(FOX))
        return at(play(position, 'lizard', 'birdsong').g, 'eyrie.warrior', 1)
      },
      without: 2,
      with: 1,
    },
    martyrs: {
      see: (traits) => {
        const position = beside('lizard', { traits })
          .clearing(1, { lizard: { warrior: 2 } })
          .with(souls(BIRD))
        return at(play(position, 'lizard', 'daylight').g, 'lizard.warrior', BOARD)
      },
      without: 1,
      with: 2,
    },
  },
  riverfolk: {
    greedy: {
      see: (traits) => {
        const { state } = beside('riverfolk', { traits })
        sell(state, 1, 'riverboats', 2)
        sell(state, 1, 'mercenaries', 2)
        return state.scores[0]
      },
      without: 0,
      with: 1,
    },
    involved: {
      see: (traits) => {
        const { state } = beside('riverfolk', { traits }, 'marquise', 'alliance').clearing(1, {
          marquise: { warrior: 3 },
          alliance: { warrior: 2 },
          riverfolk: { warrior: 2 },
        })
        state.active = 1
        state.phase = 'daylight'
        settleAllRule(state)
        return [rules(state, 1, 1), rules(state, 2, 1)]
      },
      without: [true, false],
      with: [false, true],
    },
    garrison: {
      see: (traits) => {
        const position = beside('riverfolk', { traits }).clearing(1, {
          riverfolk: { 'trade-post-fox': 1 },
          eyrie: { warrior: 3 },
        })
        const { g } = fight(position, 'eyrie', 'riverfolk', 1, { high: 1, low: 1 })
        return at(g, 'eyrie.warrior', 1)
      },
      without: 3,
      with: 2,
    },
    ferocious: {
      see: (traits) => {
        const position = beside('riverfolk', { traits }).clearing(1, {
          riverfolk: { warrior: 1 },
          eyrie: { warrior: 4 },
        })
        return at(fight(position, 'riverfolk', 'eyrie', 1, { high: 3, low: 0 }).g, 'eyrie.warrior', 1)
      },
      without: 3,
      with: 1,
    },
  },
  duchy: {
    foundations: {
      see: (traits) => {
        const position = beside('duchy', { traits })
          .clearing(1, { duchy: { market: 1 }, eyrie: { warrior: 3 } })
          .with((g) => {
            g.own.duchy.swayed = ['captain', 'duchess-of-mud']
          })
        return fight(position, 'eyrie', 'duchy', 1).g.own.duchy.swayed
      },
      without: ['captain'],
      with: ['duchess-of-mud'],
    },
    investors: {
      see: (traits) => {
        const position = beside('duchy', { traits })
          .clearing(1, { duchy: { market: 1 }, eyrie: { warrior: 3 } })
          .hand('eyrie', FOX)
          .score('duchy', 5)
        const { g } = fight(position, 'eyrie', 'duchy', 1)
        return [g.scores[0], g.hands[1]!.length]
      },
      without: [5, 1],
      with: [4, 0],
    },
    overwhelm: {
      see: (traits) => {
        const position = beside('duchy', { traits }).with(order('duchy', FOX)).with(inBurrow(6))
        return onMap(play(position, 'duchy', 'daylight').g, 'duchy.tunnel')
      },
      without: 1,
      with: 2,
    },
    invaders: {
      see: (traits) => {
        const position = beside('duchy', { traits })
          .clearing(1, { eyrie: { roost: 1, warrior: 1 } })
          .with(order('duchy', FOX))
          .with(inBurrow(4))
        return at(play(position, 'duchy', 'daylight').g, 'duchy.tunnel', 1)
      },
      without: 0,
      with: 1,
    },
  },
  corvid: {
    gamble: {
      see: (traits) => {
        const position = beside('corvid', { traits })
          .own('corvid', { faceDown: { 1: 'raid' } })
          .clearing(1, { eyrie: { warrior: 1 } })
        const { g } = play(position, 'corvid', 'birdsong', { draw: 'ambush-fox', clockworkGamble: 'raid' })
        return [at(g, 'corvid.plot', 1), g.scores[1]]
      },
      without: [1, 0],
      with: [0, 1],
    },
    'backup-plans': {
      see: (traits) => {
        const position = beside('corvid', { traits })
          .own('corvid', { faceDown: { 1: 'snare' } })
          .clearing(1, { eyrie: { warrior: 3 } })
        return at(fight(position, 'eyrie', 'corvid', 1).g, 'corvid.warrior', 1)
      },
      without: 0,
      with: 1,
    },
    mastermind: {
      see: (traits) => {
        const position = beside('corvid', { traits })
          .clearing(1, { corvid: { warrior: 2 } })
          .clearing(6, { corvid: { warrior: 2 } })
          .with(order('corvid', FOX))
        return play(position, 'corvid', 'daylight').g.own.corvid.plotsAt
      },
      without: [1],
      with: [1, 6],
    },
    vendetta: {
      see: (traits) => {
        const position = beside('corvid', { traits })
          .own('corvid', { faceDown: { 1: 'raid' } })
          .clearing(1, { eyrie: { warrior: 3 } })
        return at(play(position, 'corvid', 'birdsong', { draw: 'ambush-fox' }).g, 'eyrie.warrior', 1)
      },
      without: 3,
      with: 0,
    },
  },
}

/** Warriors of the Duchy go from the supply into the Burrow. */
function inBurrow(number: number) {
  return (g: Root): void => {
    const warriors = kindNamed('duchy.warrior')!.index * g.places
    g.pieces[warriors]! -= number
    g.pieces[warriors + BURROW]! += number
    const seat = g.seatOf.duchy! * g.places + BURROW
    g.presence[seat]! += number
    g.strength[seat]! += number
  }
}

const ALL = BOTS.flatMap(({ faction, traits }) => Object.keys(traits).map((trait) => [faction, trait] as const))

test('[clockwork] B.5, B.6: there are 36 trait cards, and each is tested below', () => {
  expect(ALL).toHaveLength(36)
  expect(ALL.filter(([faction, trait]) => EFFECTS[faction]?.[trait] === undefined)).toEqual([])
})

test.each(ALL)('[clockwork trait] %s: %s', (faction, trait) => {
  const effect = EFFECTS[faction]![trait]!
  expect(effect.see([])).toEqual(effect.without)
  expect(effect.see([trait])).toEqual(effect.with)
  expect(effect.with).not.toEqual(effect.without)
})
