import { type Listener, procedure, type Reaction, reaction, run, type Seat } from '@spinney/kernel'
import { ATTACKER, type Battle, DEFENDER } from '../../actions/battle-types.ts'
import { ongoingBattle } from '../../actions/ongoing.ts'
import { enemies, mayRemove, takeOff } from '../../actions/removal.ts'
import { armyAt, edition } from '../../core/book.ts'
import type { Hits } from '../../core/hits.ts'
import type { Modifiers, RootEvents } from '../../core/hooks.ts'
import type { PieceKind } from '../../core/kinds.ts'
import { count } from '../../core/pieces.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { DAMAGED, damage, itemNamed, undamagedCount, undamagedSwords, undamagedWords } from './items.ts'
import { pawnOf } from './pawn.ts'
import { ALLIED, setRelation, warriorsOf } from './relationships.ts'
import { HOSTILE, isVagabond, vagabondAt, vagabondPlays, vagabondSeats } from './state.ts'

/** 4.3, 9.5.2: a pawn can fight. */
export const pawnFights: Modifiers['figures'] = (n, g, seat, place) =>
  isVagabond(g, seat) ? n + count(g, pawnOf(g, seat), place) : n

/** 9.2.6, 9.2.9.II.c, D.5.2: the cap on rolled hits is undamaged swords, allied warriors, and the Arbiter's swords. */
export const swordsCap: Modifiers['fighters'] = (n, g, battle, side) => {
  if (!vagabondPlays(g)) return n
  const seat = battle.sides[side]!
  let cap = isVagabond(g, seat) ? undamagedSwords(vagabondAt(g, seat)) : n
  if (side === ATTACKER && isVagabond(g, seat)) {
    for (const ally of alliesIn(g, battle)) cap += warriorsOf(g, ally, battle.place)
  }
  const protector = side === DEFENDER ? battle.helpers[DEFENDER] : -1
  return protector >= 0 && isVagabond(g, protector) ? cap + undamagedSwords(vagabondAt(g, protector)) : cap
}

/** 9.2.4: without an undamaged sword a Vagabond is defenceless. */
export const isDefenceless = (g: Visible, battle: Battle): boolean =>
  undamagedSwords(vagabondAt(g, battle.sides[DEFENDER])) === 0

/** 9.2.9.II.c: Allied factions that could fight along: with warriors there, and not the defender. */
function possibleAllies(g: Visible, battle: Battle): Seat[] {
  const [seat, defender] = battle.sides
  const { relations } = vagabondAt(g, seat)
  const allies: Seat[] = []
  for (let ally = 0; ally < relations.length; ally++) {
    const fights = relations[ally] === ALLIED && ally !== defender
    if (fights && warriorsOf(g, ally, battle.place) > 0) allies.push(ally)
  }
  return allies
}

/** 9.2.9.II.c: the allies who fight along: the one chosen, or in the draft all there are. */
function alliesIn(g: Visible, battle: Battle): Seat[] {
  if (allFightAlong(g)) return possibleAllies(g, battle)
  const ally = battle.helpers[ATTACKER]
  return ally < 0 ? [] : [ally]
}

const allFightAlong = (g: Visible): boolean => edition(g).allyBattleFactions === 'all'

/** 9.2.9.II.c Attacking with an ally. */
export const choosingAlly = procedure<Root, Own>('vagabond.battleAlly', [
  may('9.2.9.II.c', 'vagabondBattleAlly', {
    picks: 'seat',
    who: (_g, c) => c.seat,
    options: (g) => possibleAllies(g, ongoingBattle(g)),
    about: (g) => ({ place: ongoingBattle(g).place, defender: ongoingBattle(g).sides[DEFENDER] }),
    effect: (g, _c, ally) => {
      ongoingBattle(g).helpers[ATTACKER] = ally
    },
  }),
])

/** 9.2.9.II.c: an attacking Vagabond is asked for an ally at the start of the battle. */
export const onBattleStarted: Listener<Root, RootEvents['battleStarted']> = (g, { battle }) => {
  const seat = battle.sides[ATTACKER]
  if (!isVagabond(g, seat)) return null
  const own = vagabondAt(g, seat)
  own.itemHits = 0
  own.allyHits.fill(0)
  return !allFightAlong(g) && possibleAllies(g, battle).length > 0 ? reaction(choosingAlly, { seat }) : null
}

/** 9.2.9.II.d: an ally who took more hits than the Vagabond's items becomes Hostile when the battle is over. */
export const onBattleEnded: Listener<Root, RootEvents['battleEnded']> = (g, { battle }) => {
  const seat = battle.sides[ATTACKER]
  if (!isVagabond(g, seat)) return null
  const own = vagabondAt(g, seat)
  own.allyHits.forEach((hits, ally) => {
    if (hits > own.itemHits) setRelation(g, seat, ally, HOSTILE, '9.2.9.II.d')
  })
  own.itemHits = 0
  own.allyHits.fill(0)
  return null
}

/** 9.2.9.II.d: the warrior of an ally that takes the next hit, a warlord last (T27). */
const alliedShield = (g: Visible, h: Hits, ally: Seat): PieceKind | undefined =>
  armyAt(g, ally).pieces.find(
    (kind) => kind.category === 'warrior' && count(g, kind, h.place) > 0 && mayRemove(g, h.by, kind, h.place),
  )

/** 9.2.9.II.d: the allies whose warriors can take hits, by name of the faction: not where something protects them. */
function shields(g: Visible, h: Hits): string[] {
  if (h.side !== ATTACKER) return []
  const battle = ongoingBattle(g)
  return alliesIn(g, battle)
    .filter((ally) => alliedShield(g, h, ally) !== undefined)
    .map((ally) => g.factions[ally]!)
}

/** 9.2.7, 9.2.9.II.d: taking hits by damaging items, or with allied warriors. */
export const takeHits = procedure<Root, Hits>('vagabond.takeHits', [
  run('9.2.7', 'everything', (g, h) => {
    const own = vagabondAt(g, h.seat)
    const items = undamagedCount(own)
    if (items > h.hits || shields(g, h).length > 0) return
    own.itemHits += items
    damageAll(g, h.seat, '9.2.7')
    return 'done'
  }),
  must('9.2.7', 'vagabondHit', {
    picks: ['item', 'ally'],
    who: (g, h) => itemChooser(g, h),
    when: (g, h) => h.hits > 0 && undamagedCount(vagabondAt(g, h.seat)) > 0,
    options: (g, h) => [...undamagedWords(vagabondAt(g, h.seat)), ...shields(g, h)],
    cite: (g, _h, word) => (Object.hasOwn(g.seatOf, word) ? '9.2.9.II.d' : '9.2.7'),
    about: (_g, h) => ({ place: h.place, hits: h.hits, seat: h.seat }),
    effect: (g, h, word) => {
      h.hits -= 1
      if (Object.hasOwn(g.seatOf, word)) loseAlly(g, h, g.seatOf[word]!)
      else loseItem(g, h, itemNamed(word))
      return 'again'
    },
  }),
])

/** D.4.2: a Vagrant who started the battle chooses everything, or in the English Law not another's items. */
function itemChooser(g: Visible, h: Hits): Seat {
  return edition(g).instigateChoices === 'everyRemoval' ? h.chooser : h.seat
}

function loseItem(g: Root, h: Hits, item: number): void {
  vagabondAt(g, h.seat).itemHits += 1
  damage(g, h.seat, item, '9.2.7')
}

/** 9.2.7: damages all that is left; further hits are ignored. */
function damageAll(g: Root, seat: Seat, law: string): void {
  const whole = vagabondAt(g, seat).items.filter((item) => (item & DAMAGED) === 0)
  for (const item of whole) damage(g, seat, item, law)
}

/** 9.2.9.II.d: an allied warrior falls to the other side, so that nobody becomes Hostile by that alone. */
function loseAlly(g: Root, h: Hits, ally: Seat): void {
  vagabondAt(g, h.seat).allyHits[ally]! += 1
  takeOff(g, alliedShield(g, h, ally)!, h.place, 1, h.by, ongoingBattle(g))
}

interface Sweeping extends Own {
  items: number
}

/** 9.2.2.I: instead of the pawn's removal items are damaged, all of them if there are too few (T95). */
export const fullRemoval = procedure<Root, Sweeping>('vagabond.fullRemoval', [
  run('9.2.2.I', 'everything', (g, s) => {
    if (undamagedCount(vagabondAt(g, s.seat)) > s.items) return
    damageAll(g, s.seat, '9.2.2.I')
    return 'done'
  }),
  must('9.2.2.I', 'vagabondFullRemoval', {
    picks: 'item',
    who: (_g, s) => s.seat,
    when: (_g, s) => s.items > 0,
    options: (g, s) => undamagedWords(vagabondAt(g, s.seat)),
    about: (_g, s) => ({ items: s.items }),
    effect: (g, s, word) => {
      s.items -= 1
      damage(g, s.seat, itemNamed(word), '9.2.2.I')
      return 'again'
    },
  }),
])

/** 9.2.2.I: an enemy removed everything around a pawn. */
export const onSwept: Listener<Root, RootEvents['swept']> = (g, { by, place }) => {
  const items = edition(g).fullRemovalDamage
  const reactions: Reaction[] = []
  for (const seat of items === 0 ? [] : vagabondSeats(g)) {
    const isHit = enemies(g, by, seat) && count(g, pawnOf(g, seat), place) > 0
    if (isHit && undamagedCount(vagabondAt(g, seat)) > 0) reactions.push(reaction(fullRemoval, { seat, items }))
  }
  return reactions
}
