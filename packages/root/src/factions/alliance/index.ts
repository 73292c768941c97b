import { call, procedure, run } from '@spinney/kernel'
import { DEFENDER } from '../../actions/battle-types.ts'
import { craftingWith } from '../../actions/craft.ts'
import type { Faction } from '../../core/content.ts'
import type { Modifiers } from '../../core/hooks.ts'
import { cardsFromDeck, cardWord, recordAt } from '../../core/reading.ts'
import type { Own, Root } from '../../core/state.ts'
import { kindsOf } from '../../facts/box.ts'
import { ALLIANCE } from '../../facts/factions/alliance.ts'
import { losingBases, onBaseRemoved } from './bases.ts'
import { birdsong, birdsongProcedures } from './birdsong.ts'
import { daylight, daylightProcedures, forgetActivated } from './daylight.ts'
import { evening, eveningProcedures } from './evening.ts'
import { outrage, outrageOnMove, outrageOnRemoval, supporterFromDeck } from './outrage.ts'
import { addSupporter, allianceSeat, supporterLimit, sympathy, warrior } from './state.ts'

/** 8.2.2 Guerrilla war: as defender the Alliance deals the higher roll. */
const guerrillaWar: Modifiers['higherRoll'] = (side, g, battle) =>
  battle.sides[DEFENDER] === g.seatOf.alliance ? DEFENDER : side

/** Setting up the Alliance (Law 8.3). Pieces (8.3.1 to 8.3.3) start in the supply. */
const setup = procedure<Root, Own>('alliance.setup', [
  run('8.3.4', 'supporters', (g) => call(g, supporterFromDeck, { count: ALLIANCE.startingSupporters })),
])

/** The Woodland Alliance (Law 8). */
export const alliance: Faction = {
  id: 'alliance',
  pieces: kindsOf('alliance'),
  letter: ALLIANCE.setupLetter,
  reach: ALLIANCE.reach,
  warrior,
  crafting: craftingWith([sympathy]),
  begin: (g) => {
    g.own.alliance = { supporters: [] }
  },
  setup,
  advancedSetup: setup,
  birdsong,
  daylight,
  evening,
  secrets: (g) => [{ items: g.own.alliance.supporters, knownTo: [allianceSeat(g)], pool: 'cards', bag: true }],
  cardsKept: (g) => g.own.alliance.supporters.length,
  given: (g, spec, refuse) => {
    const { supporters = [] } = recordAt(spec, '', ['supporters'], refuse)
    const cards = cardsFromDeck(g, supporters, '.supporters', refuse)
    if (cards.length > supporterLimit(g)) refuse('.supporters', `without a base there are ${supporterLimit(g)} at most`)
    for (const card of cards) addSupporter(g, card)
  },
  facts: (g) => ({ supporters: g.own.alliance.supporters.map(cardWord) }),
  procedures: [
    losingBases,
    outrage,
    supporterFromDeck,
    ...birdsongProcedures,
    ...daylightProcedures,
    ...eveningProcedures,
  ],
  on: {
    moved: outrageOnMove,
    removed: (g, removal) => {
      forgetActivated(g, removal)
      const reactions = [outrageOnRemoval(g, removal), onBaseRemoved(g, removal)].filter((r) => r !== null)
      return reactions.length === 0 ? null : reactions.flat()
    },
  },
  modify: { higherRoll: guerrillaWar },
}
