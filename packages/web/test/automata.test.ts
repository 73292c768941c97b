import { botFor, DIFFICULTIES, factionIds, root } from '@spinney/root'
import { LANGUAGES } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { firstDraft, RANDOM_SIDE, turned } from '../src/home/setup.ts'
import {
  inOrder,
  isAutomaton,
  newcomersTable,
  plansOf,
  resized,
  settled,
  type TableDraft,
  tableOf,
  withAutomaton,
  withField,
  withSide,
} from '../src/home/tableDraft.ts'
import { automata } from '../src/root/clockwork/setup.ts'
import { rulebook } from '../src/root/rulebook.ts'
import { SIDES, setup } from '../src/root/setup.ts'

const asIs = <T>(items: readonly T[]) => [...items]
const configOf = ({ choices }: TableDraft) => root.config(setup.configOf(choices, asIs))
const advised = ({ choices }: TableDraft) => setup.advice?.(choices) ?? null

/** A newcomer's table with automata at these seats. */
const seated = (seats: Record<number, object>, table = newcomersTable(setup)): TableDraft =>
  Object.entries(seats).reduce(
    (before, [seat, value]) => settled(setup, withAutomaton(before, Number(seat), value as never)),
    table,
  )

describe('automata on the form', () => {
  test('every automaton can be seated at every difficulty with all of its traits', () => {
    for (const side of automata.sides) {
      for (const difficulty of DIFFICULTIES) {
        const traits = Object.keys(botFor(side)!.traits)
        const first = seated({ 1: { difficulty, traits } }, withSide(newcomersTable(setup), 1, side))
        // A second Vagabot sits beside a Vagabond.
        const table = side === 'vagabond2' ? withSide(first, 0, 'vagabond') : first
        expect(configOf(table).clockwork?.[side], `${side} ${difficulty}`).toMatchObject({ difficulty, traits })
      }
    }
  })

  test('a trait of another automaton does not stay where the side changes, nor does what nobody knows', () => {
    const table = seated({ 1: { difficulty: 'nightmare', traits: ['nobility', 'moonlight'] } })
    expect(table.choices.automata?.[1]).toEqual({ difficulty: 'nightmare', traits: ['nobility'] })
    const other = settled(setup, withSide(table, 1, 'corvid'))
    expect(other.choices.automata?.[1]).toEqual({ difficulty: 'nightmare', traits: [] })
    expect(seated({ 1: { difficulty: 'impossible' } }).choices.automata?.[1]).toMatchObject({ difficulty: 'default' })
  })

  test('a seat without a side of its own gets one, also where somebody takes it away', () => {
    const random = seated({ 3: {} }, withSide(newcomersTable(setup), 3, RANDOM_SIDE))
    expect(automata.sides).toContain(random.choices.sides[3])
    const hundreds = withSide(seated({ 1: {} }), 0, 'hundreds')
    const taken = settled(setup, withSide(hundreds, 0, 'eyrie'))
    expect(taken.choices.sides[0]).toBe('eyrie')
    expect(automata.sides).toContain(taken.choices.sides[1])
    expect(new Set(taken.choices.sides).size).toBe(4)
  })

  test('two Vagabots have different cards', () => {
    const two = withSide(withSide(newcomersTable(setup), 2, 'vagabond'), 3, 'vagabond2')
    const { clockwork } = configOf(seated({ 2: { character: 'ranger' }, 3: { character: 'ranger' } }, two))
    expect(clockwork?.vagabond?.character).toBe('ranger')
    expect(clockwork?.vagabond2?.character).not.toBe('ranger')
  })

  test('what the rules would refuse is advised against before', () => {
    expect(advised(seated({ 0: {}, 1: {}, 2: {}, 3: {} }))).toMatchObject({ key: 'advice.allAutomata', stops: true })
    const beside = withSide(withSide(newcomersTable(setup), 0, 'vagabond2'), 3, 'vagabond')
    expect(advised(seated({ 3: {} }, beside))).toMatchObject({ key: 'advice.vagabots', stops: true })
    expect(() => configOf(seated({ 3: {} }, beside))).toThrow(/vagabond2/)
    const alone = withField(withSide(newcomersTable(setup), 1, 'vagabond2'), 'setup', 'advanced')
    expect(advised(seated({ 1: {} }, alone))).toMatchObject({ key: 'advice.vagabots', stops: true })
    expect(advised(seated({ 1: {} }))?.stops).toBeUndefined()
  })

  test('together: only where an automaton plays', () => {
    const field = setup.fields.find(({ id }) => id === 'together')!
    const together = withField(newcomersTable(setup), 'together', 'together')
    expect(field.when?.(together.choices)).toBe(false)
    expect(configOf(together)).not.toHaveProperty('cooperative')
    expect(field.when?.(seated({ 1: {} }, together).choices)).toBe(true)
    expect(configOf(seated({ 1: {} }, together)).cooperative).toBe(true)
  })

  test('beside a draft automata have the last seats, in the order of the rules, and stay there', () => {
    const drafted = withField(resized(newcomersTable(setup), setup, 5), 'setup', 'advanced')
    const table = seated({ 0: {}, 1: {} }, withSide(withSide(drafted, 0, 'corvid'), 1, 'marquise'))
    const last = inOrder(setup, table)
    expect([0, 1, 2, 3, 4].map((seat) => isAutomaton(last, seat))).toEqual([false, false, false, true, true])
    const config = configOf(last)
    expect(root.setup(config).factions.slice(3)).toEqual(last.choices.sides.slice(3))
    expect(config.pool).not.toContain('corvid')
    expect(setup.staying?.(config as never)).toBe(2)
    expect(turned(['a', 'b', 'c', 'X', 'Y'], 1, 2)).toEqual(['b', 'c', 'a', 'X', 'Y'])
  })

  test('an automaton has no name of its own, and takes nobody’s seat for good', () => {
    const table = seated({ 0: {}, 2: {} })
    expect(plansOf(table).map(({ kind, name }) => [kind, name === ''])).toEqual([
      ['bot', true],
      ['bot', false],
      ['bot', true],
      ['bot', false],
    ])
    expect(table.seats[0]!.who).toBe('steady')
  })

  test('what was kept comes back, and what is no automaton any more is left out', () => {
    const table = seated({ 1: { difficulty: 'easy', traits: ['swoop'] } })
    const kept = JSON.parse(JSON.stringify({ choices: table.choices, seats: table.seats }))
    expect(tableOf(setup, kept)?.choices.automata).toEqual(table.choices.automata)
    const odd = { ...kept, choices: { ...kept.choices, automata: [7, 'x', null, { traits: 'all' }] } }
    const read = tableOf(setup, odd)!
    expect(() => root.config(setup.configOf(read.choices, asIs))).not.toThrow()
    expect(firstDraft(setup).automata).toBeUndefined()
  })

  test('the sides of the form are in the order in which the rules seat automata', () => {
    const inRules = factionIds.filter((id) => automata.sides.includes(id))
    expect(SIDES.filter((side) => automata.sides.includes(side))).toEqual(inRules)
    expect([...automata.sides].sort()).toEqual([...inRules].sort())
  })
})

describe('the steps of automata', () => {
  test.each(LANGUAGES)('can be looked up by their numbers in %s', async (language) => {
    const { rules } = await rulebook(language)
    const book = Object.fromEntries(rules.map((rule) => [rule.id, rule]))
    for (const law of ['MM', 'MM.13', 'EE.12', 'AA.9', 'VB.12', 'LL.12', 'RR.10', 'DD.11', 'CC.10']) {
      expect(book[law]?.title, law).toMatch(/\S/)
      expect(book[law]?.gist, law).toMatch(/\S/)
    }
  })
})
