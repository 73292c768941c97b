import { ConfigError, frameOf, type Seat, settle } from '@spinney/kernel'
import { numberedSeat, quoted } from '@spinney/kernel/scenario'
import { toHand } from '../cards/hand.ts'
import { decidersOf, type RootConfig, undealtOf } from '../config.ts'
import { clearings, factionNamed, isAutomaton } from '../core/book.ts'
import { cardsFromDeck, listAt, oneAt, type Refuse, recordAt, seatNamed, shown, wordAt } from '../core/reading.ts'
import type { FactionId, Root, Visible } from '../core/state.ts'
import { ADVANCED_HAND } from '../facts/advanced.ts'
import { factionIds, root } from '../root.ts'
import { advancedSetup } from '../turn/advanced.ts'
import { nextCards, type Pool, poolSize } from '../turn/advanced-pool.ts'
import { extrasOf } from '../turn/extras.ts'
import { layRuins, OPENING_HAND, standardSetup } from '../turn/setup.ts'
import { nameOf } from './facts.ts'
import { putSuits } from './parts.ts'

type Given = Readonly<Record<string, unknown>>

/** Fields that say which table it is, as a configuration has them. */
export const TABLE_FIELDS = ['seats', 'map', 'deck', 'preset', 'clockwork', 'cooperative'] as const
const SETUP_FIELDS = [
  ...TABLE_FIELDS,
  'setup',
  'players',
  'pool',
  'suitMarkers',
  'hirelings',
  'landmarks',
  'insurgents',
  'first',
  'suits',
  'hands',
  'draft',
]
/** Those of them that a configuration has; the others describe what has been dealt. */
const CONFIG_FIELDS = SETUP_FIELDS.filter((field) => !['first', 'suits', 'hands', 'draft'].includes(field))

/** The configuration of the table that `given` describes; words are checked first, so that messages can quote them. */
export function configOf(given: Given, refuse: Refuse): RootConfig {
  for (const field of ['map', 'deck', 'preset', 'setup']) {
    if (given[field] !== undefined) wordAt(given[field], field, refuse)
  }
  for (const field of ['seats', 'pool']) {
    listAt(given[field] ?? [], field, refuse).forEach((id, i) => {
      const isAutomaton = field === 'seats' && typeof id === 'string' && id.startsWith('clockwork:')
      if (!isAutomaton && !factionIds.some((known) => known === id))
        refuse(`${field}[${i}]`, `there is no faction “${shown(id)}”`)
    })
  }
  const fields = CONFIG_FIELDS.filter((key) => given[key] !== undefined)
  try {
    return root.config(Object.fromEntries(fields.map((key) => [key, given[key]])))
  } catch (error) {
    if (error instanceof ConfigError) return refuse(fieldOf(error, given), error.message)
    throw error
  }
}

/** The setting that a refused configuration is about; its message begins with the name. */
const fieldOf = ({ message }: ConfigError, given: Given): string =>
  ['map', 'deck', 'preset', 'setup', 'players', 'suitMarkers', 'cooperative'].find((field) =>
    message.startsWith(`“${field}”`),
  ) ??
  ['landmark', 'hireling'].filter((word) => message.includes(word)).map((word) => `${word}s`)[0] ??
  (/pool|be drafted/.test(message) ? 'pool' : isAboutAutomata(message, given) ? 'clockwork' : 'seats')

/** Whether a message is about what stands under `clockwork`; automata may be written into the seats instead. */
const isAboutAutomata = (message: string, given: Given): boolean =>
  given.clockwork !== undefined && /clockwork|Vagabot|trait/.test(message)

/** A table before its first turn: at the beginning of the setup (5.1, A), or once the hands are dealt. */
export function setupTable(spec: Given, refuse: Refuse): Root {
  const given = recordAt(spec, '', SETUP_FIELDS, refuse)
  const config = configOf(given, refuse)
  const g = root.setup(config)
  const first = given.first === undefined ? -1 : seatCalled(g, given.first, 'first', refuse)
  if (given.suits !== undefined) layMarkers(g, given.suits, refuse)
  const local = { first, clearing: needsMarkers(g, config, given) ? 1 : 0, markers: [4, 4, 4], ...extrasOf(config) }
  if (config.setup === 'advanced') {
    const pool: Pool = { undealt: undealtOf(config), dealt: [], beside: [], taken: [] }
    if (given.draft !== undefined) dealPool(g, pool, decidersOf(config), given, refuse)
    const dealt = dealHands(g, given, first, ADVANCED_HAND.drawn, refuse)
    if (dealt) layRuins(g)
    g.flow = [{ ...frameOf(advancedSetup, { ...local, pool }), ...(dealt ? { at: 'automata' } : {}) }]
  } else {
    if (given.draft !== undefined) refuse('draft', 'factions are drafted in the advanced setup only')
    const dealt = dealHands(g, given, first, OPENING_HAND, refuse)
    if (dealt) layRuins(g)
    g.flow = [{ ...frameOf(standardSetup, local), ...(dealt ? { at: 'factions' } : {}) }]
  }
  settle(root, g)
  return g
}

/** Whether suit markers are still to be placed (A.1). */
function needsMarkers(g: Root, { suitMarkers }: RootConfig, given: Given): boolean {
  return given.suits === undefined && (suitMarkers || clearings(g).some((clearing) => g.suits[clearing]! < 0))
}

function layMarkers(g: Root, suits: unknown, refuse: Refuse): void {
  putSuits(g, suits, refuse)
  const bare = clearings(g).filter((clearing) => g.suits[clearing]! < 0)
  if (bare.length > 0) refuse('suits', `clearing ${bare.join(', ')} has no suit`)
}

/** 5.1.3, A.7: the hands, where the scenario begins after they are dealt. Everything before that must be known too. */
function dealHands(g: Root, given: Given, first: Seat, cards: number, refuse: Refuse): boolean {
  if (given.hands === undefined) return false
  for (const field of ['landmarks', 'hirelings']) {
    if (given[field] !== undefined) refuse(field, 'they are dealt before the hands (A.5, A.6): leave the hands out')
  }
  if (first < 0) refuse('first', 'hands are dealt when the first player is known: name the first player')
  if (clearings(g).some((clearing) => g.suits[clearing]! < 0)) refuse('suits', 'suits come before hands: name them')
  for (const [name, words] of Object.entries(recordAt(given.hands, 'hands', null, refuse))) {
    const path = `hands.${quoted(name)}`
    const seat = seatCalled(g, name, path, refuse)
    if (isAutomaton(g, seat)) refuse(path, 'an automaton has no hand (A.3)')
    for (const card of cardsFromDeck(g, words, path, refuse)) toHand(g, seat, card)
  }
  const odd = g.hands.findIndex((hand, seat) => !isAutomaton(g, seat) && hand.length !== cards)
  if (odd >= 0) refuse('hands', `everybody is dealt ${cards} cards, ${nameOf(g, odd)} has ${g.hands[odd]!.length}`)
  return true
}

function seatCalled(g: Root, value: unknown, path: string, refuse: Refuse): Seat {
  const name = typeof value === 'number' ? String(value) : wordAt(value, path, refuse)
  const seat = seatNamed(g, name) ?? numberedSeat(name)
  if (seat === undefined || seat >= g.factions.length) return refuse(path, `${quoted(name)} is not at the table`)
  return seat
}

/** A.8.1: the pool of setup cards as far as it is dealt, and the characters beside them. */
function dealPool(g: Root, pool: Pool, players: number, given: Given, refuse: Refuse): void {
  if (given.hands === undefined) refuse('draft', 'the pool is dealt after the hands (A.7): name the hands')
  const { dealt, characters = {} } = recordAt(given.draft, 'draft', ['dealt', 'characters'], refuse)
  listAt(dealt, 'draft.dealt', refuse).forEach((word, i) => {
    const at = `draft.dealt[${i}]`
    if (i === poolSize(players)) refuse(at, `the pool has ${i} cards (A.8.1)`)
    pool.dealt.push(oneAt(word, nextCards(pool), 'the next card of the pool', at, refuse))
    pool.beside.push('')
    pool.undealt = pool.undealt.filter((card) => card !== word)
  })
  for (const [card, word] of Object.entries(recordAt(characters, 'draft.characters', pool.dealt, refuse))) {
    pool.beside[pool.dealt.indexOf(card)] = characterFor(g, pool, card, word, `draft.characters.${card}`, refuse)
  }
}

/** A.8.1.III: nothing lies beside two cards. */
function characterFor(g: Visible, pool: Pool, card: FactionId, word: unknown, path: string, refuse: Refuse): string {
  const known = factionNamed(g, card)?.besideSetupCard ?? refuse(path, `nothing lies beside the card of ${card}`)
  const free = known.filter((character) => !pool.beside.includes(character))
  return oneAt(word, free, 'a character', path, refuse)
}
