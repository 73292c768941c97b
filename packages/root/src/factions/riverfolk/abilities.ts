import { type Listener, procedure, reaction, run, tell } from '@spinney/kernel'
import { board, together } from '../../board/map.ts'
import { handCards, spend } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import type { Crafting } from '../../core/content.ts'
import type { Modifiers, Removal } from '../../core/hooks.ts'
import { GONE } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import type { Root, Visible } from '../../core/state.ts'
import { callCraftWithFund, fundOwners, returnFunds } from './boxes.ts'
import { hasBoats } from './services.ts'
import { emptySpaces, isPost, riverfolkSeat, total } from './state.ts'

/** 11.2.1, 11.5.3: crafting with funds on empty trade post spaces, which have suits. */
export const craftingWithFunds: Crafting = {
  power: (g) => [emptySpaces(g, 0), emptySpaces(g, 1), emptySpaces(g, 2)],
  limit: (g) => total(g.own.riverfolk.funds),
  activate: callCraftWithFund,
}

/** 11.2.2 Swimmers, 11.2.7.II Riverboats: rivers are paths for the Riverfolk and for who has bought boats. */
export const riversArePaths: Modifiers['paths'] = (to, g, seat, from) =>
  g.seatOf.riverfolk !== undefined && (seat === g.seatOf.riverfolk || hasBoats(g, seat))
    ? together(to, board(g).rivers[from] ?? [])
    : to

/** 11.2.2 Swimmers: along a river the Riverfolk need no rule. */
export const swimmersNeedNoRule: Modifiers['moveNeedsRule'] = (needs, g, seat, from, to) =>
  needs && !(seat === g.seatOf.riverfolk && (board(g).rivers[from]?.includes(to) ?? false))

/** 11.2.5.I: a removed trade post is out of the game; in the draft it goes back to its track. */
export const removedPostsAreGone: Modifiers['returnsTo'] = (to, g, loss) =>
  isPost(loss.kind) && edition(g).removedTradePostGoesTo === 'box' ? GONE : to

interface Disruption {
  /** Trade posts whose loss still has to be paid for. */
  posts: number
  /** Funds, or cards in the draft, still to be given up for the last of them. */
  due: number
}

/** 11.2.5.I: what a lost trade post costs: half of the funds, in the draft half of the hand. */
const losesCards = (g: Visible): boolean => edition(g).tradeDisruptionLoses === 'halfHand'

/** What there is to lose. */
const stakes = (g: Visible): number =>
  losesCards(g) ? g.hands[riverfolkSeat(g)]!.length : total(g.own.riverfolk.funds)

/** 11.2.5.I Trade disruption: half of the funds, rounded up, for each post; the Riverfolk choose whose. */
export const disruption = procedure<Root, Disruption>('riverfolk.disruption', [
  run('11.2.5.I', 'half', (g, d) => {
    if (d.posts === 0) return 'done'
    d.posts -= 1
    d.due = Math.ceil(stakes(g) / 2)
    return 'next'
  }),
  must('11.2.5.I', 'riverfolkLoseFund', {
    picks: 'fund',
    who: (g) => riverfolkSeat(g),
    when: (g, d) => d.due > 0 && !losesCards(g) && fundOwners(g).length > 1 && d.due < stakes(g),
    options: (g) => fundOwners(g),
    about: (_g, d) => ({ left: d.due }),
    effect: (g, d, faction) => {
      loseFunds(g, g.seatOf[faction]!, 1)
      d.due -= 1
      return 'again'
    },
  }),
  must('11.2.5.I', 'riverfolkLoseCard', {
    picks: 'handCard',
    who: (g) => riverfolkSeat(g),
    when: (g, d) => d.due > 0 && losesCards(g),
    options: (g) => handCards(g, riverfolkSeat(g)),
    about: (_g, d) => ({ left: d.due }),
    effect: (g, d, card) => {
      spend(g, riverfolkSeat(g), card, '11.2.5.I')
      d.due -= 1
      return 'again'
    },
  }),
  run('11.2.5.I', 'rest', (g, d) => {
    for (const faction of fundOwners(g)) {
      const owner = g.seatOf[faction]!
      const lost = Math.min(d.due, g.own.riverfolk.funds[owner]!)
      if (lost > 0) loseFunds(g, owner, lost)
      d.due -= lost
    }
    if (d.posts > 0) g.flow.push({ proc: disruption.name, at: 'half', local: { posts: d.posts, due: 0 } })
  }),
])

function loseFunds(g: Root, owner: number, warriors: number): void {
  returnFunds(g, owner, warriors)
  tell('11.2.5.I', 'fundsLost', () => ({ seat: riverfolkSeat(g), owner, warriors }))
}

/** 11.2.5.I: whenever trade posts are removed, if there is anything to lose. */
export const tradeIsDisrupted: Listener<Root, Removal> = (g, { owner, losses }) => {
  if (owner !== riverfolkSeat(g)) return null
  const posts = losses.reduce((sum, loss) => sum + (isPost(loss.kind) ? loss.count : 0), 0)
  return posts > 0 && stakes(g) > 0 ? reaction(disruption, { posts, due: 0 }) : null
}
