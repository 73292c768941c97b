import type { Toll } from '@spinney/example-toll'
import type { Seat, View } from '@spinney/kernel'
import { field, hidden, lines, NOTHING, row, type Said, type Section, seat, term } from '../position.ts'
import type { GameWords } from '../types.ts'

/** How Toll is worded. */
export const tollWords: GameWords = { describe }

/** The table of Toll: the brook and the bridge, then what everybody has. */
function describe(view: View): readonly Section[] {
  const g = view.state as Toll
  const { deck, discard, brook, crossing, turn } = g
  const bridge = crossing === null ? NOTHING : row([seat(crossing.seat), ...(crossing.scared ? [term('scared')] : [])])
  return [
    {
      title: field('table'),
      rows: lines(
        [field('turn'), seat(turn)],
        [field('deck'), deck.length],
        [field('discard'), cards(discard)],
        [field('brook'), brook],
        [field('crossing'), bridge],
        [field('load'), crossing === null ? NOTHING : crossing.nuts],
      ),
    },
    ...g.animals.map((_, index) => seatSection(g, index)),
  ]
}

function seatSection({ nuts, hands }: Toll, index: Seat): Section {
  return {
    title: seat(index),
    seat: index,
    rows: lines([field('nuts'), nuts[index]!], [field('hands'), cards(hands[index]!)]),
  }
}

/** Cards by name; those the viewer may not see are only counted. */
function cards(list: readonly (string | null)[]): Said {
  const known = list.flatMap((card) => (card === null ? [] : [term(card)]))
  return row(known.length < list.length ? [hidden(list.length)] : known)
}
