import { describe, test } from 'vitest'
import { givenTable, RULESET_NAMES, type RulesetName } from '../../../src/index.ts'
import { battleIn } from '../../law/support.ts'
import { cult, outcastFoxes, ritual } from './look.ts'

const others = (...names: RulesetName[]): RulesetName[] => RULESET_NAMES.filter((name) => !names.includes(name))

describe('the gardens that craft (L1)', () => {
  const crafting = (preset: RulesetName) =>
    cult(preset)
      .clearing(9, { lizard: { 'garden-mouse': 1 } })
      .hand('lizard', 'root-tea-fox')
      .turn('lizard', 'evening')

  // The draft knows items only where a Vagabond brings them: a card without an item is crafted.
  test('[law 10.2.1, 10.6.2] in the draft all of them', () => {
    cult('draft')
      .clearing(9, { lizard: { 'garden-mouse': 1 } })
      .hand('lizard', 'codebreakers')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'craft')
      .offers('lizard', 'craft', ['codebreakers'])
  })

  test.each(others('draft'))('[law 10.2.1, 10.6.2] under %s those of the Outcast suit', (preset) => {
    crafting(preset).refuses('lizard', 'craftStep', 'craft')
  })
})

describe('birds for the Cult (L2)', () => {
  const ambushed = (preset: RulesetName) =>
    battleIn(
      cult(preset)
        .clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 1 } })
        .hand('lizard', 'ambush-bird', 'ambush-fox'),
      1,
      'marquise',
      'lizard',
    )

  test('[law 10.2.2] in the draft they are never wild', () => {
    ambushed('draft').offers('lizard', 'ambush', ['ambush-fox', 'pass'])
  })

  test.each(others('draft'))('[law 10.2.2] under %s they are, but for rituals', (preset) => {
    ambushed(preset).offersAmong('lizard', 'ambush', ['ambush-bird', 'ambush-fox'])
  })

  test('[law 10.2.2] in the draft a bird takes no dominance card but a bird’s back, for the Cult alone', () => {
    const beside = (faction: 'lizard' | 'marquise', preset: RulesetName) =>
      givenTable({ seats: ['marquise', 'lizard', 'eyrie'], preset })
        .own('lizard', { outcast: 'fox' })
        .with((g) => {
          g.beside.push(...g.deck.splice(g.deck.length - 1))
        })
        .hand(faction, 'armorers')
        .turn(faction, 'daylight')
    beside('lizard', 'draft').refuses('lizard', 'lizardDaylight', 'take-dominance')
    beside('lizard', 'first').offersAmong('lizard', 'lizardDaylight', ['take-dominance'])
    beside('marquise', 'draft').offersAmong('marquise', 'craftStep', ['take-dominance'])
  })

  test.each(RULESET_NAMES)('[law 10.2.2] under %s no bird serves a ritual as another suit', (preset) => {
    cult(preset)
      .clearing(8, { lizard: { warrior: 3 } })
      .hand('lizard', 'armorers')
      .turn('lizard', 'daylight')
      .offers('lizard', 'lizardDaylight', ['sacrifice', 'pass'])
  })
})

describe('Lost Souls without a commonest suit (L3)', () => {
  const tied = (preset: RulesetName) =>
    cult(preset, { outcast: 'mouse', lostSouls: ['anvil', 'bake-sale'] }).turn('lizard')

  test.each(['current', 'english'] as const)('[law 10.4.1] under %s the Outcast is hated', (preset) => {
    tied(preset).owns('lizard', { outcast: 'mouse', hated: true })
  })

  test.each(['first', 'draft'] as const)('[law 10.4.1] under %s the marker stays as it is', (preset) => {
    tied(preset).owns('lizard', { outcast: 'mouse', hated: false })
    cult(preset, { outcast: 'mouse', hated: true }).turn('lizard').owns('lizard', { outcast: 'mouse', hated: true })
  })
})

describe('conspiracies that cannot be completed (L4)', () => {
  const keep = (preset: RulesetName) =>
    outcastFoxes(preset)
      .clearing(8, { marquise: { keep: 1, warrior: 1, sawmill: 1 } })
      .board('lizard', { warrior: 5 })
      .turn('lizard')

  test.each(others('draft'))('[law 10.4.3.II, 10.4.3.III] under %s they are not possible', (preset) => {
    keep(preset).offers('lizard', 'lizardConspiracy', ['pass'])
  })

  test('[law 10.4.3.II, 10.4.3.III] in the draft the piece is removed all the same', () => {
    keep('draft')
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .holds(8, { marquise: { keep: 1, sawmill: 1 }, lizard: {} })
      .when('lizard', 'lizardConspiracy', 'sanctify')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.sawmill' })
      .holds(8, { marquise: { keep: 1 }, lizard: {} })
      .scores('lizard', 1)
  })

  test('[law 10.4.3.II] in the draft, where both are possible, both are done', () => {
    outcastFoxes('draft')
      .clearing(8, { marquise: { warrior: 1 } })
      .board('lizard', { warrior: 2 })
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .holds(8, { marquise: {}, lizard: { warrior: 1 } })
  })
})

/** Two fox gardens and one mouse garden on the map. */
const scoring = (preset: RulesetName, ...cards: string[]) =>
  cult(preset)
    .clearing(8, { lizard: { 'garden-fox': 2 } })
    .clearing(7, { lizard: { 'garden-mouse': 1 } })
    .hand('lizard', ...cards)
    .turn('lizard', 'daylight')

describe('the card that the score ritual costs (L5)', () => {
  test.each(['current', 'english'] as const)('[law 10.5.3] under %s the revealed one', (preset) => {
    ritual(scoring(preset, 'anvil', 'bake-sale'), 'score', 'anvil')
      .scores('lizard', 2)
      .owns('lizard', { lostSouls: ['anvil'], revealed: [] })
      .hands('lizard', 'bake-sale')
  })

  test('[law 10.5.3] in the first edition another one that is not revealed', () => {
    ritual(scoring('first', 'anvil', 'bake-sale'), 'score', 'anvil')
      .offers('lizard', 'lizardSpend', ['bake-sale'])
      .when('lizard', 'lizardSpend', 'bake-sale')
      .scores('lizard', 2)
      .owns('lizard', { lostSouls: ['bake-sale'], revealed: ['anvil'] })
  })

  test.each(['first', 'draft'] as const)('[law 10.5.3] under %s it takes a second card', (preset) => {
    scoring(preset, 'anvil').refuses('lizard', 'lizardDaylight', 'score')
  })
})

describe('the suit that scores (L6)', () => {
  test('[law 10.5.3] in the draft that of the spent card', () => {
    ritual(scoring('draft', 'anvil', 'foxfolk-steel', 'bake-sale'), 'score', 'bake-sale')
      .offers('lizard', 'lizardSpend', ['anvil', 'foxfolk-steel'])
      .when('lizard', 'lizardSpend', 'anvil')
      .scores('lizard', 2)
  })

  test('[law 10.5.3] a card without a garden of its suit scores nothing there', () => {
    ritual(scoring('draft', 'anvil', 'bake-sale'), 'score', 'anvil')
      .when('lizard', 'lizardSpend', 'bake-sale')
      .scores('lizard', 0)
  })

  test.each(others('draft'))('[law 10.5.3] under %s that of the revealed card', (preset) => {
    scoring(preset, 'anvil', 'bake-sale')
      .when('lizard', 'lizardDaylight', 'score')
      .offers('lizard', 'lizardReveal', ['anvil'])
  })
})

describe('how often a suit scores (L7)', () => {
  test('[law 10.5.3] in the draft as often as there are cards', () => {
    const once = ritual(scoring('draft', 'anvil', 'foxfolk-steel', 'bake-sale', 'investments'), 'score', 'bake-sale')
    ritual(once.when('lizard', 'lizardSpend', 'anvil').scores('lizard', 2), 'score', 'investments')
      .when('lizard', 'lizardSpend', 'foxfolk-steel')
      .scores('lizard', 4)
  })

  test.each(['current', 'english'] as const)('[law 10.5.3] under %s once per suit and turn', (preset) => {
    ritual(scoring(preset, 'anvil', 'foxfolk-steel'), 'score', 'anvil').refuses('lizard', 'lizardDaylight', 'score')
  })

  test('[law 10.5.3] in the first edition too', () => {
    ritual(scoring('first', 'anvil', 'foxfolk-steel', 'bake-sale'), 'score', 'anvil')
      .when('lizard', 'lizardSpend', 'bake-sale')
      .refuses('lizard', 'lizardDaylight', 'score')
  })
})

describe('the sacrificed warrior (L8)', () => {
  const sacrifice = (preset: RulesetName) =>
    cult(preset)
      .clearing(8, { lizard: { warrior: 2 } })
      .clearing(7, { lizard: { warrior: 1 } })
      .hand('lizard', 'armorers')
      .turn('lizard', 'daylight')

  test('[law 10.5.4] in the first edition it comes from the map', () => {
    ritual(sacrifice('first'), 'sacrifice', 'armorers')
      .offers('lizard', 'lizardSacrifice', [7, 8])
      .when('lizard', 'lizardSacrifice', 7)
      .holds(7, { lizard: {} })
      .boards('lizard', { warrior: 1 })
      .supplies('lizard', { warrior: 22 })
  })

  test('[law 10.5.4] and is not possible without a warrior there', () => {
    cult('first').hand('lizard', 'armorers').turn('lizard', 'daylight').refuses('lizard', 'lizardDaylight', 'sacrifice')
  })

  test.each(others('first'))('[law 10.5.4] under %s it comes from the supply', (preset) => {
    ritual(sacrifice(preset), 'sacrifice', 'armorers')
      .boards('lizard', { warrior: 1 })
      .supplies('lizard', { warrior: 21 })
      .asks('lizard', 'lizardDaylight')
  })
})

describe('revealed cards (L9)', () => {
  /** A fox dominance card beside the map could be taken with the fox card that was revealed. */
  const revealed = (preset: RulesetName) =>
    ritual(
      givenTable({ seats: ['marquise', 'lizard', 'eyrie'], preset })
        .own('lizard', { outcast: 'fox' })
        .hand('marquise', 'dominance-fox')
        .with((g) => {
          g.beside.push(...g.hands[0]!.splice(0))
        })
        .clearing(8, { lizard: { warrior: 1 } })
        .hand('lizard', 'anvil')
        .turn('lizard', 'daylight'),
      'recruit',
      'anvil',
    ).when('lizard', 'lizardPlace', 8)

  test.each(others('draft'))('[law 10.5] under %s they serve nothing else in that Daylight', (preset) => {
    revealed(preset).offers('lizard', 'lizardDaylight', ['pass']).hands('lizard')
  })

  test('[law 10.5] in the draft they do, but for no second ritual', () => {
    revealed('draft')
      .offers('lizard', 'lizardDaylight', ['take-dominance', 'pass'])
      .when('lizard', 'lizardDaylight', 'take-dominance')
      .when('lizard', 'takeDominance', 'dominance-fox')
      .when('lizard', 'payForDominance', 'anvil')
      .hands('lizard', 'dominance-fox')
  })

  test('[law 10.6.1] in the draft nothing returns twice', () => {
    revealed('draft').when('lizard', 'lizardDaylight', 'pass').hands('lizard', 'anvil').owns('lizard', { revealed: [] })
  })
})
