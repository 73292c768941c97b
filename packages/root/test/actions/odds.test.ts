import { describe, expect, test } from 'vitest'
import { battleFacts, given } from '../../src/index.ts'
import { battleIn } from '../law/support.ts'

/** Cats attack birds in clearing 1. */
const fight = (cats: number, birds: { readonly warrior?: number; readonly roost?: number }) => {
  const begun = battleIn(
    given('marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { warrior: cats }, eyrie: { ...birds } })
      .hand('eyrie', 'anvil'),
    1,
    'marquise',
    'eyrie',
  )
  return battleFacts(begun.state)
}

describe('the odds of a battle', () => {
  test('[law 4.3.2] count all sixteen rolls: the higher die hits the defender, the lower the attacker', () => {
    const facts = fight(3, { warrior: 3 })
    expect(facts).toMatchObject({ place: 1, attacker: 0, defender: 1 })
    expect(facts?.odds).toEqual([
      [7 / 16, 5 / 16, 3 / 16, 1 / 16],
      [1 / 16, 3 / 16, 5 / 16, 7 / 16],
    ])
  })

  test('[law 4.3.2.I] nobody deals more rolled hits than warriors', () => {
    expect(fight(1, { warrior: 1 })?.odds).toEqual([
      [7 / 16, 9 / 16],
      [1 / 16, 15 / 16],
    ])
  })

  test('[law 4.3.3.II] a defender without warriors suffers one more and deals none', () => {
    expect(fight(2, { roost: 1 })?.odds).toEqual([[1], [0, 1 / 16, 3 / 16, 12 / 16]])
  })

  test('there are none where nobody fights', () => {
    expect(battleFacts(given('marquise', 'eyrie').turn('marquise', 'daylight').state)).toBeNull()
  })
})
