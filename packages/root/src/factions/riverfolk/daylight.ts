import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { type CraftingOne, callCraft, canCraft, chooseToCraft, craftable, payingAnySuit } from '../../actions/craft.ts'
import { placeable, stocked } from '../../actions/hurdles.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { mayPlace, suitsOf } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { discard, draw, withdraw } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { rulerOf } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import {
  type Closing,
  closedBattle,
  closedBy,
  closedCraft,
  closedIn,
  closedMove,
  type Premise,
  placesInVain,
} from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { callCommit, callSpend, payIn, spendFund } from './boxes.ts'
import { postOf, postsIn, riverClearings, total, warrior } from './state.ts'

/** 11.5.3.I Export: a card is paid for like one that is crafted, and discarded for a warrior in Payments. */
const exporting = procedure<Root, CraftingOne>('riverfolk.export', [
  must('11.5.3.I', 'riverfolkExport', {
    picks: 'handCard',
    who: (_g, c) => c.seat,
    options: (g, c) => craftable(g, c.seat),
    effect: chooseToCraft,
  }),
  payingAnySuit,
  run('11.5.3.I', 'export', (g, c) => {
    withdraw(g.crafting, c.card)
    discard(g, c.card, true)
    tell('11.5.3.I', 'exported', () => ({ seat: c.seat, card: cardAt(c.card).id }))
    payIn(g, c.seat, 1, '11.5.3.I')
  }),
])

/** 11.5.5: clearings on a river where a warrior may be placed. */
const recruitClearings = (g: Visible, seat: Seat): number[] => riverClearings(g).filter((at) => mayPlace(g, seat, at))

/** 11.5.5: whether there is a warrior to place, perhaps the one that is spent for it. */
const hasRecruit = (g: Visible, seat: Seat): boolean => count(g, warrior, SUPPLY) + g.own.riverfolk.funds[seat]! > 0

/** 11.5.5: what must hold for recruiting in a clearing. */
const recruitHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] => [
  (at) => (riverClearings(g).includes(at) ? null : because('11.5.5', 'noRiver')),
  placeable(g, seat),
]

/** 11.5.5 Recruit */
const recruiting = procedure<Root, Own>('riverfolk.recruit', [
  must('11.5.5', 'riverfolkRecruit', {
    picks: 'clearing',
    who: (_g, r) => r.seat,
    options: (g, r) => recruitClearings(g, r.seat),
    inVain: (g, r) => placesInVain(g, recruitHurdles(g, r.seat)),
    effect: (g, _r, clearing) => {
      place(g, warrior, clearing, 1, '11.5.5')
    },
  }),
])

/** 11.5.6.I: the suits of trade posts left that a clearing can take; more than one where it has several suits (F). */
const postsFor = (g: Visible, at: number): number[] =>
  suitsOf(g, at).filter((suit) => count(g, postOf(suit), SUPPLY) > 0)

/** 11.5.6.I, 11.5.6.II, T24: a clearing without a trade post whose ruler's warriors are among the funds. */
function postClearings(g: Visible, seat: Seat): number[] {
  const { funds } = g.own.riverfolk
  return clearings(g).filter((at) => {
    const isFree = postsIn(g, at) === 0 && postsFor(g, at).length > 0 && mayPlace(g, seat, at)
    return isFree && (funds[rulerOf(g, at)] ?? 0) >= RIVERFOLK.spend.tradePost
  })
}

/** 11.5.6.I, 11.5.6.II: what must hold for a trade post in a clearing. */
const postHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] => [
  (at) => (rulerOf(g, at) >= 0 ? null : because('11.5.6.II', 'ruledByNobody')),
  (at) => (postsIn(g, at) === 0 ? null : because('11.5.6.I', 'postThere')),
  (at) => (postsFor(g, at).length > 0 ? null : stocked(g, postOf(suitsOf(g, at)[0]!), '11.5.6.I')),
  placeable(g, seat),
  (at) => {
    const [least, have] = [RIVERFOLK.spend.tradePost, g.own.riverfolk.funds[rulerOf(g, at)] ?? 0]
    return have >= least ? null : because('11.5.6.II', 'tooFewFunds', { least, have })
  },
]

interface Founding extends Own {
  clearing: number
}

/** 11.5.6 Trade post with garrison */
const founding = procedure<Root, Founding>('riverfolk.tradePost', [
  must('11.5.6.I', 'riverfolkTradePost', {
    picks: 'clearing',
    who: (_g, f) => f.seat,
    options: (g, f) => postClearings(g, f.seat),
    inVain: (g, f) => placesInVain(g, postHurdles(g, f.seat)),
    effect: (_g, f, clearing) => {
      f.clearing = clearing
    },
  }),
  run('11.5.6.II', 'spend', (g, f) => {
    const owner = rulerOf(g, f.clearing)
    for (let i = 0; i < RIVERFOLK.spend.tradePost; i++) spendFund(g, owner, '11.5.6.II')
  }),
  must('11.5.6.III', 'riverfolkPost', {
    picks: 'suit',
    who: (_g, f) => f.seat,
    options: (g, f) => postsFor(g, f.clearing).map((suit) => SUIT_NAMES[suit]!),
    when: (g, f) => postsFor(g, f.clearing).length > 1,
    about: (_g, f) => ({ place: f.clearing }),
    effect: (g, f, suit) => {
      found(g, f, SUIT_NAMES.indexOf(suit))
      return 'done'
    },
  }),
  run('11.5.6.III', 'place', (g, f) => found(g, f, postsFor(g, f.clearing)[0]!)),
])

/** 11.5: there must be a fund to commit or spend. */
const funded: Premise<Own> = (g) => (total(g.own.riverfolk.funds) > 0 ? null : because('11.5', 'noFunds'))
/** 11.5.6.III: the post of a suit, its points, and a warrior beside it. */
function found(g: Root, f: Founding, suit: number): void {
  const post = postOf(suit)
  const points = RIVERFOLK.tradePostPoints[post.max - count(g, post, SUPPLY)] ?? 0
  place(g, post, f.clearing, 1, '11.5.6.III')
  place(g, warrior, f.clearing, 1, '11.5.6.III')
  score(g, f.seat, points, '11.5.6.III')
}

/** An action that commits one fund. */
const committing = (
  id: string,
  law: string,
  available: (g: Root, seat: Seat) => boolean,
  closing: Closing<Own>,
  perform: (g: Root, seat: Seat) => void,
): Action<Own> => ({
  id,
  law,
  ...closing,
  available: (g, d) => total(g.own.riverfolk.funds) > 0 && available(g, d.seat),
  perform: (g, d) => {
    callCommit(g, d.seat, law)
    perform(g, d.seat)
  },
})

const ACTIONS: readonly Action<Own>[] = [
  committing(
    'move',
    '11.5.1',
    (g, seat) => canMove(g, seat, ANYWHERE),
    closedMove(funded),
    (g, seat) => callMove(g, seat, '11.5.1'),
  ),
  committing(
    'battle',
    '11.5.2',
    (g, seat) => canPayForBattle(g, seat),
    closedBattle(funded),
    (g, seat) => callBattle(g, seat, '11.5.2'),
  ),
  {
    id: 'craft',
    law: '11.5.3',
    available: (g, d) => canCraft(g, d.seat),
    ...closedCraft('11.5.3', funded),
    perform: (g, d) => callCraft(g, d.seat),
  },
  {
    id: 'export',
    law: '11.5.3.I',
    available: (g, d) => canCraft(g, d.seat),
    ...closedCraft('11.5.3.I', funded),
    perform: (g, d) => call(g, exporting, { seat: d.seat, card: -1, any: 0 }),
  },
  committing(
    'draw',
    '11.5.4',
    () => true,
    closedBy(funded),
    (g, seat) => draw(g, seat, 1, '11.5.4'),
  ),
  {
    id: 'recruit',
    law: '11.5.5',
    available: (g, d) =>
      total(g.own.riverfolk.funds) > 0 && hasRecruit(g, d.seat) && recruitClearings(g, d.seat).length > 0,
    ...closedIn(
      (g, d) => recruitHurdles(g, d.seat),
      (g, d) => funded(g, d) ?? (hasRecruit(g, d.seat) ? null : stocked(g, warrior, '11.5.5')),
    ),
    perform: (g, d) => {
      callSpend(g, d.seat, '11.5.5')
      call(g, recruiting, { seat: d.seat })
    },
  },
  {
    id: 'trade-post',
    law: '11.5.6',
    available: (g, d) => postClearings(g, d.seat).length > 0,
    ...closedIn((g, d) => postHurdles(g, d.seat), funded),
    perform: (g, d) => call(g, founding, { seat: d.seat, clearing: 0 }),
  },
]

/** 11.5 Daylight: the actions in any order and number, as long as there are funds. */
export const daylight = procedure<Root, Own>('riverfolk.daylight', [
  menu('11.5', 'riverfolkDaylight', 'daylight', () => ACTIONS),
])

export const daylightProcedures = [exporting, founding, recruiting] as const
