import { describe, expect, test } from 'vitest'
import { BURROW, count, type Difficulty, kindNamed, type Root } from '../../src/index.ts'
import { fromDeck } from '../../src/scenario/position.ts'
import { beside, order, play } from './playing.ts'

const at = (g: Root, kind: string, place: number): number => count(g, kindNamed(kind)!, place)
const FOX = 'protection-racket'
const LEVELS: readonly Difficulty[] = ['easy', 'default', 'challenging', 'nightmare']

/** What a number is at each level. */
const at4 = (value: (difficulty: Difficulty) => unknown) => LEVELS.map(value)

describe('difficulty cards', () => {
  test('[clockwork EE.0] the Eyrie start with one vizier, two, or two and an ambush', () => {
    expect(at4((difficulty) => beside('eyrie', { difficulty }).state.own.clockworkEyrie!.columns[3].length)).toEqual([
      1, 2, 3, 3,
    ])
  })

  test('[clockwork AA.7] the Alliance organizes with four warriors, three, or two', () => {
    const organizes = (difficulty: Difficulty, warriors: number) => {
      const position = beside('alliance', { difficulty })
        .clearing(1, { alliance: { 'base-fox': 1, warrior: warriors, sympathy: 1 } })
        .with(order('alliance', FOX))
      return at(play(position, 'alliance', 'evening').g, 'alliance.warrior', 1) === 1
    }
    expect(at4((level) => [2, 3, 4].filter((warriors) => organizes(level, warriors))[0])).toEqual([4, 3, 2, 2])
  })

  test('[clockwork LL.6] the Cult reveals three cards, four, or five', () => {
    const revealed = (difficulty: Difficulty) => {
      const position = beside('lizard', { difficulty }).with((g) => {
        for (const card of [FOX, 'travel-gear-fox', 'root-tea-fox', 'gently-used-knapsack', 'ambush-fox'])
          g.own.lizard.lostSouls.push(fromDeck(g, card))
      })
      return play(position, 'lizard', 'daylight').g.own.lizard.revealed.length
    }
    expect(at4(revealed)).toEqual([3, 4, 5, 5])
  })

  test('[clockwork RR.4] a trade post of the Riverfolk comes with no warrior, one, or two', () => {
    const posted = (difficulty: Difficulty) => {
      const position = beside('riverfolk', { difficulty }).with((g) => {
        g.own.automata!.riverfolk!.suit = 0
        g.own.riverfolk.payments[1] = 1
        g.pieces[kindNamed('eyrie.warrior')!.index * g.places] = 19
        g.pieces[kindNamed('eyrie.warrior')!.index * g.places + 17] = 1
      })
      // One warrior more comes with the recruits of the same turn.
      return at(play(position, 'riverfolk', 'daylight').g, 'riverfolk.warrior', 1) - 1
    }
    expect(at4(posted)).toEqual([0, 1, 2, 2])
  })

  test('[clockwork DD.3] the Duchy recruits one, two, or three', () => {
    const recruits = (difficulty: Difficulty) =>
      at(play(beside('duchy', { difficulty }), 'duchy', 'birdsong').g, 'duchy.warrior', BURROW)
    expect(at4(recruits)).toEqual([1, 2, 3, 3])
  })

  test('[clockwork CC.3] the Corvids recruit one, two, or three in each of two clearings', () => {
    const recruits = (difficulty: Difficulty) =>
      15 - at(play(beside('corvid', { difficulty }), 'corvid', 'birdsong', { draw: FOX }).g, 'corvid.warrior', 0)
    expect(at4(recruits)).toEqual([2, 4, 6, 6])
  })

  test('[clockwork VB.10] the Vagabot refreshes five items, six, or seven', () => {
    const refreshed = (difficulty: Difficulty) => {
      const position = beside('vagabond', { difficulty, character: 'thief' }).with((g) => {
        g.own.vagabond.items = new Array<number>(8).fill(8)
        g.pieces[kindNamed('vagabond.pawn')!.index * g.places] = 0
        g.pieces[kindNamed('vagabond.pawn')!.index * g.places + 14] = 1
      })
      return play(position, 'vagabond', 'evening').g.own.vagabond.items.filter((item) => item === 0).length
    }
    expect(at4(refreshed)).toEqual([5, 6, 7, 7])
  })

  test('nightmare scores a point at the end of Evening for every automaton', () => {
    const points = (faction: string) => {
      const position = beside(faction, { difficulty: 'nightmare' }).with((g) => {
        if (faction !== 'vagabond') return
        g.pieces[kindNamed('vagabond.pawn')!.index * g.places] = 0
        g.pieces[kindNamed('vagabond.pawn')!.index * g.places + 14] = 1
      })
      return play(position, faction, 'evening').g.scores[0]
    }
    const all = ['marquise', 'eyrie', 'alliance', 'vagabond', 'lizard', 'riverfolk', 'duchy', 'corvid']
    expect(all.map(points)).toEqual(all.map(() => 1))
  })
})
