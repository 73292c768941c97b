import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { manned, payable, placeable, stocked } from '../../actions/hurdles.ts'
import { ANYWHERE, callMove, canMove, offerMove } from '../../actions/move.ts'
import { mayPlace, suitOf } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { distinct, holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { clearings, edition } from '../../core/book.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { clearingsWith, count, onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'
import { MARQUISE } from '../../facts/factions/marquise.ts'
import { closedBattle, closedCraft, closedIn, closedMove, type Premise, placesInVain } from '../../turn/closing.ts'
import { type Action, betweenParts, menu } from '../../turn/free-actions.ts'
import { buildHurdles, callBuild, canBuild } from './build.ts'
import { placeAtEach } from './one-each.ts'
import { recruiter, sawmill, warrior, wood } from './pieces.ts'

interface Daylight extends Own {
  /** Actions left; undefined before the phase has counted them. */
  left: number
}

/** Noted once she has recruited this turn (6.5.3). */
const RECRUITED = 'marquise.recruit'

/** 6.5: three actions, and one more for each bird spent. */
const actionsLeft: Premise<Daylight> = (_g, d) => (d.left > 0 ? null : because('6.5', 'noActionsLeft'))

/** 6.5.1 Battle */
const battleAction: Action<Daylight> = {
  id: 'battle',
  law: '6.5.1',
  available: (g, d) => d.left > 0 && canPayForBattle(g, d.seat),
  ...closedBattle(actionsLeft),
  perform: (g, d) => spendAction(d, () => callBattle(g, d.seat, '6.5.1')),
}

/** 6.5.2 March: up to two moves. */
const march: Action<Daylight> = {
  id: 'march',
  law: '6.5.2',
  available: (g, d) => d.left > 0 && canMove(g, d.seat, ANYWHERE),
  ...closedMove(actionsLeft),
  perform: (g, d) =>
    spendAction(d, () => {
      callMove(g, d.seat, '6.5.2')
      for (let i = 1; i < MARQUISE.movesPerMarch; i++) {
        betweenParts(g, d.seat)
        offerMove(g, d.seat, '6.5.2')
      }
    }),
}

/** 6.5.3 Recruit: once per turn, one warrior at each recruiter. */
const recruit: Action<Daylight> = {
  id: 'recruit',
  law: '6.5.3',
  available: (g, d) =>
    d.left > 0 && !isUsed(g, RECRUITED) && onMapCount(g, recruiter) > 0 && count(g, warrior, SUPPLY) > 0,
  ...closedIn(
    (g, d) => [manned(g, recruiter, '6.5.3'), placeable(g, d.seat)],
    (g, d) =>
      actionsLeft(g, d) ??
      (isUsed(g, RECRUITED) ? because('6.5.3', 'recruitedThisTurn') : stocked(g, warrior, '6.5.3')),
  ),
  perform: (g, d) =>
    spendAction(d, () => {
      markUsed(g, RECRUITED)
      call(g, recruiting, { seat: d.seat })
    }),
}

/** 6.5.4 Build */
const buildAction: Action<Daylight> = {
  id: 'build',
  law: '6.5.4',
  available: (g, d) => d.left > 0 && canBuild(g, d.seat),
  ...closedIn((g, d) => buildHurdles(g, d.seat), actionsLeft),
  perform: (g, d) => spendAction(d, () => callBuild(g, d.seat)),
}

/** 6.5.5 Overwork: a card of a sawmill's suit makes one wood there. */
const overworkAction: Action<Daylight> = {
  id: 'overwork',
  law: '6.5.5',
  available: (g, d) => d.left > 0 && canOverwork(g, d.seat),
  ...closedIn(
    (g, d) => overworkHurdles(g, d.seat),
    (g, d) => actionsLeft(g, d) ?? stocked(g, wood, '6.5.5'),
  ),
  perform: (g, d) => spendAction(d, () => call(g, overwork, { seat: d.seat, clearing: 0 })),
}

/** 6.5: a bird card spent buys one more action, after the three or, in other editions, at any time. */
const birdAction: Action<Daylight> = {
  id: 'bird-action',
  law: '6.5',
  available: (g, d) => (d.left === 0 || edition(g).birdActionTiming === 'anytime') && g.hands[d.seat]!.some(isBird),
  why: (g, d) => because('6.5', birds(g, d.seat).length === 0 ? 'noBirdCard' : 'birdAfterActions'),
  perform: (g, d) => {
    call(g, spendBird, { seat: d.seat })
    d.left += 1
  },
}

const ACTIONS: readonly Action<Daylight>[] = [battleAction, march, recruit, buildAction, overworkAction, birdAction]

const spendAction = (d: Daylight, effect: () => void): void => {
  d.left -= 1
  effect()
}

const isBird = (card: number): boolean => cardAt(card).suitIndex === BIRD

const birds = (g: Root, seat: Seat): string[] => distinct(g.hands[seat]!.filter(isBird))

const spendBird = procedure<Root, Own>('marquise.spendBird', [
  must('6.5', 'marquiseBird', {
    picks: 'handCard',
    who: (_g, s) => s.seat,
    options: (g, s) => birds(g, s.seat),
    effect: (g, s, card) => spend(g, s.seat, card, '6.5'),
  }),
])

/** 6.5.3: one warrior at each recruiter. */
const recruiting = placeAtEach('marquise.recruiting', '6.5.3', 'marquiseRecruit', warrior, recruiter)

const overworkOptions = (g: Root, seat: Seat): number[] =>
  count(g, wood, SUPPLY) === 0 ? [] : clearingsWith(g, sawmill).filter((at) => canOverworkAt(g, seat, at))

const canOverworkAt = (g: Root, seat: Seat, at: number): boolean =>
  mayPlace(g, seat, at) && holdsMatching(g, seat, suitOf(g, at))

const canOverwork = (g: Root, seat: Seat): boolean =>
  count(g, wood, SUPPLY) > 0 && clearings(g).some((at) => count(g, sawmill, at) > 0 && canOverworkAt(g, seat, at))

/** 6.5.5: a sawmill, and a card of its suit. */
const overworkHurdles = (g: Root, seat: Seat) => [
  manned(g, sawmill, '6.5.5'),
  placeable(g, seat),
  payable(g, seat, '6.5.5'),
]

const overwork = procedure<Root, Own & { clearing: number }>('marquise.overwork', [
  must('6.5.5', 'overwork', {
    picks: 'clearing',
    who: (_g, o) => o.seat,
    options: (g, o) => overworkOptions(g, o.seat),
    inVain: (g, o) => placesInVain(g, overworkHurdles(g, o.seat)),
    effect: (_g, o, clearing) => {
      o.clearing = clearing
    },
  }),
  must('6.5.5', 'overworkCard', {
    picks: 'handCard',
    who: (_g, o) => o.seat,
    options: (g, o) => matchingCards(g, o.seat, suitOf(g, o.clearing)),
    about: (_g, o) => ({ place: o.clearing }),
    effect: (g, o, card) => {
      spend(g, o.seat, card, '6.5.5')
      place(g, wood, o.clearing, 1, '6.5.5')
    },
  }),
])

/** 6.2.1: crafting, at the start of Daylight only. */
const craftAction: Action<Daylight> = {
  id: 'craft',
  law: '6.2.1',
  available: (g, d) => canCraft(g, d.seat),
  ...closedCraft('6.2.1'),
  perform: (g, d) => callCraft(g, d.seat),
}

/** 6.5 Daylight: craft, then three actions and as many more as birds are spent for. */
export const daylight = procedure<Root, Daylight>('marquise.daylight', [
  run('6.5', 'begin', (_g, d) => {
    d.left = MARQUISE.actionsPerDaylight
  }),
  menu('6.2.1', 'craftStep', 'daylight', () => [craftAction]),
  menu('6.5', 'marquiseDaylight', 'daylight', () => ACTIONS, {
    about: (d) => ({ left: d.left }),
  }),
])

export const daylightProcedures = [spendBird, recruiting, overwork] as const
