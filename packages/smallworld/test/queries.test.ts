import { view } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { abilitiesOf } from '../src/abilities.ts'
import * as entry from '../src/index.ts'
import { actsInDecline, incomePreview, targetCosts, targetCostsOf } from '../src/queries.ts'
import { given } from '../src/scenario/kit.ts'
import { ownerOf, type SmallWorld, type Visible } from '../src/state.ts'
import { campaign } from './support.ts'

const game = entry.smallworld as never as Parameters<typeof view<SmallWorld>>[0]
const table = campaign('elves', 'hill', 2, { 4: { race: 'elves' }, 9: { race: 'ratmen', tokens: 2 } })

test('what each region would cost is told for those that may be attacked', () => {
  expect(targetCostsOf(table.state, 0)).toEqual([
    { region: 3, tokens: 3 },
    { region: 9, tokens: 4 },
    { region: 10, tokens: 3 },
  ])
  expect(targetCosts(table.state, table.state.active[0]!)).toEqual(targetCostsOf(table.state, 0))
  expect(targetCostsOf(given({ players: 2 }).state, 0)).toEqual([])
})

test('the same can be asked of a view, which shows everything but coins', () => {
  const seen = view(game, table.state, 1).state as unknown as Visible
  expect(targetCostsOf(seen, 0)).toEqual(targetCostsOf(table.state, 0))
  expect(incomePreview(seen, 0)).toBe(2)
  expect([ownerOf(seen, 4), ownerOf(seen, 9), ownerOf(seen, 3)]).toEqual([0, 1, null])
})

test('a view tells why a region within reach cannot be conquered', () => {
  const foes = { halflings: { seat: 1, power: 'hill' } }
  const regions = {
    1: { race: 'elves' },
    2: { race: 'halflings', pieces: { hole: 1 } },
    6: { race: 'halflings', tokens: 4 },
  }
  const asked = view(game, campaign('elves', 'swamp', 3, regions, { foes }).state, 0).asked
  expect(asked?.blocked).toEqual([
    { pick: { do: 'conquer', region: 0 }, law: 'SW-5.6', why: 'water' },
    { pick: { do: 'conquer', region: 2 }, law: 'SW-15.6.3', why: 'immune' },
    { pick: { do: 'conquer', region: 6 }, law: 'SW-5.3', why: 'tooFewTokens' },
  ])
  expect(asked?.about).toEqual({ slot: 0, race: 'elves', hand: 3 })
})

test('a view names the rule of each option', () => {
  const { asked } = view(
    game,
    campaign('sorcerers', 'berserk', 3, { 4: { race: 'sorcerers' }, 9: { race: 'ratmen' } }).state,
    0,
  )
  const laws = Object.fromEntries(asked!.options!.map((option, i) => [JSON.stringify(option), asked!.laws![i]]))
  expect(laws).toMatchObject({
    '{"do":"conquer","region":3}': 'SW-7.2',
    '{"do":"substitute","region":9}': 'SW-15.11.2',
    '{"do":"roll"}': 'SW-16.2.1',
    '{"do":"abandon","region":4}': 'SW-12.1',
    '"pass"': 'SW-7.1',
  })
  const entering = view(game, campaign('elves', 'hill', 1).state, 0).asked
  expect(entering!.laws![0]).toBe('SW-8.1')
})

test('declined Ghouls are known to act, others not', () => {
  const peoples = {
    ghouls: { seat: 0, declined: true },
    orcs: { seat: 1, declined: true },
    elves: { seat: 0, power: 'hill' },
  }
  const { state } = given({ players: 2, peoples, regions: { 4: { race: 'ghouls' }, 9: { race: 'orcs' } } })
  expect(state.peoples.map((_, slot) => actsInDecline(state, slot))).toEqual([true, false, false])
  expect(abilitiesOf(state.peoples[2]!).actsInDecline).toBe(false)
})
