import {
  decide,
  type Game,
  playInPlace,
  randomFrom,
  randomIndex,
  resample,
  type State,
  start,
  view,
} from '@spinney/kernel'
import { root, scenarioKit } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { createWords, describeFields, type GameWords, type WordedSection, wordPosition } from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { smallworldWords } from '../src/smallworld/index.ts'
import { textsOf } from './catalogue.ts'

/** Plays at random and shows a position now and then. */
function wander<G extends State, C>(game: Game<G, C>, config: unknown, every: number, see: (g: G) => void): void {
  const random = randomFrom('positions')
  const { state } = start(game, game.config(config))
  for (let ask = decide(game, state), n = 0; ask !== null; ask = decide(game, state), n++) {
    if (n % every === 0) see(state)
    const { seat, kind, options } = ask
    playInPlace(game, state, { seat, kind, pick: options[randomIndex(ask, random)]! })
  }
}

const worded = (id: string, wording: GameWords, seen: ReturnType<typeof view>): readonly WordedSection[] => {
  const words = createWords({
    texts: textsOf('en', [id]),
    language: 'en',
    game: id,
    seatName: (seat) => `Seat ${seat}`,
    sorts: wording.sortsOf?.(seen),
  })
  return wordPosition(wording.describe!(seen), words)
}

describe('a described position', () => {
  const tables = [
    { seats: ['alliance', 'corvid', 'eyrie', 'vagabond'] },
    { seats: ['keepers', 'riverfolk', 'lizard', 'vagabond'], deck: 'exiles' },
  ]

  test.each(tables)('of Root tells a seat nothing that it may not know ($seats)', (config) => {
    let met = 0
    wander(root, config, 60, (g) => {
      for (const seat of [0, 1, null]) {
        const other = resample(root, g, seat, randomFrom(met++))
        expect(rootWords.describe!(view(root, other, seat))).toEqual(rootWords.describe!(view(root, g, seat)))
      }
    })
    expect(met).toBeGreaterThan(10)
  })

  test('of Small World keeps coins secret from others', () => {
    let met = 0
    wander(smallworld, { players: 3 }, 20, (g) => {
      const secret = (seat: number | null) =>
        worded('smallworld', smallworldWords, view(smallworld, g, seat)).flatMap(({ rows }) =>
          rows.filter(([label]) => label === 'Coins').map(([, coins]) => coins),
        )
      met++
      expect(secret(null)).toEqual(['secret', 'secret', 'secret'])
      // The own board comes last.
      expect(secret(1).slice(0, 2)).toEqual(['secret', 'secret'])
      expect(secret(1)[2]).toBe(String(g.coins[1]![0]))
    })
    expect(met).toBeGreaterThan(5)
  })

  test('of Small World says what power and race of a combo do in two sentences', () => {
    let met = 0
    wander(smallworld, { players: 2 }, 5, (g) => {
      const rows = worded('smallworld', smallworldWords, view(smallworld, g, null)).find(
        ({ title }) => title === 'Races on offer',
      )!.rows
      for (const cells of rows) {
        met++
        expect(cells[3]).toMatch(/^[A-Z+].*[^.]\. [A-Z+].*[^.]\.$/)
      }
    })
    expect(met).toBeGreaterThan(10)
  })

  test('of Root has a row for each clearing: number, suit, ruler, pieces, free slots, paths, rivers', () => {
    const seen: (readonly string[])[][] = []
    wander(root, { seats: ['marquise', 'eyrie'], map: 'autumn' }, 50, (g) => {
      seen.push([...worded('root', rootWords, view(root, g, 0)).find(({ head }) => head?.[0] === 'No.')!.rows])
    })
    for (const rows of seen) {
      expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)))
      expect(rows[0]![5]).toBe('5, 9, 10')
    }
    expect(seen.some((rows) => rows.some((cells) => cells[2] === 'Seat 0' && /Marquise warrior/.test(cells[3]!)))).toBe(
      true,
    )
  })

  test('of Root names the items that lie on the Legendary Forge', () => {
    const given = { seats: ['marquise', 'eyrie'], landmarks: { 'legendary-forge': 8 }, turn: { faction: 'marquise' } }
    const state = scenarioKit.given(given, (path, reason) => {
      throw new Error(`${path}: ${reason}`)
    })
    const rows = worded('root', rootWords, view(root, state, 0)).flatMap((section) => section.rows)
    expect(rows.find(([label]) => label === 'Legendary Forge')?.[1]).toBe('crossbow, hammer, sword')
  })

  test('of Root says what a quest needs: two items, or twice the same', () => {
    const own = { vagabond: { character: 'thief', quests: ['escort-mouse', 'errand-fox', 'guard-duty-mouse'] } }
    const given = { seats: ['vagabond', 'eyrie'], own, turn: { faction: 'vagabond' } }
    const state = scenarioKit.given(given, (path, reason) => {
      throw new Error(`${path}: ${reason}`)
    })
    const rows = worded('root', rootWords, view(root, state, 0)).flatMap((section) => section.rows)
    expect(rows.find(([label]) => label === 'Open quests')?.[1]).toBe(
      'Errand (fox): tea and boot, Escort (mouse): 2 boots, Guard Duty (mouse): torch and sword',
    )
  })

  test('of a game without a description is its open fields; hidden things are counted', () => {
    const state = {
      hands: [
        ['a', 'b'],
        [null, null],
      ],
      deck: [null, null, null],
      round: 3,
      bridge: null,
    }
    const sections = describeFields({ state } as never)
    const words = createWords({ texts: textsOf('en', ['toll']), language: 'en', game: 'toll', seatName: String })
    expect(wordPosition(sections, words).map(({ title, rows }) => [title, rows])).toEqual([
      [
        '',
        [
          ['Draw pile', '? × 3'],
          ['round', '3'],
          ['bridge', ''],
        ],
      ],
      [
        'Hands',
        [
          ['1', 'a, b'],
          ['2', '? × 2'],
        ],
      ],
    ])
  })
})
