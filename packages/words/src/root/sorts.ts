import { BURROW } from '@spinney/root'
import type { Sort, Sorts } from '../types.ts'

const placeName: Sort = (value, { message, term }) => {
  if (typeof value !== 'number') return message('place.forest', { forest: value })
  return value === BURROW ? term('burrow') : message('place', { number: value })
}

export const sorts: Sorts = {
  /** An item whatever its state: `sword-exhausted` is a sword. */
  item: (value, { term }) => term(String(value).split('-')[0]!),
  /** A faction’s warrior. */
  warrior: (value, { term }) => term(`${value}.warrior`),
  /** Whose pieces or cards are meant. */
  owner: (value, { seat, term }) => (typeof value === 'number' ? seat(value) : term(value)),
  /** A clearing by its number, the Burrow and forests by their names. */
  place: placeName,
  /** Several of them: “clearings 5 and 9”. */
  places: (value, words) => {
    const places = Array.isArray(value) ? value : [value]
    const isPlain = places.length > 1 && places.every((place) => typeof place === 'number' && place !== BURROW)
    if (isPlain) return words.message('places', { numbers: places })
    return words.term(places.map((place) => placeName(place, words)))
  },
  /** Several items, whatever their state. */
  items: (value, { term }) =>
    term((Array.isArray(value) ? value : [value]).map((item) => term(String(item).split('-')[0]!))),
}
