import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { settleLosses, takeOff } from '../../actions/removal.ts'
import { mayPlace } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { bringBack, clearingsWith, count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import { because, type Reason } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { itemIndex } from '../../facts/items.ts'
import { placeAtEach } from '../marquise/one-each.ts'
import { isHoarded, prowessValue } from './hoard.ts'
import { callRaze } from './raze.ts'
import { MOODS, type Mood, mob, stronghold, warlord, warlordClearing, warrior } from './state.ts'

/** 14.4.2: warriors join the warlord, as many as the Prowess value. */
function recruitForWarlord(g: Root, seat: Seat): void {
  const clearing = warlordClearing(g)
  if (clearing > 0 && mayPlace(g, seat, clearing)) place(g, warrior, clearing, prowessValue(g), '14.4.2')
}

/** 14.4.2: then one warrior comes to each stronghold. */
export const recruiting = placeAtEach('hundreds.recruiting', '14.4.2', 'hundredsRecruit', warrior, stronghold)

/** 14.4.3: where the warlord comes from among the warriors; where there are none, anywhere. */
function anointClearings(g: Visible, seat: Seat): number[] {
  const allowed = clearings(g).filter((clearing) => mayPlace(g, seat, clearing))
  const manned = allowed.filter((clearing) => count(g, warrior, clearing) > 0)
  return manned.length > 0 ? manned : allowed
}

/** 14.4.3: a warrior is replaced with the warlord; he comes back from wherever he lay when he fell. */
function anoint(g: Root, seat: Seat, clearing: number): void {
  if (count(g, warrior, clearing) > 0) {
    takeOff(g, warrior, clearing, 1, seat, null, true)
    settleLosses(g, '14.4.3', null)
  }
  bringBack(g, warlord, clearing, 1)
  tell('14.4.3', 'placed', () => ({ seat, kind: warlord.id, place: clearing, count: 1 }))
}

/** 14.4.4: whether the item of a mood lies in the Hoard. */
function isBarred(g: Visible, mood: Mood): boolean {
  const item = HUNDREDS.moods[mood].barredBy
  return item !== null && isHoarded(g, itemIndex(item))
}

/** 14.4.4: the moods to choose from: another one whose item is not in the Hoard. */
const moodOptions = (g: Visible): Mood[] => MOODS.filter((mood) => mood !== g.own.hundreds.mood && !isBarred(g, mood))

/** 14.4.4: why a mood cannot be chosen. */
const whyNotMood = (g: Visible, mood: Mood): Reason =>
  mood === g.own.hundreds.mood
    ? because('14.4.4', 'sameMood')
    : because('14.4.4', 'itemHoarded', { item: HUNDREDS.moods[mood].barredBy })

/** 14.4 Birdsong: raze, recruit, anoint, choose a mood. */
export const birdsong = procedure<Root, Own>('hundreds.birdsong', [
  run('14.4.1', 'raze', (g, b) => {
    if (clearingsWith(g, mob).length > 0) callRaze(g, b.seat)
  }),
  run('14.4.2', 'recruit', (g, b) => {
    recruitForWarlord(g, b.seat)
    call(g, recruiting, { seat: b.seat })
  }),
  must('14.4.3', 'hundredsAnoint', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g) => warlordClearing(g) === 0,
    options: (g, b) => anointClearings(g, b.seat),
    effect: (g, b, clearing) => anoint(g, b.seat, clearing),
  }),
  must('14.4.4', 'hundredsMood', {
    picks: 'mood',
    who: (_g, b) => b.seat,
    options: (g) => moodOptions(g),
    blocked: (g) =>
      MOODS.filter((mood) => !moodOptions(g).includes(mood)).map((mood) => ({ pick: mood, ...whyNotMood(g, mood) })),
    cite: (_g, _b, mood) => HUNDREDS.moods[mood].law,
    effect: (g, b, mood) => {
      g.own.hundreds.mood = mood
      tell('14.4.4', 'mood', () => ({ seat: b.seat, mood }))
    },
  }),
])
