import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { factionAt } from '../../core/book.ts'
import { count, shift } from '../../core/pieces.ts'
import { IN_TRADE, SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import type { FactionId, Own, Root, Visible } from '../../core/state.ts'
import { riverfolkSeat, total, warrior } from './state.ts'

/** Warriors of a seat go from its supply to the Payments box, as many as there are (1.5.4). */
export function payIn(g: Root, owner: Seat, number: number, law: string): void {
  const kind = factionAt(g, owner).warrior!
  const paid = Math.min(number, count(g, kind, SUPPLY))
  if (paid === 0) return
  shift(g, kind, SUPPLY, IN_TRADE, paid)
  g.own.riverfolk.payments[owner]! += paid
  tell(law, 'paymentMade', () => ({ seat: riverfolkSeat(g), owner, warriors: paid }))
}

/** 11.5: a fund is spent: the warrior goes back to the supply of its owner. */
export function spendFund(g: Root, owner: Seat, law: string): void {
  returnFunds(g, owner, 1)
  tell(law, 'fundSpent', () => ({ seat: riverfolkSeat(g), owner }))
}

/** Funds leave the board for the supply of their owner. */
export function returnFunds(g: Root, owner: Seat, number: number): void {
  g.own.riverfolk.funds[owner]! -= number
  shift(g, factionAt(g, owner).warrior!, IN_TRADE, SUPPLY, number)
}

/** 11.5: a fund is committed: it goes to a box from which it comes back with the next Birdsong. */
function commitFund(g: Root, owner: Seat, box: number[], law: string): void {
  g.own.riverfolk.funds[owner]! -= 1
  box[owner]! += 1
  tell(law, 'fundCommitted', () => ({ seat: riverfolkSeat(g), owner }))
}

/** 11.4.3 Gather funds: every warrior on the board goes to the Funds box. */
export function gather(g: Root): void {
  const { payments, funds, committed, spaces } = g.own.riverfolk
  for (const box of [payments, committed, ...spaces]) {
    box.forEach((warriors, owner) => {
      funds[owner]! += warriors
    })
    box.fill(0)
  }
  tell('11.4.3', 'fundsGathered', () => ({ seat: riverfolkSeat(g), funds: total(funds) }))
}

interface Paying extends Own {
  /** What becomes of the fund: committed, committed to a trade post space, or spent. */
  use: 'commit' | 'craft' | 'spend'
  /** The suit of the space. */
  suit: number
  law: string
}

/** Whose warriors are among the funds. */
export const fundOwners = (g: Visible): FactionId[] => g.factions.filter((_, seat) => g.own.riverfolk.funds[seat]! > 0)

/** 11.5: whose fund can be used; who recruits with an empty supply needs an own warrior back (11.5.5). */
function payable(g: Visible, p: Paying): FactionId[] {
  const needsOwn = p.use === 'spend' && count(g, warrior, SUPPLY) === 0
  return fundOwners(g).filter((faction) => !needsOwn || g.seatOf[faction] === p.seat)
}

/** 11.5: one fund is committed or spent; with warriors of several owners the Riverfolk choose. */
export const paying = procedure<Root, Paying>('riverfolk.pay', [
  must('11.5', 'riverfolkFund', {
    picks: 'fund',
    who: (_g, p) => p.seat,
    when: (g, p) => payable(g, p).length > 1,
    options: (g, p) => payable(g, p),
    cite: (_g, p) => p.law,
    about: (_g, p) => ({ use: p.use }),
    effect: (g, p, faction) => {
      useFund(g, p, g.seatOf[faction]!)
      return 'done'
    },
  }),
  run('11.5', 'only', (g, p) => useFund(g, p, g.seatOf[payable(g, p)[0]!]!)),
])

function useFund(g: Root, p: Paying, owner: Seat): void {
  const { committed, spaces } = g.own.riverfolk
  if (p.use === 'spend') spendFund(g, owner, p.law)
  else commitFund(g, owner, p.use === 'craft' ? spaces[p.suit]! : committed, p.law)
}

/** Lets the Riverfolk commit a fund. */
export const callCommit = (g: Root, seat: Seat, law: string): void =>
  call(g, paying, { seat, use: 'commit', suit: -1, law })

/** Lets the Riverfolk commit a fund to a trade post space of a suit. */
export const callCraftWithFund = (g: Root, seat: Seat, suit: number): void =>
  call(g, paying, { seat, use: 'craft', suit, law: '11.5.3' })

/** Lets the Riverfolk spend a fund. */
export const callSpend = (g: Root, seat: Seat, law: string): void =>
  call(g, paying, { seat, use: 'spend', suit: -1, law })
