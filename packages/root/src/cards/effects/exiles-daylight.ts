import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { isEnemyPiece, mayRemove, replacePiece } from '../../actions/removal.ts'
import { mayPlace, suitOf } from '../../board/map.ts'
import { armyAt, factionAt, kindCalled } from '../../core/book.ts'
import type { CardEffect } from '../../core/content.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { partiesOf } from '../../core/parties.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { draw, holdsMatching, matchingCards, spend } from '../hand.ts'
import { otherSeats } from './players.ts'

/** Enemy warriors that can be replaced with one of a seat's own (G.1.21), with a card in hand to pay for it. */
function converts(g: Root, seat: Seat): { clearing: number; kind: string }[] {
  const { warrior: mine } = factionAt(g, seat)
  if (mine === null || count(g, mine, SUPPLY) === 0) return []
  const theirs = Array.from({ length: partiesOf(g) }, (_, party) => armyAt(g, party)?.warrior ?? null)
    .filter((kind) => kind !== null)
    .filter((kind) => isEnemyPiece(g, seat, kind))
  return theirs.flatMap((warrior) =>
    clearingsWith(g, warrior)
      .filter((clearing) => mayRemove(g, seat, warrior, clearing))
      .filter((clearing) => mayPlace(g, seat, clearing) && holdsMatching(g, seat, suitOf(g, clearing)))
      .map((clearing) => ({ clearing, kind: warrior.id })),
  )
}

interface Converting extends Own {
  clearing: number
  kind: string
}

const propaganda = procedure<Root, Converting>('card.propagandaBureau', [
  must('4.1.3', 'propagandaBureau', {
    picks: { clearing: 'clearing', kind: 'piece' },
    who: (_g, p) => p.seat,
    options: (g, p) => converts(g, p.seat),
    effect: (_g, p, { clearing, kind }) => {
      p.clearing = clearing
      p.kind = kind
    },
  }),
  must('4.1.3', 'propagandaBureauCard', {
    picks: 'handCard',
    who: (_g, p) => p.seat,
    options: (g, p) => matchingCards(g, p.seat, suitOf(g, p.clearing)),
    about: (_g, p) => ({ place: p.clearing, kind: p.kind }),
    effect: (g, p, card) => {
      spend(g, p.seat, card, '4.1.3')
      replacePiece(g, kindCalled(g, p.kind), p.clearing, factionAt(g, p.seat).warrior!, p.seat, '4.1.3')
    },
  }),
])

/** Propaganda Bureau: once in Daylight a card turns an enemy warrior in a matching clearing into one of the own. */
export const propagandaBureau: CardEffect = {
  name: 'propaganda-bureau',
  procedures: [propaganda],
  actions: [
    {
      id: 'propaganda-bureau',
      law: '4.1.3',
      phase: 'daylight',
      available: (g, seat) => !isUsed(g, 'propaganda-bureau') && converts(g, seat).length > 0,
      perform: (g, seat) => {
        markUsed(g, 'propaganda-bureau')
        call(g, propaganda, { seat, clearing: 0, kind: '' })
      },
    },
  ],
}

/** Items that lie face up in a seat's box of crafted items. */
const faceUp = (g: Visible, seat: Seat): ItemId[] =>
  ITEM_IDS.filter((_, item) => g.items[seat]![item]! > g.faceDown[seat]![item]!)

/** What an item can be exhausted for. */
function errands(g: Root, seat: Seat): ('move' | 'battle')[] {
  const found: ('move' | 'battle')[] = []
  if (canMove(g, seat, ANYWHERE)) found.push('move')
  if (canPayForBattle(g, seat)) found.push('battle')
  return found
}

const adventure = procedure<Root, Own>('card.leagueOfAdventurousMice', [
  must('4.1.3', 'leagueOfAdventurousMice', {
    picks: { item: 'itemType', errand: 'errand' },
    who: (_g, a) => a.seat,
    options: (g, a) => faceUp(g, a.seat).flatMap((item) => errands(g, a.seat).map((errand) => ({ item, errand }))),
    effect: (g, a, { item, errand }) => {
      g.faceDown[a.seat]![itemIndex(item)]! += 1
      tell('4.1.3', 'boxItemExhausted', () => ({ seat: a.seat, item }))
      if (errand === 'move') callMove(g, a.seat, '4.1.3')
      else callBattle(g, a.seat, '4.1.3')
    },
  }),
])

/** League of Adventurous Mice: once in Daylight a crafted item is exhausted for a move or a battle, and stays so. */
export const leagueOfAdventurousMice: CardEffect = {
  name: 'league-of-adventurous-mice',
  procedures: [adventure],
  actions: [
    {
      id: 'league-of-adventurous-mice',
      law: '4.1.3',
      phase: 'daylight',
      available: (g, seat) =>
        !isUsed(g, 'league-of-adventurous-mice') && faceUp(g, seat).length > 0 && errands(g, seat).length > 0,
      perform: (g, seat) => {
        markUsed(g, 'league-of-adventurous-mice')
        call(g, adventure, { seat })
      },
    },
  ],
}

const charming = procedure<Root, Own>('card.charmOffensive', [
  must('4.1.3', 'charmOffensive', {
    picks: 'seat',
    who: (_g, c) => c.seat,
    options: (g, c) => otherSeats(g, c.seat),
    effect: (g, c, other) => {
      draw(g, c.seat, 1, '4.1.3')
      score(g, other, 1, '4.1.3')
    },
  }),
])

/** Charm Offensive: at the start of Evening a card for its owner, a point for another player. */
export const charmOffensive: CardEffect = {
  name: 'charm-offensive',
  procedures: [charming],
  actions: [
    {
      id: 'charm-offensive',
      law: '4.1.3',
      phase: 'evening',
      at: 'start',
      available: (g) => !isUsed(g, 'charm-offensive'),
      perform: (g, seat) => {
        markUsed(g, 'charm-offensive')
        call(g, charming, { seat })
      },
    },
  ],
}
