import { type Listener, procedure, reaction, tell } from '@spinney/kernel'
import { mayPlace, suitOf } from '../../board/map.ts'
import { handCards, matchingCards, spend } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import type { Modifiers, Removal } from '../../core/hooks.ts'
import { commanderOf } from '../../core/parties.ts'
import { bringBack, clearingsWith, count, justRemoved } from '../../core/pieces.ts'
import { GONE, ON_CARD, SUPPLY } from '../../core/places.ts'
import { may } from '../../core/questions.ts'
import type { Root, Visible } from '../../core/state.ts'
import { keep, warrior } from './pieces.ts'

/** The clearing of the keep, 0 when it is gone. */
export const keepClearing = (g: Visible): number => clearingsWith(g, keep)[0] ?? 0

/** 6.2.2 The keep: only the Marquise can place pieces in its clearing. */
export const keepForbidsPlacing: Modifiers['mayPlace'] = (may, g, party, at) =>
  may && (g.seatOf.marquise === undefined || count(g, keep, at) === 0 || commanderOf(g, party) === g.seatOf.marquise)

interface Healing {
  place: number
  warriors: number
  /** Where they lie: replaced ones always go to the supply (G.1.21). */
  replaced: boolean
}

/** 6.2.3: one card saves all warriors lost together, or in older editions one each. */
const saved = (g: Visible, h: Healing): number =>
  Math.min(edition(g).fieldHospitalUnit === 'perRemoval' ? h.warriors : 1, justRemoved(g, warrior))

/** 6.2.3, T88: whether warriors can be brought to the keep: it stands, and nothing keeps the Marquise from placing there. */
const isOpen = (g: Visible): boolean => keepClearing(g) > 0 && mayPlace(g, g.seatOf.marquise!, keepClearing(g))

/** 6.2.3 Field hospitals */
export const fieldHospitals = procedure<Root, Healing>('marquise.fieldHospitals', [
  may('6.2.3', 'fieldHospitals', {
    picks: 'handCard',
    who: (g) => g.seatOf.marquise!,
    when: (g, h) => h.warriors > 0 && isOpen(g) && g.hands[g.seatOf.marquise!]!.length > 0,
    options: (g, h) => {
      const seat = g.seatOf.marquise!
      const any = edition(g).fieldHospitalCard === 'any'
      return any ? handCards(g, seat) : matchingCards(g, seat, suitOf(g, h.place))
    },
    about: (_g, h) => ({ place: h.place, warriors: h.warriors }),
    effect: (g, h, card) => {
      const [seat, warriors, to] = [g.seatOf.marquise!, saved(g, h), keepClearing(g)]
      spend(g, seat, card, '6.2.3')
      bringBack(g, warrior, to, warriors, h.replaced ? SUPPLY : ON_CARD)
      tell('6.2.3', 'healed', () => ({ seat, warriors, from: h.place, place: to }))
      h.warriors -= warriors
      return h.warriors > 0 ? 'again' : 'next'
    },
  }),
])

/** 6.2.3: whenever warriors were removed, if there is a keep to bring them to (T88). */
export const healWarriors: Listener<Root, Removal> = (g, removal) => {
  if (removal.owner !== g.seatOf.marquise) return null
  const warriors = removal.losses.reduce((sum, loss) => sum + (loss.kind === warrior.index ? loss.count : 0), 0)
  if (warriors === 0 || !isOpen(g)) return null
  const replaced = removal.losses.some((loss) => loss.replaced === true)
  return reaction(fieldHospitals, { place: removal.place, warriors, replaced })
}

/** 6.2.2: a removed keep never returns. */
export const keepIsGoneForGood: Modifiers['returnsTo'] = (to, _g, loss) => (loss.kind === keep.index ? GONE : to)
