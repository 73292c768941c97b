import type { Seat } from '@spinney/kernel'
import {
  board,
  boards,
  cardNamed,
  clearings,
  count,
  kindNamed,
  onMapCount,
  type Root,
  rulerOf,
  SUIT_NAMES,
  SUPPLY,
  strengthOf,
  suitsOf,
} from '@spinney/root'
import type { Features } from '../../brain.ts'
import { craftWorth, worthOfNamed } from '../cards.ts'
import { bestCraft, menuAppeal } from '../common.ts'
import { timeLeft } from '../evaluate.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { isPresent, threatTo, warriorsAt } from '../position.ts'
import { BUYING, buyingWorth, customOf, demandFor, salesOf } from '../services.ts'
import { bestBattle, commonFoothold } from '../war.ts'

const { RIVERFOLK } = boards
const warrior = kindNamed('riverfolk.warrior')!
const POSTS = SUIT_NAMES.slice(0, 3).map((suit) => kindNamed(`riverfolk.trade-post-${suit}`)!)

const total = (box: readonly number[]): number => box.reduce((sum, n) => sum + n, 0)
const postsOnMap = (g: Root): number => POSTS.reduce((sum, post) => sum + onMapCount(g, post), 0)
const hasPost = (g: Root, place: number): boolean => POSTS.some((post) => count(g, post, place) > 0)

/** All that will lie in the Funds box with the next Birdsong, by owner. */
function fundsAhead(g: Root): number[] {
  const { payments, funds, committed, spaces } = g.own.riverfolk
  return funds.map(
    (n, seat) => n + payments[seat]! + committed[seat]! + spaces.reduce((sum, space) => sum + space[seat]!, 0),
  )
}

/** Whether a trade post could still come to a clearing. */
const isSite = (g: Root, place: number): boolean =>
  !hasPost(g, place) && suitsOf(g, place).some((suit) => count(g, POSTS[suit]!, SUPPLY) > 0)

/** Clearings without a trade post by the player who rules them; hirelings that nobody controls may rule, too. */
function sitesBySeat(g: Root): number[] {
  const sites = g.factions.map(() => 0)
  for (const place of clearings(g)) {
    const ruler = rulerOf(g, place)
    if (ruler >= 0 && ruler < sites.length && isSite(g, place)) sites[ruler]!++
  }
  return sites
}

/** Trade posts that funds could pay for where their owners rule. */
function postsWithin(g: Root, funds: readonly number[]): number {
  const sites = sitesBySeat(g)
  let sum = 0
  for (let seat = 0; seat < sites.length; seat++)
    sum += Math.min(sites[seat]!, Math.floor(funds[seat]! / RIVERFOLK.spend.tradePost))
  return sum
}

/** Points of the next turn: dividends of funds that lie idle, and trade posts. */
function pointsAhead(g: Root): number {
  const { funds } = g.own.riverfolk
  const dividends = postsOnMap(g) > 0 ? Math.floor(total(funds) / RIVERFOLK.fundsPerDividend) : 0
  return dividends + RIVERFOLK.tradePostPoints[0] * Math.min(3, postsWithin(g, fundsAhead(g)))
}

/** By how much a seat is stronger in a clearing than the strongest of the others. */
function leadAt(g: Root, seat: Seat, place: number): number {
  let most = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat) most = Math.max(most, strengthOf(g, other, place))
  }
  return strengthOf(g, seat, place) - most
}

/** How good a warrior would be somewhere: to rule where a post can come, to guard one, to be among customers. */
function stationWorth(g: Root, seat: Seat, place: number): number {
  const lead = leadAt(g, seat, place)
  if (hasPost(g, place)) {
    const short = threatTo(g, seat, place) - warriorsAt(g, seat, place)
    return 0.2 * Math.max(-1, Math.min(4, short))
  }
  const rule = isSite(g, place) && lead <= 0 ? 0.9 / (1 - lead) : 0
  const river = board(g).rivers[place]!.length > 0 ? 0.1 : 0
  return rule + river - 0.1 * warriorsAt(g, seat, place)
}

/** What a trade post in a clearing is worth beyond its points: customers there, and how long it will stand. */
function postWorth(g: Root, seat: Seat, place: number): number {
  let customers = 0
  for (let other = 0; other < g.factions.length; other++) if (other !== seat && isPresent(g, other, place)) customers++
  return 0.15 * customers + 0.25 * warriorsAt(g, seat, place) - 0.15 * threatTo(g, seat, place)
}

/** What it costs to part with a fund of some owner: whole pairs found trade posts where that owner rules. */
function fundWorth(g: Root, owner: Seat): number {
  const n = g.own.riverfolk.funds[owner]!
  const wanted = Math.min(sitesBySeat(g)[owner]!, Math.floor(n / 2))
  return wanted > 0 && n % 2 === 0 ? 1 : wanted > 0 ? 0.2 : 0
}

/** Hand cards from which drawing more only feeds the discard pile. */
const HAND = 5

/** What keeping a card is worth to a merchant: to craft it, or to see it bought. */
const stockWorth = (g: Root, seat: Seat, id: string): number =>
  0.6 * worthOfNamed(g, seat, id) + 0.4 * demandFor(g, seat, cardNamed(id)!.index)

/** The Riverfolk Company: sell at a good price, let funds lie for dividends, found posts while there is time. */
export const riverfolk: FactionBrain = {
  id: 'riverfolk',
  pieceWorth: Object.fromEntries(POSTS.map(({ id }) => [id, 3])),
  features: (g, seat): Features => {
    // Who goes for dominance scores no more.
    if (g.dominance[seat]! >= 0) return {}
    const { payments } = g.own.riverfolk
    const ahead = fundsAhead(g)
    const posts = postsOnMap(g)
    return {
      base: 1,
      funds: Math.min(14, total(ahead)),
      soon: (pointsAhead(g) - 3) / timeLeft(g),
      payments: total(payments) > 0 ? 1 : 0,
      firstPost: Math.min(1, posts),
      posts,
      custom: Math.min(3, customOf(g)),
    }
  },
  weights: {
    base: 3.1,
    funds: 0.67,
    soon: 0.4,
    payments: -0.4,
    firstPost: 0.75,
    posts: 0.15,
    custom: 0.4,
  },
  foothold: (g, seat, clearing) => 0.5 * commonFoothold(g, seat, clearing) + stationWorth(g, seat, clearing),
  appeals: {
    riverfolkStart: (g, ask, seat) => ask.options.map((at) => stationWorth(g, seat, at)),
    riverfolkPrice: (g, ask) =>
      ask.options.map((option) => {
        if (option === 'pass') return 0.05
        const { service, price } = option
        const now = g.own.riverfolk.prices[RIVERFOLK.services.indexOf(service)]!
        return 2 * (salesOf(g, { service, price }) - salesOf(g, { service, price: now }))
      }),
    riverfolkDaylight: (g, ask, seat) => {
      const { funds } = g.own.riverfolk
      const hand = g.hands[seat]!.length
      const idle = postsOnMap(g) > 0 && total(funds) % 2 === 0 ? 0.3 : 0
      return menuAppeal(g, ask, seat, {
        'trade-post': () => (postsOnMap(g) === 0 ? 3 : 1.2),
        craft: () => 0.5 + bestCraft(g, seat) - idle,
        export: () => 0.2 + 0.1 * hand - idle,
        draw: () => (hand < HAND ? 1 - 0.15 * hand : -0.5) - idle,
        recruit: () => 0.4 - idle - (count(g, warrior, SUPPLY) === 0 ? 1 : 0),
        move: () => 0.4 - idle,
        battle: () => 1.2 * bestBattle(g, seat) - idle,
        pass: () => 0.45,
      })
    },
    riverfolkTradePost: (g, ask, seat) => ask.options.map((at) => postWorth(g, seat, at)),
    riverfolkPost: (g, ask) => ask.options.map((suit) => 0.1 * count(g, POSTS[SUIT_NAMES.indexOf(suit)]!, SUPPLY)),
    riverfolkRecruit: (g, ask, seat) => ask.options.map((at) => stationWorth(g, seat, at)),
    riverfolkFund: (g, ask) => ask.options.map((id) => -fundWorth(g, g.seatOf[id]!)),
    riverfolkLoseFund: (g, ask) => ask.options.map((id) => -fundWorth(g, g.seatOf[id]!)),
    riverfolkLoseCard: (g, ask, seat) => ask.options.map((id) => -2 * stockWorth(g, seat, id)),
    riverfolkExport: (g, ask, seat) =>
      ask.options.map((id) => -stockWorth(g, seat, id) - 0.5 * craftWorth(g, seat, cardNamed(id)!.index)),
    discard: (g, ask, seat) => ask.options.map((id) => -2 * stockWorth(g, seat, id)),
  },
  othersAppeals: BUYING,
  othersActions: { 'buy-service': buyingWorth },
}
