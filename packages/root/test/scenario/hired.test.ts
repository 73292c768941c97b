import type { Json } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { scenarioKit } from '../../src/index.ts'

const fail = (path: string, reason: string): never => {
  throw new Error(`${path}: ${reason}`)
}

const refused = (spec: object) => () => scenarioKit.given(spec, fail)

const table = { seats: ['marquise', 'duchy', 'corvid'], turn: { faction: 'duchy', phase: 'daylight' } }

const facts = (spec: object): Record<string, Json> =>
  scenarioKit.facts(scenarioKit.given(spec, fail)) as Record<string, Json>

describe('a position with hirelings, landmarks and automata', () => {
  test.each([
    [{ hirelings: ['pirates'] }, 'hirelings.pirates: there is no hireling “pirates”; there are forest-patrol, feline-'],
    [
      { hirelings: ['flame-bearers', 'popular-band', 'the-exile', 'otter-divers'] },
      'hirelings: three hirelings are used',
    ],
    [{ hirelings: ['flame-bearers', 'rat-smugglers'] }, 'hirelings.flame-bearers: a card lies one side up'],
    [{ hirelings: ['forest-patrol'] }, 'hirelings.forest-patrol: “marquise” cannot be played beside it (A.6.5)'],
    [{ hirelings: { 'otter-divers': { controller: 'eyrie' } } }, 'controller: eyrie is not at the table'],
    [{ hirelings: { 'otter-divers': { markers: 2 } } }, 'nobody controls it'],
    [{ hirelings: { 'otter-divers': { clubs: 2 } } }, '“clubs” is not known here'],
    [{ hirelings: { 'the-exile': { forest: 'wood' } } }, 'hirelings.the-exile.forest: a forest is'],
    [{ hirelings: { 'the-exile': { exhausted: 4 } } }, 'he has 3 items'],
    [{ hirelings: { 'the-exile': { clubs: 4 } } }, 'there are 3 clubs'],
    [{ hirelings: ['the-exile'], own: { 'the-exile': { clubs: 2 } } }, 'own.the-exile: what a hireling has stands'],
    [{ hirelings: ['the-exile', 'the-exile'] }, 'hirelings[1]: the hireling “the-exile” is listed twice'],
    [{ hirelings: { 'otter-divers': { controller: 'duchy', markers: 5 } } }, 'the control die gives 4 at most'],
    [{ hirelings: ['otter-divers'], hirelingMarkers: { track: [4, 4] } }, 'track[1]: that marker lies there already'],
    [{ hirelings: ['otter-divers'], hirelingMarkers: { track: [4], taken: { duchy: 3 } } }, 'there are 3 markers'],
    [{ hirelings: { 'highway-bandits': { paths: ['1-5', '1-5'] } } }, 'a bandit is there already'],
    [{ hirelingMarkers: { track: [4] } }, 'no hirelings are at the table'],
    [{ hirelings: ['otter-divers'], hirelingMarkers: { track: [5] } }, 'a marker is 4, 8, 12, not 5'],
    [
      { hirelings: { 'otter-divers': { controller: 'duchy', markers: 0 } } },
      'a hireling without a marker is passed on',
    ],
    [{ clearings: { 5: { 'flame-bearers': { warrior: 1 } } } }, 'flame-bearers is not at the table'],
    [
      { hirelings: ['highway-bandits'], clearings: { 5: { 'highway-bandits': { warrior: 1 } } } },
      'clearings.5.highway-bandits: bandits lie on paths',
    ],
    [{ hirelings: ['the-exile'], clearings: { 5: { 'the-exile': { pawn: 1 } } } }, 'the-exile: he is in a forest'],
    [{ hirelings: ['street-band'], boards: { 'street-band': { warrior: 1 } } }, 'boards.street-band: only the card of'],
    [{ hirelings: ['street-band'], gone: { 'street-band': { warrior: 1 } } }, 'do not leave the game'],
    [{ hirelings: { 'otter-divers': { controller: 'duchy', gained: 'yes' } } }, 'gained: true or false is expected'],
    [{ hirelings: { 'otter-divers': { gained: true } } }, 'gained: nobody controls it'],
    [
      { hirelings: { 'otter-divers': { controller: 'duchy' } }, hirelingMarkers: { track: [4, 8, 12] } },
      'hirelingMarkers: there are 3 markers (A.6.4), and one lies on each card',
    ],
    [{ map: 'mountain', hirelings: { 'highway-bandits': { paths: ['5-9'] } } }, 'paths[0]: that path is closed'],
    [
      {
        hirelings: ['last-dynasty'],
        clearings: { 1: { 'last-dynasty': { warrior: 2 } }, 5: { 'last-dynasty': { warrior: 1 } } },
      },
      'clearings: all warriors of the last-dynasty are in one clearing',
    ],
    [
      { hirelings: ['riverfolk-flotilla'], clearings: { 1: { 'riverfolk-flotilla': { pawn: 1 } } } },
      'clearings.1.riverfolk-flotilla: the riverfolk-flotilla is on a river',
    ],
    [
      { hirelings: { 'street-band': { controller: 'corvid' } }, used: ['street-band'] },
      'duchy cannot have used street-band',
    ],
    [{ used: ['black-market'] }, 'used[0]: duchy cannot have used black-market this turn'],
    [{ landmarks: { castle: 5 } }, 'landmarks.castle: “castle” is not known here'],
    [{ landmarks: { tower: 5, ferry: 5 } }, 'landmarks.ferry: a landmark stands there already'],
    [{ landmarks: { tower: 5, ferry: 4, 'lost-city': 7 } }, 'landmarks: one or two landmarks are used'],
    [{ landmarks: { 'black-market': 5 } }, 'three cards lie at the Black Market'],
  ])('%j is refused', (given, message) => expect(refused({ ...table, ...given })).toThrow(message))

  test.each([
    [{ hands: { eyrie: ['anvil'] } }, 'hands.eyrie: an automaton has no hand'],
    [{ crafted: { eyrie: ['cobbler'] } }, 'crafted.eyrie: an automaton has no hand, no cards in play'],
    [{ dominance: { eyrie: 'dominance-fox' } }, 'dominance.eyrie: an automaton has no'],
    [{ coalition: { vagabond: 'hundreds' } }, 'coalition.vagabond: an automaton has no'],
    [{ own: { eyrie: { decree: { fox: ['bake-sale'] } } } }, 'fox[0]: bake-sale lies in the column rabbit'],
    [
      { own: { riverfolk: { market: ['anvil', 'cobbler', 'sappers', 'armorers', 'bake-sale', 'investments'] } } },
      'own.riverfolk.market: 5 cards lie in the market at most',
    ],
    [{ own: { duchy: { ambushes: ['anvil'] } } }, 'own.duchy.ambushes[0]: anvil is no ambush'],
    [{ own: { duchy: { swayed: ['captain', 'captain'] } } }, 'own.duchy.swayed[1]: captain stands here twice'],
  ])('%j is refused for automata', (given, message) => {
    const bots = ['eyrie', 'riverfolk', 'duchy', 'vagabond'].map((faction) => `clockwork:${faction}`)
    const turn = { faction: 'hundreds', phase: 'daylight' }
    expect(refused({ seats: [...bots, 'hundreds'], turn, ...given })).toThrow(message)
  })

  test.each([
    [{ revealed: ['cobbler'], controller: 'eyrie' }, 'revealed[0]: cobbler shows no item'],
    [{ revealed: ['anvil'] }, 'revealed: only who controls it reveals cards'],
    [{ revealed: ['anvil'], controller: 'marquise' }, 'revealed: only who controls it reveals cards, in the own turn'],
  ])('Mole Artisans: %j is refused', (artisans, message) => {
    const turn = { faction: 'eyrie', phase: 'evening' }
    const own = { eyrie: { leader: 'builder' } }
    const given = { seats: ['marquise', 'eyrie'], own, turn, hirelings: { 'mole-artisans': artisans } }
    expect(refused(given)).toThrow(message)
  })

  test.each([
    [{ hirelings: ['pirates'] }, 'hirelings: there is no hireling “pirates”'],
    [{ landmarks: ['ferry', 'ferry'] }, 'landmarks: the landmark “ferry” is listed twice'],
    [{ seats: ['clockwork:marquise+swoop', 'duchy'] }, 'seats: “swoop” is a trait of the clockwork “eyrie”'],
  ])('%j is refused in a setup', (given, message) => {
    expect(refused({ setup: 'standard', seats: ['marquise', 'duchy'], ...given })).toThrow(message)
  })

  test('hirelings and landmarks are told as they are given', () => {
    const hirelings = {
      'the-exile': { controller: 'duchy', markers: 2, forest: 'f-4-9-12', clubs: 2, items: ['boot'], exhausted: 1 },
      'highway-bandits': { controller: null, markers: 0, paths: ['1-5'] },
    }
    const { 'the-exile': exile, 'highway-bandits': bandits } = hirelings
    const given = { 'the-exile': exile, 'highway-bandits': { paths: bandits.paths } }
    const market = ['anvil', 'armorers', 'cobbler']
    const told = facts({
      ...table,
      hirelings: given,
      hirelingMarkers: { track: [12], taken: { corvid: 1 } },
      landmarks: { 'lost-city': 5, 'black-market': { clearing: 3, cards: market } },
    })
    expect(told).toMatchObject({
      hirelings,
      hirelingMarkers: { track: [12], taken: { marquise: 0, duchy: 0, corvid: 1 } },
      landmarks: { 'lost-city': 5, 'black-market': 3 },
      market,
      clearings: { 5: { suit: 'every', 'highway-bandits': { warrior: 0 } } },
      boards: { 'highway-bandits': { warrior: 1 } },
    })
  })

  test.each([
    ['marquise', { order: 'anvil' }, { order: 'anvil', suit: 'fox' }],
    ['eyrie', { decree: { fox: ['anvil'] } }, { decree: { fox: ['anvil'], mouse: [], bird: ['vizier', 'vizier'] } }],
    [
      'lizard',
      { order: 'mouse', lostSouls: ['anvil'], conspiracy: 2 },
      { suit: 'mouse', lostSouls: ['anvil'], conspiracy: 2 },
    ],
    ['riverfolk', { order: 'bird', market: ['anvil'], payments: { hundreds: 2 } }, { suit: 'bird', market: ['anvil'] }],
    [
      'duchy',
      { swayed: ['mayor'], burrow: 3, ambushes: ['ambush-fox'] },
      { swayed: ['mayor'], burrow: 3, ambushes: ['ambush-fox'] },
    ],
    ['corvid', { faceUp: { 5: 'snare' } }, { faceUp: { 5: 'snare' } }],
    [
      'vagabond',
      { items: ['tea', 'boot-damaged'], quest: 'errand-fox' },
      { items: ['tea', 'boot-damaged'], quest: 'errand-fox' },
    ],
  ])('the board of an automaton: %s', (faction, own, expected) => {
    const spec = {
      seats: [`clockwork:${faction}`, 'hundreds'],
      own: { [faction]: own },
      turn: { faction: 'hundreds', phase: 'daylight' },
    }
    expect(facts(spec)).toMatchObject({ own: { [faction]: expected } })
    expect(refused({ ...spec, own: { [faction]: { odd: 1 } } })).toThrow('“odd” is not known here')
  })
})
