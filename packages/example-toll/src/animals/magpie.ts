import { procedure, reveal, type Seat, tell } from '@spinney/kernel'
import { kindsIn, putInto, takeFrom } from '../cards.ts'
import { may } from '../questions.ts'
import { discard, type Toll } from '../state.ts'
import { type Catch, defineAnimal } from './define.ts'

/** Rule 5.4: the magpie snatches. */
const snatch = procedure<Toll, Catch>('magpie', [
  may('5.4', 'snatch', {
    picks: 'handCard',
    who: (_g, { seat }) => seat,
    when: (g, { seat, by }) => by !== seat && g.hands[seat]!.length > 0 && g.hands[by]!.length > 0,
    options: (g, { seat }) => kindsIn(g.hands[seat]!),
    effect: (g, { seat, by }, card) => {
      discard(g, seat, card)
      tell('5.4', 'discarded', () => ({ seat, card }))
      snatchFrom(g, seat, by)
    },
    about: (_g, { by }) => ({ by }),
  }),
])

function snatchFrom(g: Toll, seat: Seat, by: Seat): void {
  const hand = g.hands[by]!
  // Whatever comes of it, the magpie now knows more about that hand than before.
  reveal()
  const [smallest] = hand
  // Hands are sorted with the owls at the end.
  if (smallest === undefined || smallest === 'owl') {
    tell('5.4', 'nothingToSnatch', () => ({ seat, by }))
    return
  }
  takeFrom(hand, smallest)
  putInto(g.hands[seat]!, smallest)
  tell(
    '5.4',
    'snatched',
    () => ({ seat, by, card: 'unseen' }),
    () => ({ to: [seat, by], facts: { card: smallest } }),
  )
}

export const magpie = defineAnimal('magpie', snatch)
