import { call, type Listener, procedure, reaction, run, type Step, tell } from '@spinney/kernel'
import { ATTACKER, DEFENDER } from '../actions/battle-types.ts'
import { ongoingBattle } from '../actions/ongoing.ts'
import { removeAllEnemies, settleLosses, takeOff } from '../actions/removal.ts'
import { isOfSuit, suitOf } from '../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../cards/hand.ts'
import { clearings } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { Modifiers, RootEvents } from '../core/hooks.ts'
import { commanderOf, partyOfBand } from '../core/parties.ts'
import { count } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { chance, may, must } from '../core/questions.ts'
import type { Own, Party, Root, Visible } from '../core/state.ts'
import { SUIT_NAMES, suitNumber } from '../core/suits.ts'
import { band, controllerOf, isGone, nameOf, placesFor, warriorOf } from './common.ts'

const UPRISING = 'spring-uprising'
const SCOUTS = 'rabbit-scouts'
const warrior = warriorOf(UPRISING)

interface Rolled extends Hired {
  /** The suit on the die, -1 before it is rolled. */
  suit: number
}

/** The uprising die: each suit on two of its six faces. */
const rolling = (law: string, key: string): Step<Root, Rolled> =>
  chance<string, Rolled, 'uprisingDie'>(law, key, {
    kind: 'uprisingDie',
    picks: 'suit',
    options: () => SUIT_NAMES.slice(0, 3),
    effect: (_g, h, suit) => {
      h.suit = suitNumber(suit)
      tell(law, 'uprisingRolled', () => ({ suit }))
    },
  })

const ofSuit = (g: Visible, h: Rolled): number[] => clearings(g).filter((at) => isOfSuit(g, at, h.suit))

const rising = (law: string, key: string): Step<Root, Rolled> =>
  must<string, Rolled, 'hirelingPlace'>(law, key, {
    kind: 'hirelingPlace',
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => placesFor(g, h, warrior, ofSuit(g, h)),
    about: (g, h) => ({ hireling: nameOf(g, h), kind: warrior.id, left: 1 }),
    none: () => 'next',
    effect: (g, _h, at) => {
      place(g, warrior, at, 1, law)
    },
  })

/** Setup: two rolls, a warrior in a clearing of each suit. */
const setup = procedure<Root, Rolled>('spring-uprising.setup', [
  rolling('A.6.3', 'firstRoll'),
  rising('A.6.3', 'first'),
  rolling('A.6.3', 'secondRoll'),
  rising('A.6.3', 'second'),
])

/** When hired with nobody on the map: a roll and a warrior. */
const whenHired = procedure<Root, Rolled>('spring-uprising.whenHired', [
  run('E.2.1', 'gone', (g) => (isGone(g, warrior) ? 'next' : 'done')),
  rolling('E.2.1', 'roll'),
  rising('E.2.1', 'place'),
])

/** Where it can rise against its enemies. */
const revolts = (g: Visible, h: Rolled): number[] => ofSuit(g, h).filter((at) => count(g, warrior, at) > 0)

/** Birdsong: a roll, then a revolt or one more warrior in a clearing of that suit. */
const birdsong = procedure<Root, Rolled>('spring-uprising.birdsong', [
  rolling('E.2.3', 'roll'),
  must('E.2.3', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: (g, h) => [
      ...(revolts(g, h).length > 0 ? ['uprising-revolt'] : []),
      ...(placesFor(g, h, warrior, ofSuit(g, h)).length > 0 ? ['uprising-place'] : []),
    ],
    about: () => ({ hireling: UPRISING }),
    none: () => 'done',
    effect: (g, h, pick) => call(g, pick === 'uprising-revolt' ? revolt : gathering, { ...h }),
  }),
])

const gathering = procedure<Root, Rolled>('spring-uprising.gather', [rising('E.2.3', 'place')])

const revolt = procedure<Root, Rolled>('spring-uprising.revolt', [
  must('E.2.3', 'hirelingClearing', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: revolts,
    about: () => ({ hireling: UPRISING }),
    effect: (g, h, at) => {
      takeOff(g, warrior, at, 1, h.band, null)
      settleLosses(g, 'E.2.3', null)
      removeAllEnemies(g, h.band, [at], 'E.2.3')
    },
  }),
])

/** Who pays for an attack: the attacker, or whoever controls it. */
const payerOf = commanderOf

/** As far as everybody knows: who has no card at all cannot attack it. */
const needsCard: Modifiers['mayAttack'] = (mayAttack, g, attacker, defender) =>
  mayAttack && (!hasPrice(g, defender) || (g.hands[payerOf(g, attacker)]?.length ?? 0) > 0)

const canPay: Modifiers['mayPayToAttack'] = (mayPay, g, attacker, defender, at) => {
  if (!mayPay || !hasPrice(g, defender)) return mayPay
  return payerOf(g, attacker) >= 0 && holdsMatching(g, payerOf(g, attacker), suitOf(g, at))
}

/** Whether attacking a party costs a card. */
export const hasPrice = (g: Visible, defender: Party): boolean => defender === partyOfBand(g, UPRISING)

/** The price of attacking it: a card that matches the clearing. */
const paying = procedure<Root, Own & { place: number }>('spring-uprising.price', [
  must('E.2.2', 'hirelingCost', {
    picks: 'handCard',
    who: (_g, p) => p.seat,
    when: (g, p) => g.hands[p.seat]!.length > 0,
    options: (g, p) => matchingCards(g, p.seat, suitOf(g, p.place)),
    about: (_g, p) => ({ hireling: UPRISING, place: p.place }),
    none: () => 'done',
    effect: (g, p, card) => spend(g, p.seat, card, 'E.2.2'),
  }),
])

const onAttack: Listener<Root, RootEvents['battleStarted']> = (g, { battle }) => {
  if (!hasPrice(g, battle.sides[DEFENDER])) return null
  const seat = payerOf(g, battle.sides[ATTACKER])
  return seat < 0 ? null : reaction(paying, { seat, place: battle.place })
}

/** Spring Uprising */
const springUprising = band(UPRISING, {
  procedures: [gathering, paying, revolt],
  modify: { mayAttack: needsCard, mayPayToAttack: canPay },
  on: { battleStarted: onAttack },
  hireling: { setup, whenHired, birdsong },
})

/** A defender who pays a matching card before the roll deals the higher one. */
const scouting = procedure<Root, Own & { place: number }>('rabbit-scouts.scouting', [
  may('E.2.2', 'hirelingCost', {
    picks: 'handCard',
    who: (_g, s) => s.seat,
    when: (g, s) => g.hands[s.seat]!.length > 0,
    options: (g, s) => matchingCards(g, s.seat, suitOf(g, s.place)),
    about: (_g, s) => ({ hireling: SCOUTS, place: s.place }),
    effect: (g, s, card) => {
      spend(g, s.seat, card, 'E.2.2')
      ongoingBattle(g).used.push(SCOUTS)
      tell('E.2.2', 'battleEffect', () => ({ seat: s.seat, effect: SCOUTS }))
    },
  }),
])

const beforeRoll: Listener<Root, RootEvents['beforeRoll']> = (g, { battle }) => {
  const seat = battle.sides[DEFENDER]
  return seat === controllerOf(g, SCOUTS) ? reaction(scouting, { seat, place: battle.place }) : null
}

/** Rabbit Scouts */
const rabbitScouts = band(SCOUTS, {
  procedures: [scouting],
  modify: { higherRoll: (side, _g, battle) => (battle.used.includes(SCOUTS) ? DEFENDER : side) },
  on: { beforeRoll },
})

export const springUprisingSides = [springUprising, rabbitScouts] as const
