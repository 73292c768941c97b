import { decide, type Json, play } from '@spinney/kernel'
import { runScenario } from '@spinney/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { given, type Root, root, scenarioKit } from '../../src/index.ts'

type Spec = Record<string, unknown>

const refused = (spec: unknown): string => {
  try {
    scenarioKit.given(spec, (path, reason) => {
      throw new Error(`${path}: ${reason}`)
    })
  } catch (error) {
    return (error as Error).message
  }
  return 'accepted'
}

const facts = (spec: Spec): Record<string, Json> =>
  scenarioKit.facts(scenarioKit.given(spec, fail)) as Record<string, Json>

const fail = (path: string, reason: string): never => {
  throw new Error(`${path}: ${reason}`)
}

const table: Spec = {
  seats: ['marquise', 'eyrie', 'riverfolk', 'vagabond'],
  turn: { faction: 'marquise', phase: 'daylight' },
}
const ran = (spec: Spec, when: unknown[]) =>
  runScenario(scenarioKit, { title: 't', game: 'root', given: spec, when }).map(({ message }) => message)

describe('names in options', () => {
  const fight: Spec = {
    ...table,
    clearings: { 5: { marquise: { warrior: 2 }, eyrie: { warrior: 1 }, riverfolk: { warrior: 1 } } },
  }
  const before = ['marquise craftStep pass', 'marquise marquiseDaylight battle']

  test.each([
    'clearing=5 defender=eyrie',
    'defender=seat 1 clearing=5',
    'clearing=5 defender=1',
    'clearing=5 defender=riverfolk',
  ])('%s', (pick) => expect(ran(fight, [...before, `marquise battle ${pick}`])).toEqual([]))

  test('who is not there is not offered, who is not at the table is no answer at all', () => {
    expect(ran(fight, [...before, { refuses: 'marquise battle clearing=5 defender=vagabond' }])).toEqual([])
    expect(() => ran(fight, [...before, { refuses: 'marquise battle clearing=5 defender=vagabund' }])).toThrow(
      'no seat is called “vagabund” here',
    )
  })

  test('the Burrow', () => {
    const spec: Spec = {
      seats: ['duchy', 'marquise'],
      clearings: { burrow: { duchy: { warrior: 2 } }, 5: { duchy: { tunnel: 1 } } },
      turn: { faction: 'duchy', phase: 'daylight' },
    }
    const when = [
      'duchy duchyAssembly move',
      { offersAmong: { seat: 'duchy', kind: 'move', options: ['from=burrow to=5', { from: 13, to: 5 }] } },
      'duchy move from=burrow to=5',
      'duchy howMany 2',
      { shows: { clearings: { burrow: { duchy: { warrior: 0 } }, 5: { duchy: { warrior: 2 } } } } },
    ]
    expect(ran(spec, when)).toEqual([])
    expect(refused({ ...spec, clearings: { burrow: { marquise: { warrior: 1 } } } })).toMatch(
      /^clearings\.burrow\.marquise/,
    )
    expect(refused({ ...spec, clearings: { burrow: { duchy: { tunnel: 1 } } } })).toMatch(
      /^clearings\.burrow\.duchy\.tunnel/,
    )
    expect(refused({ ...table, clearings: { burrow: { duchy: { warrior: 1 } } } })).toMatch(/duchy is not at the table/)
  })
})

describe('mercenaries in Evening', () => {
  const clearings = { 5: { marquise: { warrior: 1 }, riverfolk: { warrior: 3 } } }
  const own = { riverfolk: { hired: 'marquise' } }

  test.each([
    ['birdsong', 'riverfolk'],
    ['daylight', 'marquise'],
    ['evening', 'marquise'],
  ] as const)('[law 11.2.7.III] in %s %s rules', (phase, ruler) => {
    const spec = { ...table, clearings, own, turn: { faction: 'marquise', phase } }
    expect(facts(spec)).toMatchObject({ clearings: { 5: { ruler } } })
    const built = given('marquise', 'riverfolk').clearing(5, clearings[5]).own('riverfolk', own.riverfolk)
    const { state } = built.turn('marquise', phase)
    expect(state.factions[state.ruler[5]!]).toBe(ruler)
  })

  test('[law 11.2.7.III] with the end of Evening they serve no more', () => {
    const spec = { ...table, clearings, own, turn: { faction: 'marquise', phase: 'evening' } }
    expect(ran(spec, ['chance draw anvil', { shows: { clearings: { 5: { ruler: 'riverfolk' } } } }])).toEqual([])
  })
})

describe('what is used, in a coalition, under ruins', () => {
  test('an effect used this turn', () => {
    const spec = { ...table, crafted: { marquise: ['tax-collector'] }, clearings: { 5: { marquise: { warrior: 1 } } } }
    expect(ran(spec, [{ offersAmong: { seat: 'marquise', kind: 'craftStep', options: ['tax-collector'] } }])).toEqual(
      [],
    )
    expect(ran({ ...spec, used: ['tax-collector'] }, [{ refuses: 'marquise craftStep tax-collector' }])).toEqual([])
  })

  test.each([
    [{ used: ['tax-collector'] }, /^used\[0\]: marquise cannot have used tax-collector/],
    [{ used: ['nap'] }, /^used\[0\]: “nap” is nothing that is used/],
    [{ used: ['constructor'] }, /^used\[0\]: “constructor”/],
    [{ used: ['ferry'] }, /^used\[0\]: marquise cannot have used ferry/],
    [{ used: [{ toString: 1 }] }, /^used\[0\]: a word is expected/],
    [{ coalition: { eyrie: 'marquise' } }, /^coalition\.eyrie: only a Vagabond/],
    [{ coalition: { vagabond: 'vagabond' } }, /^coalition\.vagabond: vagabond cannot be a partner/],
    [{ coalition: { vagabond: 'duchy' } }, /^coalition\.vagabond: duchy is not at the table/],
    [{ coalition: { vagabond: { partner: 'eyrie', card: 'anvil' } } }, /^coalition\.vagabond\.card: a dominance card/],
    [{ scores: { marquise: 30 } }, /^scores\.marquise: with 30 points the game is over/],
    [{ seats: ['marquise', 'vagabond'], coalition: { vagabond: 'marquise' } }, /needs 4 players/],
    [{ ruins: { 6: 3 } }, /^ruins\.6: at most 2/],
    [{ ruins: { 6: 1 } }, /^ruinItems: 1 items lie under the ruins: name them/],
    [{ ruins: [6, 10], ruinItems: ['sword'] }, /^ruinItems: 1 items do not lie evenly under 2 ruins/],
    [{ ruins: [6], ruinItems: ['tea'] }, /^ruinItems\[0\]: a ruin item is bag, boot, hammer, sword, not tea/],
    [{ ruins: [13] }, /^ruins\[0\]/],
    [{ gone: { vagabond: { pawn: 1 } } }, /^gone: a pawn does not leave the game/],
    [{ clearings: { 5: { vagabond: { pawn: 1 } } }, own: { vagabond: { forest: 'f-1-2-5-10' } } }, /clearing already/],
    [{ own: { riverfolk: { hired: 'riverfolk' } } }, /^own\.riverfolk\.hired: the Riverfolk do not hire/],
    [{ closed: ['5-9'] }, /^closed\[0\]/],
  ] as const)('%j is refused', (part, reason) => expect(refused({ ...table, ...part })).toMatch(reason))

  test('a pawn that is nowhere stands in the first forest', () => {
    const spec = { ...table, turn: { faction: 'vagabond', phase: 'birdsong' } }
    expect(facts(spec)).toMatchObject({
      own: { vagabond: { forest: 'f-1-2-5-10' } },
      boards: { vagabond: { pawn: 1 } },
    })
  })
})

describe('beginnings', () => {
  const hands = { marquise: ['anvil', 'armorers', 'bake-sale'], eyrie: ['ambush-fox', 'sappers', 'cobbler'] }
  const standard: Spec = { setup: 'standard', seats: ['marquise', 'eyrie'] }
  const draft: Spec = {
    setup: 'advanced',
    players: 2,
    first: 1,
    hands: {
      0: ['anvil', 'armorers', 'bake-sale', 'cobbler', 'sappers'],
      'seat 1': ['ambush-fox', 'ambush-mouse', 'royal-claim', 'sappers', 'tax-collector'],
    },
  }

  test('the setup leads to the first turn', () => {
    let g: Root = scenarioKit.given({ ...standard, first: 'eyrie', hands }, fail)
    for (let asked = decide(root, g); g.turns === 0; asked = decide(root, g)) {
      g = play(root, g, { seat: asked!.seat, kind: asked!.kind, pick: asked!.options[0]! }).state
    }
    expect(g.factions[g.active]).toBe('eyrie')
    expect(scenarioKit.facts(g)).toMatchObject({
      turn: { phase: 'birdsong', number: 1 },
      clearings: { 6: { ruin: true } },
    })
  })

  test('a draft leads to the first turn', () => {
    let g: Root = scenarioKit.given({ ...draft, draft: { dealt: ['marquise', 'duchy', 'eyrie'] } }, fail)
    expect(decide(root, g)).toMatchObject({ seat: 0, kind: 'draftFaction', options: ['marquise', 'duchy', 'eyrie'] })
    for (let asked = decide(root, g); g.turns === 0; asked = decide(root, g)) {
      g = play(root, g, { seat: asked!.seat, kind: asked!.kind, pick: asked!.options[0]! }).state
    }
    expect(g.factions).toEqual(['marquise', 'duchy'])
    expect(g.active).toBe(1)
    expect(g.hands.map((hand) => hand.length)).toEqual([3, 3])
  })

  test.each([
    [{ ...standard, scores: {} }, /^\.?scores: “scores” is not known here/],
    [{ ...standard, turn: {} }, /^\.?turn: “turn” is not known here/],
    [{ ...standard, hands }, /^first: /],
    [{ ...standard, first: 'alliance' }, /^first: alliance is not at the table/],
    [{ ...standard, first: 2 }, /^first: 2 is not at the table/],
    [{ ...standard, first: 0, hands: { ...hands, eyrie: [] } }, /^hands: everybody is dealt 3 cards, eyrie has 0/],
    [
      { ...standard, seats: ['clockwork:marquise', 'eyrie'], first: 0, hands },
      /^hands\.marquise: an automaton has no hand/,
    ],
    [{ ...standard, first: 0, map: 'winter', hands }, /^suits: /],
    [{ ...standard, map: 'winter', suits: { 1: 'fox' } }, /^suits: clearing 2, 3/],
    [{ ...standard, draft: {} }, /^draft: factions are drafted in the advanced setup only/],
    [{ ...standard, setup: 'quick' }, /^setup: “setup” is standard, advanced, not “quick”/],
    [{ ...standard, setup: { toString: 1 } }, /^setup: a word is expected/],
    [{ setup: 'standard', seats: ['constructor', 'eyrie'] }, /^seats\[0\]: there is no faction “constructor”/],
    [{ setup: 'standard', seats: [{ toString: 1 }, 'eyrie'] }, /^seats\[0\]: /],
    [{ setup: 'advanced', players: 9 }, /^players: /],
    [{ setup: 'advanced', players: 2, draft: { dealt: [] } }, /^draft: the pool is dealt after the hands/],
    [{ ...draft, draft: { dealt: ['alliance'] } }, /^draft\.dealt\[0\]: the next card of the pool is marquise/],
    [{ ...draft, draft: { dealt: ['marquise', 'marquise'] } }, /^draft\.dealt\[1\]: /],
    [{ ...draft, draft: { dealt: ['marquise', 'eyrie', 'duchy', 'hundreds'] } }, /^draft\.dealt\[3\]: the pool has 3/],
    [
      { ...draft, draft: { dealt: ['eyrie'], characters: { eyrie: 'thief' } } },
      /nothing lies beside the card of eyrie/,
    ],
    [{ ...draft, draft: { dealt: ['eyrie'], characters: { vagabond: 'thief' } } }, /“vagabond” is not known here/],
  ] as const)('%j is refused', (spec, reason) => expect(refused(spec)).toMatch(reason))
})

test('names that stand for something in JavaScript stand for nothing here', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const record = JSON.parse(`{ "${name}": {} }`)
    for (const field of ['hands', 'crafted', 'items', 'scores', 'own', 'boards', 'gone', 'dominance', 'coalition']) {
      expect(refused({ ...table, [field]: record })).toMatch(
        new RegExp(`^${field}\\.${name}: ${name} is not at the table`),
      )
    }
    expect(refused({ ...table, clearings: record })).toMatch(/there is no clearing/)
    expect(refused({ ...table, clearings: { 5: record } })).toMatch(/is not at the table/)
    expect(refused({ ...table, clearings: { 5: { marquise: record } } })).toMatch(/has no piece called/)
    expect(refused({ ...table, turn: { faction: name } })).toMatch(/is not at the table/)
    expect(refused({ ...table, map: name })).toMatch(/^map: /)
    expect(scenarioKit.seatOf(name, scenarioKit.given(table, fail))).toBeUndefined()
  }
})

test('facts are made of what a view may show', () => {
  const g = scenarioKit.given({ ...table, own: { riverfolk: { funds: { eyrie: 2 } } } }, fail)
  const open = new Set<string>(root.open)
  const read: string[] = []
  const watched = new Proxy(g, {
    get: (target, field) => {
      if (typeof field === 'string' && !open.has(field)) read.push(field)
      return Reflect.get(target, field)
    },
  })
  scenarioKit.facts(watched)
  expect(read).toEqual([])
})
