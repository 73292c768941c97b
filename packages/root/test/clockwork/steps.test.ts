import { describe, expect, test } from 'vitest'
import { score } from '../../src/core/scoring.ts'
import { BURROW, count, kindNamed, onMapCount, type Root } from '../../src/index.ts'
import { fromDeck } from '../../src/scenario/position.ts'
import { beside, order, play, toldOf } from './playing.ts'

const at = (g: Root, kind: string, place: number): number => count(g, kindNamed(kind)!, place)
const FOX = 'protection-racket'
const BIRD = 'arms-trader'
const stepsOf = (played: ReturnType<typeof play>) =>
  toldOf(played, 'clockworkStep').map((facts) => (facts as { step: string }).step)

describe('the clockwork Eyrie', () => {
  const roosting = (traits: string[] = []) =>
    beside('eyrie', { traits }).clearing(1, { eyrie: { roost: 1, warrior: 3 } })

  test('[clockwork EE.1] [clockwork EE.2] [clockwork EE.3] the order is crafted and joins its column', () => {
    const { g } = play(roosting(), 'eyrie', 'birdsong', { draw: FOX })
    expect(g.own.clockworkEyrie!.columns.map((column) => column.length)).toEqual([1, 0, 0, 2])
    expect(g.scores[0]).toBe(1)
  })

  test('[clockwork EE.4] without a roost one comes with four warriors to the best ordered clearing', () => {
    const { g } = play(beside('eyrie'), 'eyrie', 'birdsong', { draw: FOX })
    expect([at(g, 'eyrie.roost', 1), at(g, 'eyrie.warrior', 1)]).toEqual([1, 4])
  })

  test('[clockwork EE.5] [clockwork EE.6] [clockwork EE.8] the Decree recruits and moves, then a roost is built', () => {
    const played = play(roosting(), 'eyrie', 'daylight')
    expect(onMapCount(played.g, kindNamed('eyrie.warrior')!)).toBe(5)
    expect(onMapCount(played.g, kindNamed('eyrie.roost')!)).toBe(2)
    expect(stepsOf(played)).toEqual(['EE.5', 'EE.6', 'EE.7', 'EE.8'])
  })

  test('[clockwork EE.9] one roost less than points', () => {
    const position = roosting()
      .clearing(5, { eyrie: { roost: 1 } })
      .clearing(9, { eyrie: { roost: 1 } })
    expect(play(position, 'eyrie', 'evening').g.scores[0]).toBe(2)
  })

  test('[clockwork EE.10] [clockwork EE.11] turmoil costs a point for each bird; Nobility wins them', () => {
    const fallen = (traits: string[]) => {
      const position = beside('eyrie', { traits })
        .score('eyrie', 5)
        .clearing(1, { marquise: { warrior: 1 } })
      const { g } = play(position, 'eyrie', 'daylight')
      return [g.scores[0], g.own.clockworkEyrie!.columns.flat()]
    }
    expect(fallen([])).toEqual([3, [-1, -1]])
    expect(fallen(['nobility'])).toEqual([7, [-1, -1]])
  })

  test('Swoop puts two warriors into the best clearing without own pieces', () => {
    const { g } = play(roosting(['swoop']), 'eyrie', 'daylight')
    expect(onMapCount(g, kindNamed('eyrie.warrior')!)).toBe(7)
  })

  test('Relentless removes what nobody defends, and War Tax costs its owner a point each', () => {
    const position = beside('eyrie', { traits: ['relentless', 'war-tax'] })
      .clearing(1, { eyrie: { roost: 1, warrior: 3 }, marquise: { keep: 1 } })
      .score('marquise', 4)
    const { g } = play(position, 'eyrie', 'daylight')
    expect(at(g, 'marquise.keep', 1)).toBe(0)
    expect(g.scores[1]).toBe(3)
  })
})

describe('the clockwork Alliance', () => {
  test('[clockwork AA.4] public pity spreads twice while few tokens are out', () => {
    const { g } = play(beside('alliance'), 'alliance', 'birdsong', { draw: FOX })
    expect(onMapCount(g, kindNamed('alliance.sympathy')!)).toBe(2)
    expect(g.scores[0]).toBe(2)
  })

  test('[clockwork AA.3] it revolts in the ordered sympathetic clearing with most enemies, and pities nobody then', () => {
    const position = beside('alliance').clearing(1, { alliance: { sympathy: 1 }, eyrie: { warrior: 3, roost: 1 } })
    const { g } = play(position, 'alliance', 'birdsong', { draw: FOX })
    expect([at(g, 'alliance.base-fox', 1), at(g, 'eyrie.warrior', 1), at(g, 'eyrie.roost', 1)]).toEqual([1, 0, 0])
    expect(onMapCount(g, kindNamed('alliance.sympathy')!)).toBe(1)
  })

  test('[clockwork AA.6] a bird brings a surprise revolt', () => {
    const position = beside('alliance')
      .clearing(6, { alliance: { sympathy: 1 }, eyrie: { warrior: 2 } })
      .with(order('alliance', BIRD))
    expect(at(play(position, 'alliance', 'daylight').g, 'alliance.base-fox', 6)).toBe(1)
  })

  test('[clockwork AA.8] a warrior comes to each base; Wildfire spreads once more without points', () => {
    const evening = (traits: string[]) => {
      const position = beside('alliance', { traits })
        .clearing(1, { alliance: { 'base-fox': 1, sympathy: 1 } })
        .with(order('alliance', FOX))
      const { g } = play(position, 'alliance', 'evening')
      return [at(g, 'alliance.warrior', 1), onMapCount(g, kindNamed('alliance.sympathy')!), g.scores[0]]
    }
    expect(evening([])).toEqual([1, 1, 0])
    expect(evening(['wildfire'])).toEqual([1, 2, 0])
  })
})

describe('the clockwork Cult', () => {
  const souls =
    (...cards: string[]) =>
    (g: Root) => {
      for (const card of cards) g.own.lizard.lostSouls.push(fromDeck(g, card))
    }

  test('[clockwork LL.1] the order is the most common suit of the Lost Souls, a bird where there is none', () => {
    const suit = (...cards: string[]) =>
      play(beside('lizard').with(souls(...cards)), 'lizard', 'birdsong').g.own.automata!.lizard!.suit
    expect([suit(FOX, 'travel-gear-fox', BIRD), suit(FOX, BIRD), suit()]).toEqual([0, 3, 3])
  })

  test('[clockwork LL.2] [clockwork LL.3] an acolyte converts a warrior of the ordered suit', () => {
    const position = beside('lizard')
      .clearing(1, { eyrie: { warrior: 2 } })
      .board('lizard', { warrior: 1 })
    const { g } = play(position.with(souls(FOX)), 'lizard', 'birdsong')
    expect([at(g, 'eyrie.warrior', 1), at(g, 'lizard.warrior', 1), at(g, 'lizard.warrior', 14)]).toEqual([1, 1, 0])
  })

  test('[clockwork LL.7] [clockwork LL.8] suits place warriors and gardens, a bird makes an acolyte', () => {
    const { g } = play(beside('lizard').with(souls(BIRD, FOX)), 'lizard', 'daylight')
    expect(at(g, 'lizard.garden-fox', 1)).toBe(1)
    expect(at(g, 'lizard.warrior', 14)).toBe(1)
  })

  test('[clockwork LL.9] [clockwork LL.11] gardens of the order score, and what was revealed lies on top again', () => {
    const position = beside('lizard')
      .clearing(1, { lizard: { 'garden-fox': 1 } })
      .clearing(6, { lizard: { 'garden-fox': 1 } })
      .with((g) => {
        g.own.automata!.lizard!.suit = 0
        g.own.lizard.revealed.push(fromDeck(g, FOX), fromDeck(g, 'travel-gear-fox'))
      })
    const { g } = play(position, 'lizard', 'evening', { draw: 'ambush-fox' })
    expect(g.scores[0]).toBe(2)
    expect(g.own.lizard.lostSouls.length).toBe(3)
  })
})

describe('the clockwork Duchy', () => {
  test('[clockwork DD.4] four warriors go through a new tunnel to an ordered clearing', () => {
    const position = beside('duchy').with(order('duchy', FOX))
    position.with((g) => {
      g.pieces[kindNamed('duchy.warrior')!.index * g.places] = 15
      g.pieces[kindNamed('duchy.warrior')!.index * g.places + BURROW] = 5
      g.presence[BURROW] = 5
      g.strength[BURROW] = 5
    })
    const { g } = play(position, 'duchy', 'daylight')
    expect(onMapCount(g, kindNamed('duchy.tunnel')!)).toBe(1)
    expect(at(g, 'duchy.warrior', BURROW)).toBe(1)
  })

  test('[clockwork DD.9] [clockwork DD.10] markets score, and the order sways the topmost minister of its suit', () => {
    const position = beside('duchy')
      .clearing(1, { duchy: { market: 1, warrior: 1 } })
      .with(order('duchy', FOX))
    const { g } = play(position, 'duchy', 'evening')
    expect(g.scores[0]).toBe(1)
    expect(g.own.duchy.swayed).toEqual(['captain'])
  })
})

describe('the clockwork Corvids', () => {
  test('[clockwork CC.7] [clockwork CC.8] plots are laid where warriors are; Mastermind lays one more', () => {
    const plots = (traits: string[]) => {
      const position = beside('corvid', { traits })
        .clearing(1, { corvid: { warrior: 2 } })
        .clearing(6, { corvid: { warrior: 2 } })
        .clearing(5, { corvid: { warrior: 3 } })
        .with(order('corvid', FOX))
      return play(position, 'corvid', 'daylight').g.own.corvid.plotsAt
    }
    expect(plots([])).toEqual([1, 5])
    expect(plots(['mastermind'])).toEqual([1, 5, 6])
  })

  test('[clockwork CC.4] every plot is flipped and scores the plots that lie open', () => {
    const position = beside('corvid').own('corvid', { faceDown: { 1: 'extortion', 6: 'extortion' } })
    expect(play(position, 'corvid', 'birdsong', { draw: FOX }).g.scores[0]).toBe(1 + 2 + 1)
  })

  test('[clockwork CC.9] open extortions score', () => {
    const position = beside('corvid').own('corvid', { faceUp: { 1: 'extortion', 6: 'raid' } })
    expect(play(position, 'corvid', 'evening').g.scores[0]).toBe(1)
  })
})

describe('the clockwork Riverfolk', () => {
  test('[clockwork RR.1] [clockwork RR.3] the market has five cards, and the last is the order', () => {
    const { g } = play(beside('riverfolk'), 'riverfolk', 'birdsong', { draw: 'ambush-fox' })
    expect(g.own.clockworkRiverfolk!.market.length).toBeGreaterThanOrEqual(4)
  })

  test('[clockwork RR.6] with empty payments it takes the shield, a point and two warriors', () => {
    const position = beside('riverfolk').with((g) => {
      g.own.automata!.riverfolk!.suit = 0
    })
    const { g } = play(position, 'riverfolk', 'daylight')
    expect(g.own.clockworkRiverfolk!.shield).toBe(true)
    expect(g.scores[0]).toBe(1)
  })
})

describe('the Vagabot', () => {
  const vagabot = (suit: number, setup = {}) =>
    beside('vagabond', { character: 'thief', ...setup })
      .clearing(1, { vagabond: { pawn: 1 } })
      .with((g) => {
        g.own.automata!.vagabond!.suit = suit
        g.own.vagabond.items = [0, 0, 0, 0]
      })

  test('[clockwork VB.7] he walks to the leading player and fights, an item for each', () => {
    const position = vagabot(1).clearing(5, { eyrie: { warrior: 2 } })
    const { g } = play(position, 'vagabond', 'daylight', { dice: { high: 1, low: 0 } })
    expect(at(g, 'vagabond.pawn', 5)).toBe(1)
    expect(g.scores[0]).toBe(2)
  })

  test('[clockwork VB.3] with two items or fewer he slips into a forest', () => {
    const position = vagabot(0).with((g) => {
      g.own.vagabond.items = [0, 16, 16]
    })
    expect(at(play(position, 'vagabond', 'birdsong').g, 'vagabond.pawn', 14)).toBe(1)
  })

  test('[clockwork VB.11] in a forest everything is repaired, elsewhere one item, with Berserker two', () => {
    const damaged = (traits: string[]) => {
      const position = vagabot(0, { traits }).with((g) => {
        g.own.vagabond.items = [16, 16, 16]
      })
      return play(position, 'vagabond', 'evening').g.own.vagabond.items.filter((item) => item >= 16).length
    }
    expect([damaged([]), damaged(['berserker'])]).toEqual([2, 1])
  })
})

describe('playing together', () => {
  test('players win only when all of them have 30 points, and all of them do', () => {
    const { state } = beside('marquise', {}, 'eyrie', 'alliance').with((g) => {
      g.own.cooperative = true
    })
    score(state, 1, 30, '3.2')
    expect(state.result).toBeNull()
    score(state, 2, 30, '3.2')
    expect(state.result!.winners).toEqual([1, 2])
  })

  test('an automaton that has 30 points first wins alone', () => {
    const { state } = beside('marquise', {}, 'eyrie', 'alliance').with((g) => {
      g.own.cooperative = true
    })
    score(state, 1, 30, '3.2')
    score(state, 0, 30, '3.2')
    expect(state.result!.winners).toEqual([0])
  })
})
