import { decide } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { given, root } from '../../src/index.ts'
import { battleIn, crafted, giveSupporters, hand, inSupply, names, pieces, points } from '../law/support.ts'

/** Cats and birds in clearing 1, a fox clearing. */
const cornerWith = (cats: object, birds: object) =>
  given('marquise', 'eyrie', 'alliance').clearing(1, { marquise: { ...cats }, eyrie: { ...birds } })

/** Cats attack birds there. */
const duel = (cats: number, birds: number) => cornerWith({ warrior: cats }, { warrior: birds })

const cats = (g: Parameters<typeof pieces>[0]) => pieces(g, 'marquise.warrior', 1)
const birds = (g: Parameters<typeof pieces>[0]) => pieces(g, 'eyrie.warrior', 1)

describe('starting a battle', () => {
  const field = () =>
    given('marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
      .clearing(2, { marquise: { sawmill: 1 }, eyrie: { warrior: 1 } })
      .clearing(5, { marquise: { warrior: 2, workshop: 1 } })
      .clearing(9, { marquise: { warrior: 1 }, alliance: { sympathy: 1 }, eyrie: { roost: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')

  test('[law 4.3] the attacker picks a clearing with own warriors and another player with any piece there', () => {
    field().offers('marquise', 'battle', [
      { clearing: 1, defender: 1 },
      { clearing: 9, defender: 1 },
      { clearing: 9, defender: 2 },
    ])
  })

  test('[law 4.3] nobody attacks out of a clearing where only an own building stands, nor oneself', () => {
    field()
      .refuses('marquise', 'battle', { clearing: 2, defender: 1 })
      .refuses('marquise', 'battle', { clearing: 5, defender: 0 })
  })

  test('[law 4.3] without any such clearing no battle is offered', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { warrior: 1 } })
      .clearing(5, { eyrie: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'battle')
  })
})

describe('step 1: ambush', () => {
  test('[law 4.3.1] the defender may play an ambush of the suit of the clearing or a bird, or decline', () => {
    battleIn(duel(3, 2).hand('eyrie', 'ambush-fox', 'ambush-mouse', 'ambush-bird', 'anvil'), 1, 'marquise', 'eyrie')
      .offers('eyrie', 'ambush', ['ambush-fox', 'ambush-bird', 'pass'])
      .when('eyrie', 'ambush', 'pass')
      .asks('chance', 'dice')
  })

  test('[law 4.3.1, 1.2.1] whoever holds cards is asked, so that nobody learns what they are', () => {
    battleIn(duel(3, 2).hand('eyrie', 'anvil'), 1, 'marquise', 'eyrie').offers('eyrie', 'ambush', ['pass'])
  })

  test('[law 4.3.1] a defender without cards is not asked, an attacker never', () => {
    battleIn(duel(3, 2).hand('marquise', 'ambush-fox'), 1, 'marquise', 'eyrie').asks('chance', 'dice')
  })

  test('[law 4.3.1] only one ambush is played in a battle', () => {
    battleIn(duel(3, 2).hand('eyrie', 'ambush-fox', 'ambush-bird', 'ambush-bird'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-bird')
      .asks('chance', 'dice')
      .has('hand', (g) => hand(g, 'eyrie'), ['ambush-bird', 'ambush-fox'])
  })

  test('[law 4.3.1] the card is discarded when the ambush has been settled, not before', () => {
    battleIn(duel(3, 2).hand('eyrie', 'ambush-fox').hand('marquise', 'anvil'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .has('discard pile while it may be foiled', (g) => names(g.discard), [])
      .when('marquise', 'foil', 'pass')
      .has('discard pile', (g) => names(g.discard), ['ambush-fox'])
      .has('hand', (g) => hand(g, 'eyrie'), [])
  })

  test('[law 4.3.1.I] a foiled ambush deals no hits, and both cards are discarded', () => {
    battleIn(duel(3, 2).hand('eyrie', 'ambush-fox').hand('marquise', 'ambush-bird'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .when('marquise', 'foil', 'ambush-bird')
      .asks('chance', 'dice')
      .has('cats', cats, 3)
      .has('discard pile', (g) => names(g.discard), ['ambush-bird', 'ambush-fox'])
  })

  test('[law 4.3.1.I] only an ambush that matches the clearing foils, and it need not be played', () => {
    battleIn(
      duel(3, 2).hand('eyrie', 'ambush-bird').hand('marquise', 'ambush-mouse', 'ambush-fox', 'anvil'),
      1,
      'marquise',
      'eyrie',
    )
      .when('eyrie', 'ambush', 'ambush-bird')
      .offers('marquise', 'foil', ['ambush-fox', 'pass'])
      .when('marquise', 'foil', 'pass')
      .has('cats', cats, 1)
  })

  test('[law 4.3.1.I] a foil cannot be foiled in turn', () => {
    battleIn(
      duel(3, 2).hand('eyrie', 'ambush-fox', 'ambush-bird').hand('marquise', 'ambush-bird'),
      1,
      'marquise',
      'eyrie',
    )
      .when('eyrie', 'ambush', 'ambush-fox')
      .when('marquise', 'foil', 'ambush-bird')
      .asks('chance', 'dice')
  })

  test('[law 4.3.1.II] an ambush deals two hits at once, before the dice, which the survivors still roll', () => {
    battleIn(duel(3, 2).hand('eyrie', 'ambush-fox'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .has('cats', cats, 1)
      .chance({ high: 3, low: 0 })
      .has('birds, of whom the one cat left hits one', birds, 1)
  })

  test('[law 4.3.1.II] an ambush that leaves no attacking figure ends the battle', () => {
    battleIn(duel(2, 2).hand('eyrie', 'ambush-fox'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .has('cats', cats, 0)
      .has('birds', birds, 2)
      .asks('chance', 'draw')
  })

  test('[law 4.3.1.II, 4.3.4] what an ambush hits after the last warrior is a building, which scores', () => {
    battleIn(cornerWith({ warrior: 1, sawmill: 1 }, { warrior: 1 }).hand('eyrie', 'ambush-fox'), 1, 'marquise', 'eyrie')
      .when('eyrie', 'ambush', 'ambush-fox')
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .has('points of the birds', (g) => points(g, 'eyrie'), 1)
      .asks('chance', 'draw')
  })
})

describe('step 2: dice', () => {
  test('[law 4.3.2] the attacker deals the higher result, the defender the lower', () => {
    battleIn(duel(4, 4), 1, 'marquise', 'eyrie').chance({ high: 3, low: 1 }).has('cats', cats, 3).has('birds', birds, 1)
  })

  test('[law 4.3.2] equal dice deal both sides the same', () => {
    battleIn(duel(4, 4), 1, 'marquise', 'eyrie').chance({ high: 2, low: 2 }).has('cats', cats, 2).has('birds', birds, 2)
  })

  test('[law 4.3.2] two dice with the pips 0 to 3: unequal results are twice as likely as equal ones', () => {
    const ask = decide(root, battleIn(duel(1, 1), 1, 'marquise', 'eyrie').state)!
    const likely = Object.fromEntries(ask.options.map((option, i) => [JSON.stringify(option), ask.weights![i]]))
    expect(ask.weights!.reduce((sum, weight) => sum + weight, 0)).toBe(16)
    expect(likely['{"high":2,"low":2}']).toBe(1)
    expect(likely['{"high":3,"low":0}']).toBe(2)
    expect(ask.options).toHaveLength(10)
  })

  test('[law 4.3.2.I] rolled hits are capped by the warriors of the side that deals them', () => {
    battleIn(duel(1, 3), 1, 'marquise', 'eyrie').chance({ high: 3, low: 0 }).has('birds', birds, 2)
    battleIn(duel(3, 1), 1, 'marquise', 'eyrie').chance({ high: 3, low: 3 }).has('cats', cats, 2)
  })

  test('[law 4.3.2.I] buildings do not raise the cap', () => {
    battleIn(cornerWith({ warrior: 1, sawmill: 1 }, { warrior: 3 }), 1, 'marquise', 'eyrie')
      .chance({ high: 2, low: 0 })
      .has('birds', birds, 2)
  })
})

describe('step 3: effects', () => {
  const armed = () => duel(3, 3).crafted('marquise', 'brutal-tactics').crafted('eyrie', 'sappers')

  test('[law 4.3.3] where both sides have effects, the attacker says who goes first', () => {
    battleIn(armed(), 1, 'marquise', 'eyrie')
      .chance({ high: 1, low: 0 })
      .offers('marquise', 'effectsFirst', ['attacker', 'defender'])
      .when('marquise', 'effectsFirst', 'defender')
      .when('eyrie', 'battleEffect', 'pass')
      .asks('marquise', 'battleEffect')
  })

  test('[law 4.3.3] the attacker may go first as well', () => {
    battleIn(armed(), 1, 'marquise', 'eyrie')
      .chance({ high: 1, low: 0 })
      .when('marquise', 'effectsFirst', 'attacker')
      .when('marquise', 'battleEffect', 'brutal-tactics')
      .offers('eyrie', 'battleEffect', ['sappers', 'pass'])
  })

  test('[law 4.3.3] a side alone with effects is asked alone, and may decline', () => {
    battleIn(duel(3, 3).crafted('eyrie', 'sappers'), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .when('eyrie', 'battleEffect', 'pass')
      .has('cats', cats, 3)
      .has('sappers', (g) => crafted(g, 'eyrie'), ['sappers'])
  })

  test('[law 4.3.3] each effect is used once in a battle', () => {
    battleIn(duel(3, 3).crafted('marquise', 'brutal-tactics'), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .when('marquise', 'battleEffect', 'brutal-tactics')
      .asks('chance', 'draw')
      .has('birds', birds, 2)
  })

  test('[law 4.3.3.I] extra hits come on top of the cap', () => {
    battleIn(duel(1, 4).crafted('marquise', 'brutal-tactics'), 1, 'marquise', 'eyrie')
      .chance({ high: 3, low: 0 })
      .when('marquise', 'battleEffect', 'brutal-tactics')
      .has('birds', birds, 2)
  })

  test('[law 4.3.3.II] a defender without warriors there suffers one hit more', () => {
    battleIn(cornerWith({ warrior: 2 }, { roost: 1 }), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .when('eyrie', 'loseHit', 'eyrie.roost')
      .has('points of the cats', (g) => points(g, 'marquise'), 1)
  })

  test('[law 4.3.3.II] one warrior is defence enough', () => {
    battleIn(cornerWith({ warrior: 2 }, { roost: 1, warrior: 1 }), 1, 'marquise', 'eyrie')
      .chance({ high: 0, low: 0 })
      .has('birds', birds, 1)
      .asks('chance', 'draw')
  })
})

describe('step 4: hits', () => {
  test('[law 4.3.4] both sides take their hits at the same time', () => {
    battleIn(duel(1, 1), 1, 'marquise', 'eyrie').chance({ high: 1, low: 1 }).has('cats', cats, 0).has('birds', birds, 0)
  })

  test('[law 4.3.4] no building or token goes while a warrior of its owner is left', () => {
    battleIn(cornerWith({ warrior: 3 }, { warrior: 2, roost: 1 }), 1, 'marquise', 'eyrie')
      .chance({ high: 2, low: 0 })
      .has('birds', birds, 0)
      .has('roosts', (g) => pieces(g, 'eyrie.roost', 1), 1)
      .asks('chance', 'draw')
  })

  test('[law 4.3.4] the owner chooses which building or token is lost', () => {
    battleIn(
      given('marquise', 'eyrie', 'alliance').clearing(1, {
        eyrie: { warrior: 3 },
        marquise: { workshop: 1, wood: 1, keep: 1 },
      }),
      1,
      'eyrie',
      'marquise',
    )
      .chance({ high: 1, low: 0 })
      .offers('marquise', 'loseHit', ['marquise.workshop', 'marquise.wood', 'marquise.keep'])
      .when('marquise', 'loseHit', 'marquise.wood')
      .offers('marquise', 'loseHit', ['marquise.workshop', 'marquise.keep'])
      .when('marquise', 'loseHit', 'marquise.workshop')
      .has('keep', (g) => pieces(g, 'marquise.keep', 1), 1)
  })

  test('[law 4.3.4] hits beyond the last piece are lost', () => {
    battleIn(duel(3, 1), 1, 'marquise', 'eyrie')
      .chance({ high: 3, low: 0 })
      .has('birds', birds, 0)
      .asks('chance', 'draw')
  })

  test('[law 4.3.4, 3.2.1] both sides score for the buildings and tokens they remove', () => {
    battleIn(
      given('marquise', 'eyrie', 'alliance').clearing(1, {
        marquise: { warrior: 1, sawmill: 1 },
        alliance: { 'base-fox': 1, warrior: 2 },
      }),
      1,
      'marquise',
      'alliance',
      { extra: [2, 0] },
    )
      .chance({ high: 2, low: 1 })
      .when('alliance', 'loseHit', 'alliance.base-fox')
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .has('points', (g) => [points(g, 'marquise'), points(g, 'alliance')], [1, 1])
  })

  test('[law 4.3.4] warriors removed return to the supply and score nothing', () => {
    battleIn(duel(3, 2), 1, 'marquise', 'eyrie')
      .chance({ high: 2, low: 0 })
      .has('supply', (g) => inSupply(g, 'eyrie.warrior'), 20)
      .has('points', (g) => points(g, 'marquise'), 0)
  })
})

describe('what follows from the hits', () => {
  /** The Alliance attack the Marquise and lose a warrior, their base and their sympathy. */
  const disaster = () =>
    battleIn(
      given('marquise', 'alliance')
        .clearing(1, { marquise: { warrior: 3 }, alliance: { warrior: 1, 'base-fox': 1, sympathy: 1 } })
        .hand('marquise', 'anvil')
        .with((g) => giveSupporters(g, 'travel-gear-fox', 'bake-sale')),
      1,
      'alliance',
      'marquise',
    )
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 3, low: 3 })
      .when('alliance', 'loseHit', 'alliance.base-fox')
      .when('alliance', 'loseHit', 'alliance.sympathy')

  test('[law 4.3.4] the owner of the lost pieces orders what follows from their loss', () => {
    disaster()
      .offers('alliance', 'order', ['alliance.outrage', 'alliance.losingBases'])
      .when('alliance', 'order', 'alliance.losingBases')
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', (g) => names(g.own.alliance.supporters), ['anvil', 'bake-sale'])
  })

  test('[law 4.3.4] in the other order the new supporter is lost as well', () => {
    disaster()
      .when('alliance', 'order', 'alliance.outrage')
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', (g) => names(g.own.alliance.supporters), ['bake-sale'])
  })

  test('[law 4.3.4] the owner does so in the turn of another, too', () => {
    battleIn(
      given('marquise', 'alliance')
        .clearing(1, { marquise: { warrior: 3 }, alliance: { 'base-fox': 1, sympathy: 1 } })
        .hand('marquise', 'anvil'),
      1,
      'marquise',
      'alliance',
    )
      .chance({ high: 1, low: 1 })
      .when('alliance', 'loseHit', 'alliance.base-fox')
      .when('alliance', 'loseHit', 'alliance.sympathy')
      .offers('alliance', 'order', ['alliance.outrage', 'alliance.losingBases'])
  })

  /** Marquise and Alliance lose a warrior and a sympathy token; the Marquise hold one fox card. */
  const clash = (attacker: 'marquise' | 'alliance') => {
    const defender = attacker === 'marquise' ? 'alliance' : 'marquise'
    const position = given('marquise', 'alliance')
      .clearing(1, { marquise: { warrior: 2 }, alliance: { warrior: 1, sympathy: 1 } })
      .clearing(3, { marquise: { keep: 1 } })
      .hand('marquise', 'anvil')
    const before = battleIn(position, 1, attacker, defender)
    const asked = attacker === 'alliance' ? before.when('marquise', 'ambush', 'pass') : before
    return asked.chance({ high: 2, low: 2 }).when('alliance', 'loseHit', 'alliance.sympathy')
  }
  const both = ['marquise.fieldHospitals', 'alliance.outrage']

  test('[law 1.1.3] where both sides suffer consequences, the player taking the turn orders them', () => {
    clash('marquise')
      .offers('marquise', 'order', both)
      .when('marquise', 'order', 'marquise.fieldHospitals')
      .when('marquise', 'fieldHospitals', 'anvil')
      .has('healed', (g) => pieces(g, 'marquise.warrior', 3), 1)
      .asks('chance', 'supporterDraw')
    clash('alliance').offers('alliance', 'order', both)
  })

  test('[law 1.1.3] in the other order the only card goes to the supporters and heals nobody', () => {
    clash('alliance')
      .when('alliance', 'order', 'alliance.outrage')
      .when('marquise', 'outrage', 'anvil')
      .has('healed', (g) => pieces(g, 'marquise.warrior', 3), 0)
      .asks('alliance', 'allianceEvening')
  })
})
