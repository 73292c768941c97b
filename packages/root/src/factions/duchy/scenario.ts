import type { Json } from '@spinney/kernel'
import { cardAt } from '../../cards/deck.ts'
import { count, shift } from '../../core/pieces.ts'
import { BURROW, SUPPLY } from '../../core/places.ts'
import { cardsFromDeck, listAt, numberAt, oneAt, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root, Visible } from '../../core/state.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { MINISTERS, type Minister, RANKS, type Rank, rankNumber, warrior } from './state.ts'

/** All crowns of each rank but for those on ministers. */
export const crownsBeside = (swayed: readonly Minister[]): number[] =>
  RANKS.map((rank, i) => DUCHY.ranks[rank].crowns - swayed.filter((minister) => rankNumber(minister) === i).length)

/**
 * `own.duchy` of a scenario file: `{ swayed: [ministers], crowns: { lord: 1 }, burrow: 3, revealed: [cards] }`; crowns
 * that are not named are all there but for those on swayed ministers, `burrow` counts the warriors in the Burrow.
 */
export function duchyGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const given = recordAt(spec, '', ['swayed', 'crowns', 'burrow', 'revealed'], refuse)
  const named = listAt(given.swayed ?? [], '.swayed', refuse).map((word, i) => ministerAt(word, i, refuse))
  const twice = named.findIndex((minister, i) => named.indexOf(minister) !== i)
  if (twice >= 0) refuse(`.swayed[${twice}]`, `${named[twice]} stands here twice`)
  const swayed = MINISTERS.filter((minister) => named.includes(minister))
  const crowns = crownsBeside(swayed)
  for (const [rank, number] of Object.entries(recordAt(given.crowns ?? {}, '.crowns', RANKS, refuse))) {
    crowns[RANKS.indexOf(rank as Rank)] = numberAt(number, `.crowns.${rank}`, refuse)
  }
  g.own.duchy.swayed = swayed
  g.own.duchy.crowns = crowns
  g.own.duchy.revealed.push(...cardsFromDeck(g, given.revealed ?? [], '.revealed', refuse))
  const warriors = numberAt(given.burrow ?? 0, '.burrow', refuse)
  if (warriors > count(g, warrior, SUPPLY)) refuse('.burrow', `there are not ${warriors} warriors left`)
  shift(g, warrior, SUPPLY, BURROW, warriors)
}

function ministerAt(value: unknown, i: number, refuse: Refuse): Minister {
  return oneAt(value, MINISTERS, 'a minister', `.swayed[${i}]`, refuse)
}

/** The Duchy's board in words. */
export function duchyFacts(g: Visible): Json {
  const { swayed, crowns, revealed } = g.own.duchy
  return {
    swayed: [...swayed],
    crowns: Object.fromEntries(RANKS.map((rank, i) => [rank, crowns[i]!])),
    revealed: revealed.map((card) => cardAt(card).id),
    burrow: count(g, warrior, BURROW),
  }
}
