import type { Json } from '@spinney/kernel'
import { quoted } from '@spinney/kernel/scenario'
import { clearings } from '../core/book.ts'
import { cardsFromDeck, cardWord, oneAt, type Refuse, recordAt, seatAt, wordAt } from '../core/reading.ts'
import type { Root } from '../core/state.ts'
import { LANDMARK_IDS, LANDMARKS_AT_MOST, MARKET_CARDS } from '../facts/landmarks.ts'
import { standLandmark } from '../turn/extras.ts'

const MARKET = 'black-market'

/**
 * `landmarks` of a position: by name the clearing of each; of the Black Market also its cards. A map's own landmark is
 * left out, as A.5 says, unless it is named.
 */
export function putLandmarks(g: Root, value: unknown, refuse: Refuse): void {
  const given = Object.entries(recordAt(value, 'landmarks', LANDMARK_IDS, refuse))
  if (given.length === 0 || given.length > LANDMARKS_AT_MOST)
    refuse('landmarks', `one or two landmarks are used (A.5.1), not ${given.length}`)
  g.landmarks = {}
  for (const [id, spec] of given) {
    const path = `landmarks.${quoted(id)}`
    const fields = recordAt(typeof spec === 'number' ? { clearing: spec } : spec, path, fieldsOf(id), refuse)
    const clearing = oneAt(fields.clearing, clearings(g), 'a clearing', path, refuse)
    if (Object.values(g.landmarks).includes(clearing)) refuse(path, 'a landmark stands there already')
    if (id === MARKET) {
      const cards = cardsFromDeck(g, fields.cards ?? [], `${path}.cards`, refuse)
      if (cards.length !== MARKET_CARDS) refuse(`${path}.cards`, 'three cards lie at the Black Market: name them')
      standLandmark(g, id, clearing)
      const by = fields.by === undefined ? -1 : seatAt(g, wordAt(fields.by, `${path}.by`, refuse), `${path}.by`, refuse)
      g.own[MARKET] = { cards: cards.map((card) => [card]), by: [by, -1, -1] }
    } else standLandmark(g, id, clearing)
  }
}

const fieldsOf = (id: string): string[] => (id === MARKET ? ['clearing', 'cards', 'by'] : ['clearing'])

/** The landmarks in words, and the cards of the market as far as the one who looks may know them. */
export function landmarkFacts(g: Root): Record<string, Json> {
  const landmarks = { ...g.landmarks }
  return MARKET in landmarks
    ? { landmarks, market: g.own[MARKET].cards.map(([card]) => cardWord(card ?? null)) }
    : { landmarks }
}
