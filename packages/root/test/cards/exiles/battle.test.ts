import { describe, test } from 'vitest'
import { shift } from '../../../src/core/pieces.ts'
import { ON_CARD, SUPPLY } from '../../../src/core/places.ts'
import { kindNamed } from '../../../src/facts/box.ts'
import type { Root } from '../../../src/index.ts'
import { battleIn, crafted, hand, names, pieces } from '../../law/support.ts'
import { BIRDS, CATS, exiles } from './look.ts'

/** Puts warriors on the card. */
const buried = (g: Root, kind: string, number: number): void => shift(g, kindNamed(kind)!, SUPPLY, ON_CARD, number)

const onCard = (g: Root, kind: string): number => pieces(g, kind, ON_CARD)

describe.each([
  ['fox-partisans', 8, ['anvil'], ['bake-sale', 'investments', 'saboteurs']],
  ['rabbit-partisans', 5, ['bake-sale'], ['anvil', 'investments', 'saboteurs']],
  ['mouse-partisans', 7, ['investments'], ['anvil', 'bake-sale', 'saboteurs']],
] as const)('%s', (card, clearing, kept, lost) => {
  const duel = (place: number, owner: 'marquise' | 'eyrie') =>
    battleIn(
      exiles()
        .clearing(place, { marquise: { warrior: 3 }, eyrie: { warrior: 3 } })
        .crafted(owner, card)
        .hand(owner, 'anvil', 'bake-sale', 'investments', 'saboteurs'),
      place,
      'marquise',
      'eyrie',
    )

  test('[law 4.3.3.I] deal an extra hit for the attacker, who discards all cards of other suits, birds too', () => {
    duel(clearing, 'marquise')
      .chance({ high: 1, low: 0 })
      .offers('marquise', 'battleEffect', [card, 'pass'])
      .when('marquise', 'battleEffect', card)
      .holds(clearing, { marquise: { warrior: 3 }, eyrie: { warrior: 1 } })
      .has('hand', (g) => hand(g, 'marquise'), kept)
      .has('discard pile', (g) => names(g.discard), lost)
      .has('play area', (g) => crafted(g, 'marquise'), [card])
  })

  test('[law 4.3.3.I] for the defender too', () => {
    duel(clearing, 'eyrie')
      .when('eyrie', 'ambush', 'pass')
      .chance({ high: 0, low: 0 })
      .when('eyrie', 'battleEffect', card)
      .holds(clearing, { marquise: { warrior: 2 }, eyrie: { warrior: 3 } })
      .has('hand', (g) => hand(g, 'eyrie'), kept)
  })

  test('[law 4.1.3] may be left alone, and then no card is lost', () => {
    duel(clearing, 'marquise')
      .chance({ high: 1, low: 0 })
      .when('marquise', 'battleEffect', 'pass')
      .holds(clearing, { eyrie: { warrior: 2 } })
      .has('cards', (g) => g.hands[CATS]!.length, 4)
  })

  test('[law 4.3.3] do nothing in clearings of other suits', () => {
    const other = clearing === 8 ? 5 : 8
    duel(other, 'marquise')
      .chance({ high: 1, low: 0 })
      .holds(other, { eyrie: { warrior: 2 } })
      .shows((g) => g.hands[BIRDS]!.length === 0)
  })
})

describe('Coffin Makers', () => {
  const removing = () =>
    exiles()
      .clearing(8, { marquise: { warrior: 3 }, eyrie: { warrior: 3, roost: 1 } })
      .crafted('alliance', 'coffin-makers')

  test('[law 4.1.3] warriors removed from the map lie on the card, whoever owns them', () => {
    battleIn(removing(), 8, 'marquise', 'eyrie')
      .chance({ high: 2, low: 1 })
      .holds(8, { marquise: { warrior: 2 }, eyrie: { warrior: 1, roost: 1 } })
      .supplies('marquise', { warrior: 22 })
      .supplies('eyrie', { warrior: 17 })
      .has('birds on the card', (g) => onCard(g, 'eyrie.warrior'), 2)
      .has('cats on the card', (g) => onCard(g, 'marquise.warrior'), 1)
  })

  test('[law 6.2.3, G.1.21] Field Hospitals bring back the warrior just replaced, not an older one of the card', () => {
    exiles({ seats: ['marquise', 'eyrie', 'lizard'] })
      .clearing(1, { marquise: { keep: 1 } })
      .clearing(8, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
      .crafted('lizard', 'coffin-makers')
      .with((g) => buried(g, 'marquise.warrior', 2))
      .crafted('eyrie', 'propaganda-bureau')
      .hand('eyrie', 'anvil')
      .hand('marquise', 'foxfolk-steel')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'propaganda-bureau')
      .when('eyrie', 'propagandaBureau', { clearing: 8, kind: 'marquise.warrior' })
      .when('eyrie', 'propagandaBureauCard', 'anvil')
      .when('marquise', 'fieldHospitals', 'foxfolk-steel')
      .holds(1, { marquise: { keep: 1, warrior: 1 } })
      .has('on the card', (g) => onCard(g, 'marquise.warrior'), 2)
  })

  test('[law 4.1.3] buildings and tokens do not', () => {
    battleIn(
      exiles()
        .clearing(8, { marquise: { warrior: 3 }, eyrie: { roost: 1 } })
        .crafted('alliance', 'coffin-makers'),
      8,
      'marquise',
      'eyrie',
    )
      .chance({ high: 1, low: 0 })
      .when('eyrie', 'loseHit', 'eyrie.roost')
      .supplies('eyrie', { roost: 7 })
  })

  test('[law 4.1.3] at the start of Birdsong every five score a point, then all return', () => {
    exiles()
      .crafted('marquise', 'coffin-makers')
      .with((g) => buried(g, 'marquise.warrior', 4))
      .with((g) => buried(g, 'eyrie.warrior', 7))
      .turn('marquise')
      .offers('marquise', 'phaseMoment', ['coffin-makers', 'pass'])
      .when('marquise', 'phaseMoment', 'coffin-makers')
      .scores('marquise', 2)
      .supplies('marquise', { warrior: 25 })
      .supplies('eyrie', { warrior: 20 })
  })

  test('[law 4.1.3] four are not enough for a point', () => {
    exiles()
      .crafted('marquise', 'coffin-makers')
      .with((g) => buried(g, 'eyrie.warrior', 4))
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'coffin-makers')
      .scores('marquise', 0)
      .supplies('eyrie', { warrior: 20 })
  })

  test('[law 4.1.3] nobody but its owner is asked', () => {
    exiles()
      .crafted('alliance', 'coffin-makers')
      .with((g) => buried(g, 'eyrie.warrior', 5))
      .turn('marquise')
      .asks('marquise', 'craftStep')
  })

  test('[law 6.2.3] Field Hospitals save warriors of the Marquise from it', () => {
    battleIn(
      removing()
        .clearing(1, { marquise: { keep: 1 } })
        .hand('marquise', 'anvil'),
      8,
      'marquise',
      'eyrie',
    )
      .chance({ high: 2, low: 2 })
      .when('marquise', 'fieldHospitals', 'anvil')
      .holds(1, { marquise: { keep: 1, warrior: 2 } })
      .supplies('marquise', { warrior: 22 })
      .has('birds on the card', (g) => onCard(g, 'eyrie.warrior'), 2)
      .has('cats on the card', (g) => onCard(g, 'marquise.warrior'), 0)
  })

  test('[law 10.2.3] nor does it get what goes elsewhere: acolytes', () => {
    battleIn(
      exiles({ seats: ['marquise', 'lizard', 'alliance'] })
        .own('lizard', { outcast: 'fox' })
        .clearing(8, { marquise: { warrior: 3 }, lizard: { warrior: 2 } })
        .crafted('alliance', 'coffin-makers'),
      8,
      'marquise',
      'lizard',
    )
      .chance({ high: 2, low: 0 })
      .boards('lizard', { warrior: 2 })
  })

  test('[law G.1.21] warriors that are replaced go to the supply', () => {
    exiles({ seats: ['marquise', 'lizard', 'alliance'] })
      .own('lizard', { outcast: 'mouse', lostSouls: ['anvil'] })
      .board('lizard', { warrior: 2 })
      .clearing(8, { marquise: { warrior: 1 } })
      .crafted('alliance', 'coffin-makers')
      .turn('lizard')
      .when('lizard', 'lizardConspiracy', 'convert')
      .when('lizard', 'lizardReplace', { clearing: 8, kind: 'marquise.warrior' })
      .supplies('marquise', { warrior: 25 })
  })

  test('[law 4.1.3] when the card is discarded the warriors on it return, for nothing', () => {
    exiles()
      .crafted('alliance', 'coffin-makers')
      .crafted('marquise', 'saboteurs')
      .with((g) => buried(g, 'eyrie.warrior', 6))
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'saboteurs')
      .when('marquise', 'saboteurs', { seat: 2, card: 'coffin-makers' })
      .supplies('eyrie', { warrior: 20 })
      .scores('alliance', 0)
  })
})
