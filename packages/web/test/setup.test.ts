import { LEVELS, readBotName, TEMPERS } from '@spinney/bots'
import { randomFrom } from '@spinney/kernel'
import { root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BOT_LEVELS, BOT_TEMPERS, botNameOf, mannerOf } from '../src/engine/protocol.ts'

/** What the page keeps by name. */
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
})
beforeEach(() => kept.clear())

const { rememberTable, lastGame, lastKept, factsOf } = await import('../src/home/last.ts')
const { nextTable } = await import('../src/home/quick.ts')
const { RANDOM_SIDE, turned } = await import('../src/home/setup.ts')
const {
  inOrder,
  nameTwice,
  newcomersTable,
  plansOf,
  resized,
  settled,
  tableOf,
  withAutomaton,
  withField,
  withSeat,
  withSide,
} = await import('../src/home/tableDraft.ts')
const { setup } = await import('../src/root/setup.ts')
const { setup: smallWorldSetup } = await import('../src/smallworld/setup.ts')

const numbered = (i: number) => `Player ${i + 1}`
const asIs = <T>(items: readonly T[]) => [...items]

describe('the table of a newcomer', () => {
  test('Root: Autumn, the base deck, the four base factions, the Marquise against steady bots', () => {
    const { choices, seats } = nextTable('root', setup)
    expect(choices.sides).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond'])
    expect(choices.fields).toMatchObject({ map: 'autumn', deck: 'base', setup: 'standard', preset: 'current' })
    expect(seats.map(({ who }) => who)).toEqual(['person', 'steady', 'steady', 'steady'])
    expect(root.config(setup.configOf(choices, asIs)).seats).toEqual(choices.sides)
    expect(setup.advice?.(choices)?.tone).toBe('good')
  })

  test('Small World: three seats', () => {
    const { choices, seats } = nextTable('smallworld', smallWorldSetup)
    expect(seats).toHaveLength(3)
    expect(smallworld.config(smallWorldSetup.configOf(choices, asIs)).players).toBe(3)
  })
})

describe('a bot with a style', () => {
  const table = withSeat(newcomersTable(setup), 1, { who: 'sharp:raider' })

  test('sits down with it, and keeps it for the next table', () => {
    expect(plansOf(table)[1]).toMatchObject({ kind: 'bot', level: 'sharp', temper: 'raider' })
    expect(plansOf(table)[2]).not.toHaveProperty('temper')
    rememberTable('root', table)
    expect(nextTable('root', setup).seats.map(({ who }) => who)).toEqual(['person', 'sharp:raider', 'steady', 'steady'])
  })

  test('is called as bots know it', () => {
    for (const level of BOT_LEVELS) {
      for (const temper of BOT_TEMPERS) {
        const name = botNameOf({ level, temper })
        expect(readBotName(name)).toMatchObject({ level, temper })
        expect(mannerOf(name)).toEqual({ level, temper })
      }
    }
    expect(BOT_LEVELS).toEqual(LEVELS.filter((level) => level !== 'random'))
    expect(BOT_TEMPERS).toEqual(TEMPERS)
    for (const odd of ['steady:baker', 'steady:raider:raider', 'random:raider', '']) expect(mannerOf(odd)).toBeNull()
  })
})

describe('what was played last', () => {
  test('is played again, with the same people, sides and rules', () => {
    const table = withSide(withSeat(newcomersTable(setup), 0, { name: ' Ada ' }), 0, 'corvid')
    rememberTable('root', table)
    expect(lastGame()).toBe('root')
    const next = nextTable('root', setup)
    expect(next.choices.sides[0]).toBe('corvid')
    expect(next.seats[0]).toMatchObject({ who: 'person', name: 'Ada' })
    rememberTable('smallworld', newcomersTable(smallWorldSetup))
    expect(lastGame()).toBe('smallworld')
    expect(nextTable('root', setup).choices.sides[0]).toBe('corvid')
  })

  test.each([
    ['nothing', undefined],
    ['text that is no JSON', '{'],
    ['another thing', '[]'],
    ['no tables', '{"game":"root","tables":null}'],
  ])('%s: a newcomer’s table', (_, text) => {
    if (text !== undefined) kept.set('spinney-last', text)
    expect(nextTable('root', setup).choices.sides).toEqual(setup.firstSides)
    expect(lastGame()).toBe(text?.includes('"root"') && !text.includes('null') ? 'root' : null)
  })

  test('what is not understood any more is left out', () => {
    const table = newcomersTable(setup)
    const odd = {
      choices: {
        seats: 4,
        fields: { ...table.choices.fields, map: 'moon', extra: 'x' },
        sides: ['marquise', 'marquise', 'unicorn', 7],
      },
      seats: [
        { who: 'person', name: 'x'.repeat(99) },
        { who: 'genius', name: 3 },
        { who: 'novice' },
        { who: 'sharp:baker' },
      ],
    }
    const read = tableOf(setup, odd)!
    expect(read.choices.fields.map).toBe('autumn')
    expect(read.choices.fields).not.toHaveProperty('extra')
    expect(read.choices.sides).toEqual(['marquise', RANDOM_SIDE, RANDOM_SIDE, RANDOM_SIDE])
    expect(read.seats.map(({ who }) => who)).toEqual(['person', 'person', 'novice', 'person'])
    expect(read.seats[0]!.name).toHaveLength(20)
    for (const count of [1, 7, 'four', undefined]) {
      expect(tableOf(setup, { ...odd, choices: { ...odd.choices, seats: count } })).toBeNull()
    }
  })

  test('a table the rules refuse, or one of bots alone, is not offered again', () => {
    const bots = newcomersTable(setup, 0)
    rememberTable('root', bots)
    expect(nextTable('root', setup).seats[0]!.who).toBe('person')
    const edition = newcomersTable(setup)
    rememberTable('root', {
      ...edition,
      choices: { ...edition.choices, fields: { ...edition.choices.fields, preset: 'first', map: 'lake' } },
    })
    expect(nextTable('root', setup).choices.fields.map).toBe('autumn')
  })

  test('can be told in a few facts', () => {
    rememberTable('root', newcomersTable(setup))
    const facts = factsOf(lastKept('root') as Parameters<typeof factsOf>[0])
    expect(facts).toEqual({ map: 'autumn', people: [{ name: '', side: 'marquise' }], bots: 3 })
  })
})

describe('choosing sides', () => {
  test('a side that is taken is exchanged', () => {
    const table = withSide(newcomersTable(setup), 0, 'eyrie')
    expect(table.choices.sides).toEqual(['eyrie', 'marquise', 'alliance', 'vagabond'])
    expect(withSide(table, 2, RANDOM_SIDE).choices.sides).toEqual(['eyrie', 'marquise', RANDOM_SIDE, 'vagabond'])
  })

  test('whoever gives a side to a seat left to chance leaves chance to the other', () => {
    const chance = withSide(newcomersTable(setup), 0, RANDOM_SIDE)
    expect(withSide(chance, 0, 'alliance').choices.sides).toEqual(['alliance', 'eyrie', RANDOM_SIDE, 'vagabond'])
  })

  test('more seats get the next of the usual sides, or chance; fewer keep the first', () => {
    const table = newcomersTable(setup)
    expect(resized(table, setup, 6).choices.sides.slice(4)).toEqual([RANDOM_SIDE, RANDOM_SIDE])
    const two = resized(table, setup, 2)
    expect(two.choices.sides).toEqual(['marquise', 'eyrie'])
    expect(resized(withSide(two, 0, 'alliance'), setup, 4).choices.sides).toEqual([
      'alliance',
      'eyrie',
      RANDOM_SIDE,
      'vagabond',
    ])
    const names = resized(table, setup, 6).seats.map(({ bot }) => bot)
    expect(new Set(names).size).toBe(6)
  })
})

describe('names', () => {
  const people = (...names: string[]) =>
    names.reduce((table, name, i) => withSeat(table, i, { who: 'person', name }), newcomersTable(setup))

  test('two people of one name are noticed, however it is written', () => {
    expect(nameTwice(people('Ada', 'ada ').seats, numbered)).toBe('ada')
    expect(nameTwice(people('Ａda', 'Ada').seats, numbered)).toBe('Ada')
    expect(nameTwice(people('Player 2', '').seats, numbered)).toBe('Player 2')
    expect(nameTwice(people('Ada', 'Bo', '').seats, numbered)).toBeNull()
  })

  test('a bot never has the name of a person', () => {
    for (const bot of newcomersTable(setup).seats.map((seat) => seat.bot)) {
      const plans = plansOf(people(bot))
      expect(plans.filter(({ name }) => name === bot)).toHaveLength(1)
      expect(new Set(plans.map(({ name }) => name)).size).toBe(4)
    }
  })
})

describe('the same table again', () => {
  test('everybody keeps the side, one seat further, and the first seat begins', () => {
    const config = root.config({ seats: ['marquise', 'eyrie', 'alliance'], map: 'lake', deck: 'exiles' })
    const again = root.config(setup.again(config as never, 1))
    expect(again).toMatchObject({ seats: ['eyrie', 'alliance', 'marquise'], first: 0, map: 'lake', deck: 'exiles' })
  })

  test('a drafted table is drafted again', () => {
    const config = root.config({ setup: 'advanced', players: 4 })
    expect(root.config(setup.again(config as never, 2))).toMatchObject({ setup: 'advanced', players: 4, first: 0 })
  })

  test('Small World keeps its rules', () => {
    const config = smallworld.config({ players: 4, preset: 'literal', rules: { scores: 'open' } })
    const again = smallworld.config(smallWorldSetup.again(config as never, 3))
    expect(again).toEqual({ ...config, firstPlayer: 0 })
  })

  test('turning keeps everybody', () => {
    expect(turned(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a'])
    expect(turned(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
  })
})

describe('hirelings and landmarks', () => {
  const draft = (fields: Record<string, string>, sides = ['marquise', RANDOM_SIDE, RANDOM_SIDE]) => {
    const table = nextTable('root', setup).choices
    return { ...table, seats: sides.length, sides, fields: { ...table.fields, ...fields } }
  }

  test('are left out of the configuration unless they are wanted', () => {
    expect(Object.keys(Object(setup.configOf(draft({}), asIs)))).not.toContain('hirelings')
    expect(Object.keys(Object(setup.configOf(draft({}), asIs)))).not.toContain('landmarks')
  })

  test('come by chance or by name; factions that correspond to them are not drawn', () => {
    const chance = draft({ hirelings: 'hirelings-random', landmarks: 'landmarks-two' })
    const config = root.config(setup.configOf(chance, asIs))
    expect([config.hirelings, config.landmarks?.deal]).toEqual([[], 2])
    const chosen = draft({
      ...{ hirelings: 'hirelings-chosen', hireling1: 'last-dynasty', hireling2: 'the-exile' },
      ...{ landmarks: 'landmarks-chosen', landmark1: 'tower', landmark2: 'ferry' },
    })
    const named = root.config(setup.configOf(chosen, asIs))
    expect([named.hirelings, named.landmarks?.from]).toEqual([
      ['last-dynasty', 'the-exile'],
      ['tower', 'ferry'],
    ])
    expect(named.seats.filter((side) => ['eyrie', 'vagabond', 'vagabond2'].includes(side))).toEqual([])
  })

  test.each([
    ['advice.hirelingTwice', { hirelings: 'hirelings-chosen', hireling1: 'the-exile', hireling3: 'the-exile' }],
    ['advice.hirelingFaction', { hirelings: 'hirelings-chosen', hireling1: 'forest-patrol' }],
    ['advice.landmarkTwice', { landmarks: 'landmarks-chosen', landmark1: 'tower', landmark2: 'tower' }],
    ['advice.noExtras', { landmarks: 'landmarks-one', preset: 'first' }],
  ])('%s: the form says so, and does not begin', (key, fields) => {
    expect(setup.advice?.(draft(fields))).toMatchObject({ key, stops: true })
  })

  test('a draft of two needs three militant setup cards beside hirelings; factions chosen before do not count', () => {
    const names = ['forest-patrol', 'last-dynasty', 'sunward-expedition']
    const drafted = (n: number) =>
      draft(
        {
          ...{ setup: 'advanced', hirelings: 'hirelings-chosen' },
          ...Object.fromEntries(names.slice(0, n).map((id, i) => [`hireling${i + 1}`, id])),
        },
        ['marquise', 'eyrie'],
      )
    expect(setup.advice?.(drafted(3))).toMatchObject({ key: 'advice.smallPool', stops: true })
    expect(setup.advice?.(drafted(2))).toMatchObject({ key: 'advice.draft' })
    expect(root.config(setup.configOf(drafted(2), asIs)).hirelings).toEqual(names.slice(0, 2))
  })

  test('so it does beside automata that take militant factions', () => {
    const table = draft({ setup: 'advanced' }, [RANDOM_SIDE, RANDOM_SIDE, 'marquise', 'eyrie', 'duchy'])
    const beside = (n: number) => ({ ...table, seats: 2 + n, automata: [null, null, {}, {}, {}].slice(0, 2 + n) })
    expect(setup.advice?.(beside(3) as never)).toMatchObject({ key: 'advice.smallPool', stops: true })
    expect(setup.advice?.(beside(2) as never)).toMatchObject({ key: 'advice.draft' })
  })
})

describe('any table of Root', () => {
  const TABLES = 400

  test('that the form lets begin is one that the rules allow', () => {
    const random = randomFrom('tables on the form')
    const any = <T>(items: readonly T[]): T => items[random.below(items.length)]!
    const chance = (percent: number): boolean => random.below(100) < percent
    const shuffle = <T>(items: readonly T[]): T[] => {
      const left = [...items]
      return items.map(() => left.splice(random.below(left.length), 1)[0]!)
    }
    let begun = 0
    for (let i = 0; i < TABLES; i++) {
      let table = resized(newcomersTable(setup), setup, 2 + random.below(5))
      for (let seat = 0; seat < table.choices.seats; seat++) {
        if (chance(60)) table = withSide(table, seat, chance(30) ? RANDOM_SIDE : any(setup.sides!))
        if (chance(25)) table = settled(setup, withAutomaton(table, seat, {}))
      }
      for (const { id, values } of setup.fields) {
        if (chance(id === 'preset' ? 10 : 50)) table = withField(table, id, any(values))
      }
      const { choices } = inOrder(setup, settled(setup, table))
      if (setup.advice?.(choices)?.stops === true) continue
      expect(() => root.config(setup.configOf(choices, shuffle)), JSON.stringify(choices)).not.toThrow()
      begun++
    }
    expect(begun).toBeGreaterThan(TABLES / 2)
  })
})

describe('what is known of the seats before a game with others', () => {
  const draft = { ...nextTable('root', setup).choices, automata: [null, {}, null, null] }

  test('where factions were chosen, all of them; automata by their own names', () => {
    const config = root.config(setup.configOf(draft, asIs))
    expect(setup.playedIn?.(config as never)).toMatchObject([
      { term: 'marquise', isAutomaton: false },
      { term: 'clockwork-eyrie', isAutomaton: true },
      { term: 'alliance' },
      { term: 'vagabond' },
    ])
  })

  test('where they are drafted, the automata alone, which have the last seats', () => {
    const drafted = { ...draft, fields: { ...draft.fields, setup: 'advanced' } }
    const config = root.config(setup.configOf(drafted, asIs))
    expect(setup.playedIn?.(config as never)).toMatchObject([null, null, null, { term: 'clockwork-eyrie' }])
  })
})
