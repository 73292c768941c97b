import { describe, expect, test } from 'vitest'
import { battle, newBattle } from '../../src/actions/battle.ts'
import { cardAt } from '../../src/cards/deck.ts'
import { count, givenTable, kindNamed, onMapCount, type Root } from '../../src/index.ts'
import { fromDeck } from '../../src/scenario/position.ts'
import { beside, order, play, toldOf } from './playing.ts'

/** The services cards (B.6.3): an automaton beside the Riverfolk of a player, whose hand is for sale. */

const at = (g: Root, kind: string, place: number): number => count(g, kindNamed(kind)!, place)
const FOX = 'protection-racket'
const BIRD = 'arms-trader'
const PLAIN = { difficulty: 'default', traits: [] } as const
const bought = (played: ReturnType<typeof play>) =>
  toldOf(played, 'serviceBought').map((facts) => (facts as { service: string }).service)

describe('hand cards', () => {
  const orders = (faction: string, setup: object, drawn: string, ...hand: string[]) =>
    play(beside(faction, setup, 'riverfolk').hand('riverfolk', ...hand), faction, 'birdsong', { draw: drawn })

  test('[clockwork B.6.3] a card that cannot be crafted is replaced by the dearest that can', () => {
    const played = orders('duchy', {}, 'ambush-fox', 'mouse-in-a-sack', 'bake-sale', 'favor-of-the-mice')
    expect(bought(played)).toEqual(['hand-card'])
    expect(toldOf(played, 'crafted')).toEqual([{ seat: 0, card: 'bake-sale' }])
    expect(played.g.own.automata!.duchy!.suit).toBe(1)
    expect(played.g.own.riverfolk.payments[0]).toBe(2)
  })

  test('[clockwork B.6.3] nothing is bought by whoever has fewer points than the sellers', () => {
    const position = beside('duchy', {}, 'riverfolk').hand('riverfolk', 'bake-sale').score('riverfolk', 1)
    expect(bought(play(position, 'duchy', 'birdsong', { draw: 'ambush-fox' }))).toEqual([])
  })

  test('[clockwork B.6.3] a service costs two warriors, from 10 points three, from 20 points four', () => {
    const price = (points: number) => {
      const position = beside('duchy', {}, 'riverfolk').hand('riverfolk', 'bake-sale').score('duchy', points)
      return play(position, 'duchy', 'birdsong', { draw: 'ambush-fox' }).g.own.riverfolk.payments[0]
    }
    expect([price(9), price(10), price(19), price(20)]).toEqual([2, 3, 3, 4])
  })

  test('[clockwork B.6.3] the Marquise and the Alliance take a bird, even one that they cannot craft', () => {
    expect(toldOf(orders('marquise', {}, 'ambush-fox', 'bake-sale', BIRD), 'crafted')).toEqual([
      { seat: 0, card: BIRD },
    ])
    const played = orders('alliance', {}, 'ambush-fox', 'favor-of-the-mice', 'royal-claim')
    expect(played.g.own.automata!.alliance!.suit).toBe(3)
    // The Alliance has no warriors to spend: the sellers put in their own.
    expect(played.g.own.riverfolk.payments).toEqual([0, 2])
  })

  test('[clockwork B.6.3] the Eyrie replace a suit that the Decree has by one that it has not', () => {
    const position = beside('eyrie', {}, 'riverfolk')
      .clearing(1, { eyrie: { roost: 1, warrior: 3 } })
      .hand('riverfolk', 'bake-sale', BIRD)
    const { g } = play(position, 'eyrie', 'birdsong', { draw: 'royal-claim' })
    expect(g.own.clockworkEyrie!.columns.map((column) => column.length)).toEqual([0, 0, 1, 2])
  })

  test('[clockwork B.6.3] the Vagabot exhausts one item, and the sellers pay themselves', () => {
    const position = beside('vagabond', { character: 'thief' }, 'riverfolk')
      .clearing(1, { vagabond: { pawn: 1 } })
      .hand('riverfolk', 'bake-sale')
      .with((g) => {
        g.own.vagabond.items = [0, 0, 0]
      })
    const { g } = play(position, 'vagabond', 'birdsong', { draw: 'ambush-fox' })
    expect(g.own.vagabond.items.filter((item) => item === 8)).toHaveLength(1)
    expect(g.own.riverfolk.payments).toEqual([0, 2])
  })

  test('[clockwork B.6.3] the Cult buys until five Lost Souls lie there, no birds, whatever the points', () => {
    const position = beside('lizard', {}, 'riverfolk')
      .score('riverfolk', 9)
      .hand('riverfolk', 'bake-sale', BIRD, 'favor-of-the-mice')
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 }, lizard: { warrior: 1 } })
    const { g } = play(position, 'lizard', 'birdsong')
    expect(g.own.lizard.lostSouls).toHaveLength(2)
    expect(g.hands[1]).toHaveLength(1)
  })

  test('[clockwork B.6.3] the Cult replaces the card it would craft in Evening', () => {
    const position = beside('lizard', {}, 'riverfolk').hand('riverfolk', BIRD, 'bake-sale')
    const played = play(position, 'lizard', 'evening', { draw: 'ambush-fox' })
    expect(toldOf(played, 'crafted')).toEqual([{ seat: 0, card: 'bake-sale' }])
    expect(played.g.own.lizard.lostSouls).toHaveLength(2)
  })

  test('[clockwork B.6.3] the Corvids buy favors and resolve them', () => {
    const position = beside('corvid', {}, 'riverfolk')
      .hand('riverfolk', 'favor-of-the-foxes', BIRD)
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 } })
      .clearing(2, { riverfolk: { 'trade-post-mouse': 1 } })
    const { g } = play(position, 'corvid', 'birdsong', { draw: FOX })
    expect([at(g, 'riverfolk.trade-post-fox', 1), at(g, 'riverfolk.trade-post-mouse', 2)]).toEqual([0, 1])
    expect(g.discard.length).toBeGreaterThan(0)
  })
})

describe('ambushes of the Duchy', () => {
  test('[clockwork B.6.3] they are bought at the start of the turn and lie open', () => {
    const position = beside('duchy', {}, 'riverfolk')
      .hand('riverfolk', 'ambush-fox', 'ambush-bird', BIRD)
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 }, duchy: { warrior: 1 } })
    const { g } = play(position, 'duchy', 'birdsong', { draw: FOX })
    expect(g.own.clockworkDuchy!.ambushes).toHaveLength(2)
    expect(g.hands[1]).toHaveLength(1)
  })

  /** The Eyrie attack one warrior of the Duchy, before whom two ambushes lie. */
  const attacked = (place: number, ...hand: string[]) =>
    beside('duchy', {}, 'eyrie')
      .clearing(place, { duchy: { warrior: 1 }, eyrie: { warrior: 4 } })
      .hand('eyrie', ...hand)
      .with((g) => {
        g.own.clockworkDuchy!.ambushes = [fromDeck(g, 'ambush-bird'), fromDeck(g, 'ambush-fox')]
      })
      .inside('eyrie', battle, newBattle(1, 0, place))
  const left = (g: Root) => g.own.clockworkDuchy!.ambushes.map((card) => cardAt(card).id)

  test('[clockwork B.6.3] one of the clearing’s suit is played before a bird, and hits twice', () => {
    attacked(1)
      .holds(1, { eyrie: { warrior: 2 }, duchy: { warrior: 1 } })
      .has('ambushes', left, ['ambush-bird'])
    attacked(2)
      .holds(2, { eyrie: { warrior: 2 } })
      .has('ambushes', left, ['ambush-fox'])
  })

  test('[clockwork B.6.3] the attacker may foil it', () => {
    attacked(1, 'ambush-bird')
      .when('eyrie', 'foil', 'ambush-bird')
      .holds(1, { eyrie: { warrior: 4 } })
      .has('discarded', (g) => g.discard.length, 2)
  })

  test('[clockwork B.6.3] automata are not ambushed', () => {
    const position = givenTable({ seats: ['duchy', 'eyrie', 'alliance'], clockwork: { duchy: PLAIN, eyrie: PLAIN } })
      .clearing(1, { duchy: { warrior: 1 }, eyrie: { warrior: 4 } })
      .with((g) => {
        g.own.clockworkDuchy!.ambushes = [fromDeck(g, 'ambush-fox')]
      })
    position.inside('eyrie', battle, newBattle(1, 0, 1)).has('ambushes', left, ['ambush-fox'])
  })
})

describe('riverboats', () => {
  test('[clockwork B.6.3] the Eyrie go by river where that is the best way, and buy boats for it', () => {
    const moves = (points: number) => {
      const position = beside('eyrie', {}, 'riverfolk')
        .clearing(7, { eyrie: { roost: 1, warrior: 5 } })
        .clearing(8, { riverfolk: { warrior: 1 } })
        .clearing(12, { riverfolk: { warrior: 1 } })
        .clearing(3, { riverfolk: { warrior: 1 } })
        .score('riverfolk', points)
      return play(position, 'eyrie', 'daylight')
    }
    const rich = moves(0)
    expect(bought(rich)).toEqual(['riverboats'])
    expect(toldOf(rich, 'moved')[0]).toMatchObject({ from: 7, to: 11 })
    const poor = moves(5)
    expect(bought(poor)).toEqual([])
    expect(toldOf(poor, 'moved')[0]).toMatchObject({ from: 7, to: 12 })
  })

  test('[clockwork B.6.3] the Vagabot takes the river and pays for the boats instead of the move', () => {
    const position = beside('vagabond', { character: 'thief' }, 'riverfolk')
      .clearing(7, { vagabond: { pawn: 1 } })
      .clearing(11, { riverfolk: { warrior: 1 } })
      .with((g) => {
        g.own.automata!.vagabond!.suit = 1
        g.own.vagabond.items = [0, 0]
      })
    const played = play(position, 'vagabond', 'daylight')
    expect(bought(played)).toEqual(['riverboats'])
    expect(at(played.g, 'vagabond.pawn', 11)).toBe(1)
    expect(toldOf(played, 'exhausted')).toHaveLength(2)
  })

  test('[clockwork B.6.3] nobody else goes by boat', () => {
    const position = beside('marquise', {}, 'riverfolk')
      .clearing(7, { marquise: { warrior: 5 } })
      .clearing(11, { riverfolk: { warrior: 6 } })
      .with(order('marquise', 'favor-of-the-mice'))
    expect(bought(play(position, 'marquise', 'daylight'))).not.toContain('riverboats')
  })
})

describe('mercenaries', () => {
  test('[clockwork B.6.3] they are hired for a battle with two warriors or fewer', () => {
    const fights = (warriors: number) => {
      const position = beside('duchy', {}, 'riverfolk', 'eyrie')
        .clearing(1, { duchy: { warrior: warriors }, riverfolk: { warrior: 1 }, eyrie: { roost: 1, warrior: 3 } })
        .with(order('duchy', FOX))
      return bought(play(position, 'duchy', 'daylight')).includes('mercenaries')
    }
    expect([fights(2), fights(3)]).toEqual([true, false])
  })

  test('[clockwork B.6.3] they are hired where they let it build what it otherwise could not', () => {
    const builds = (riverfolk: number) => {
      const position = beside('marquise', {}, 'riverfolk', 'eyrie')
        .clearing(2, { marquise: { warrior: 3 }, eyrie: { warrior: 4 }, riverfolk: { warrior: riverfolk } })
        .with(order('marquise', FOX))
      const played = play(position, 'marquise', 'daylight', { draw: 'favor-of-the-mice' })
      return [bought(played).includes('mercenaries'), onMapCount(played.g, kindNamed('marquise.sawmill')!)]
    }
    expect(builds(2)).toEqual([true, 1])
    expect(builds(1)[1]).toBe(0)
  })

  test('[clockwork B.6.3] so do the Eyrie, the Duchy and the Cult', () => {
    const eyrie = beside('eyrie', {}, 'riverfolk', 'marquise').clearing(2, {
      eyrie: { warrior: 3 },
      marquise: { warrior: 4 },
      riverfolk: { warrior: 2 },
    })
    expect(onMapCount(play(eyrie, 'eyrie', 'daylight').g, kindNamed('eyrie.roost')!)).toBe(1)
    const duchy = beside('duchy', {}, 'riverfolk', 'eyrie')
      .clearing(2, { duchy: { warrior: 3 }, eyrie: { warrior: 4 }, riverfolk: { warrior: 2 } })
      .with(order('duchy', FOX))
    expect(onMapCount(play(duchy, 'duchy', 'daylight').g, kindNamed('duchy.citadel')!)).toBe(1)
    const lizard = beside('lizard', {}, 'riverfolk', 'eyrie')
      .clearing(8, { eyrie: { warrior: 3, roost: 1 }, riverfolk: { warrior: 5 } })
      .with((g) => g.own.lizard.lostSouls.push(fromDeck(g, FOX)))
    expect(at(play(lizard, 'lizard', 'daylight').g, 'lizard.garden-fox', 8)).toBe(1)
  })
})
