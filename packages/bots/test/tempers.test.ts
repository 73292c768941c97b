import { readdirSync, readFileSync } from 'node:fs'
import { copy, decide, type Pick, playRandomly, randomFrom, roll, start, take } from '@spinney/kernel'
import { kindNamed, onMapCount, type Root, root, given as rootGiven } from '@spinney/root'
import { NOBODY, type SmallWorld, smallworld, given as worldGiven } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { playMatch } from '../src/arena/match.ts'
import { gainedBy } from '../src/explain.ts'
import {
  botCalled,
  brainOf,
  explain,
  games,
  LEVELS,
  readBotName,
  requestFor,
  TEMPERS,
  type Temper,
} from '../src/index.ts'
import { tempered } from '../src/tempers.ts'
import { picksBy } from './positions.ts'

const LANGUAGES = readdirSync(new URL('../../words/messages', import.meta.url))
const catalogueOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../words/messages/${language}/bots.json`, import.meta.url), 'utf8'))

describe('the name of a bot with a temperament', () => {
  test('is its level and the temperament, before all else', () => {
    expect(readBotName('steady:raider')).toMatchObject({ level: 'steady', temper: 'raider' })
    expect(readBotName('sharp:schemer+horizon=2@50ms')).toMatchObject({ temper: 'schemer', budget: { ms: 50 } })
    expect(readBotName('novice')).toMatchObject({ temper: null })
  })

  test.each([
    ['steady:baker', /a temperament is one of builder, raider, schemer/],
    ['random:raider', /random has no temperament/],
    ['steady:', /is no bot/],
    ['steady:raider:builder', /is no bot/],
  ])('%s is refused', (name, reason) => {
    expect(() => readBotName(name)).toThrow(reason)
  })
})

/** Small World: whoever can fly may take an empty region, one of the leader's or one of somebody behind. */
const world = () =>
  worldGiven({
    players: 3,
    turn: 5,
    at: 'conquer',
    begun: true,
    coins: [30, 40, 24],
    peoples: {
      ratmen: { seat: 0, power: 'flying', since: 3, hand: 4 },
      orcs: { seat: 1, power: 'forest', since: 2 },
      elves: { seat: 2, power: 'hill', since: 2 },
    },
    regions: {
      3: { race: 'ratmen', tokens: 1 },
      8: { race: 'orcs', tokens: 2 },
      13: { race: 'orcs', tokens: 2 },
      11: { race: 'elves', tokens: 1 },
      16: { race: 'elves', tokens: 1 },
      21: { race: 'elves', tokens: 1 },
    },
  }).state

/** Root: the Marquise can build or fight. */
const wood = (sympathy = 1) =>
  rootGiven('marquise', 'eyrie', 'alliance', 'vagabond')
    .clearing(1, { marquise: { keep: 1, warrior: 3, sawmill: 1, wood: 2 } })
    .clearing(5, { marquise: { warrior: 4, recruiter: 1 }, alliance: { sympathy } })
    .clearing(8, { marquise: { warrior: 1 }, alliance: { sympathy } })
    .clearing(3, { eyrie: { warrior: 4, roost: 1 } })
    .clearing(12, { vagabond: { pawn: 1 } })
    .own('eyrie', { leader: 'despot' })
    .own('vagabond', { character: 'thief', items: ['boot', 'torch', 'sword', 'tea'] })
    .hand('marquise', 'armorers', 'sappers', 'bake-sale')
    .turn('marquise', 'daylight').state

/** Plays the turn of whoever is asked to its end. */
async function turnOf(name: string, begin: Root): Promise<Root> {
  const g = copy(begin)
  const luck = randomFrom('turn')
  const bot = botCalled(name)
  const { turns } = g
  for (let ask = decide(root, g); ask !== null && g.turns === turns; ) {
    const { seat } = ask
    const isOpen = seat !== 'chance' && ask.options.length > 1
    const index = isOpen ? await bot.choose(requestFor(root, g, seat, { seed: `t${g.version}` })) : 0
    ask = take(root, g, ask, seat === 'chance' ? roll(ask, luck) : index)
  }
  return g
}

describe('bots of different temperaments play differently', () => {
  const ownerOf = (g: SmallWorld, pick: Pick): number => {
    const region = typeof pick === 'object' ? Number(pick.region) : -1
    const slot = g.holder[region] ?? NOBODY
    return slot === NOBODY ? NOBODY : g.peoples[slot]!.seat
  }

  test('in Small World a builder takes an empty region where a raider takes somebody’s', async () => {
    const g = world()
    for (const pick of await picksBy(smallworld, g, 'steady:builder')) expect(ownerOf(g, pick)).toBe(NOBODY)
    for (const pick of await picksBy(smallworld, g, 'steady:raider')) expect(ownerOf(g, pick)).toBeGreaterThan(0)
  })

  test('in Root a builder builds where a raider fights', async () => {
    const sympathy = kindNamed('alliance.sympathy')!
    const sawmill = kindNamed('marquise.sawmill')!
    const built = await turnOf('steady:builder', wood())
    const fought = await turnOf('steady:raider', wood())
    expect(onMapCount(built, sawmill)).toBeGreaterThan(onMapCount(fought, sawmill))
    expect(onMapCount(built, sympathy)).toBeGreaterThan(onMapCount(fought, sympathy))
  })
})

describe('a temperament', () => {
  test.each(games)('of $id leaves chances that add up to 1, and the others’ looks as they are', (game) => {
    const { state } = start(game, game.config(game.id === 'root' ? { seats: ['marquise', 'eyrie'] } : { players: 2 }))
    playRandomly(game, state, randomFrom('temper'), 40)
    while (typeof decide(game, state)!.seat !== 'number') playRandomly(game, state, randomFrom('on'), 1)
    const brain = brainOf(game)
    const ask = decide(game, state)!
    for (const temper of TEMPERS) {
      const own = tempered(brain, temper, 0)
      expect(own.evaluate(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(own.reasons!(state, 1)).toEqual(brain.reasons!(state, 1))
      expect(tempered(brain, temper, 1 - Number(ask.seat)).appeal(state, ask)).toEqual(brain.appeal(state, ask))
      for (const language of LANGUAGES) {
        for (const part of Object.keys(own.reasons!(state, 0))) {
          expect(catalogueOf(language), language).toHaveProperty([`reason.${game.id}.${part}`])
        }
      }
    }
  })

  test('is told by what it likes when a move is explained', async () => {
    const request = requestFor(smallworld, world(), 0, { seed: 'p0' })
    const reasons = new Set<string | undefined>()
    for (const temper of TEMPERS) {
      const opinion = await botCalled(`steady:${temper}`).weigh(request)
      expect(opinion.temper).toBe(temper)
      reasons.add(explain(request, opinion).reason?.key)
    }
    expect(reasons.size).toBeGreaterThan(1)
  })

  test('is told by what it likes when somebody looks at what a bot has done', () => {
    // The Marquise has torn down what the Alliance had.
    const [before, after] = [wood(), wood(0)]
    // Nothing is told of what was done while the table was set up.
    before.turns = 4
    after.turns = 4
    const told = (temper: Temper | null) =>
      gainedBy({ game: root, before, after, seat: 0, eyes: 1, seed: 's', temper }, brainOf(root))?.key
    expect(told('raider')).toBe('reason.root.prey')
    expect(told(null)).not.toBe('reason.root.prey')
  })

  test.each(LEVELS.filter((level) => level !== 'random'))('goes with %s', async (level) => {
    const bots = [`${level}:raider`, `${level}:builder`].map((name) => botCalled(name))
    const config = smallworld.config({ players: 2 })
    const { result } = await playMatch(smallworld, { config, bots, seed: 'pair', budget: { iterations: 6 } })
    expect(result?.scores.every((coins) => coins > 20)).toBe(true)
  })
})
