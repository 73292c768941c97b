import { quoted } from '@spinney/kernel/scenario'
import { hasCrafted } from '../cards/deck.ts'
import { markUsed } from '../core/once.ts'
import { listAt, type Refuse, wordAt } from '../core/reading.ts'
import type { FactionId, Root } from '../core/state.ts'
import { SERVICES } from '../factions/riverfolk/state.ts'
import { hirelings } from '../hirelings/index.ts'

/** Crafted cards whose effect may be used once in a turn. */
const CARDS: readonly string[] = [
  'stand-and-deliver',
  'tax-collector',
  'command-warren',
  'better-burrow-bank',
  'cobbler',
  'codebreakers',
  'propaganda-bureau',
  'league-of-adventurous-mice',
  'charm-offensive',
  'swap-meet',
]

/** E.2.4: what hirelings do once in the Daylight of their controller. */
const BY_HIRELINGS = hirelings.flatMap(({ id, actions = [] }) =>
  actions
    .filter(({ law }) => law === 'E.2.4')
    .map((action) => [action.id, (g: Root) => g.bands[id] === g.active] as const),
)

/** What else is noted in a turn, and whether it can have been done at this table by the one whose turn it is. */
const DEEDS: { readonly [word: string]: (g: Root) => boolean } = {
  ferry: (g) => g.landmarks.ferry !== undefined,
  'black-market': (g) => g.landmarks['black-market'] !== undefined,
  'open-path': (g) => g.map === 'mountain',
  'marquise.recruit': (g) => isTurnOf(g, 'marquise'),
  'vagabond.improvise': (g) => isTurnOf(g, 'vagabond') || isTurnOf(g, 'vagabond2'),
  'corvid.plotted': (g) => isTurnOf(g, 'corvid'),
  'corvid.hasDrawn': (g) => g.seatOf.corvid !== undefined && !isTurnOf(g, 'corvid'),
  ...Object.fromEntries(SERVICES.map((service) => [`riverfolk.${service}`, sells])),
  ...Object.fromEntries(BY_HIRELINGS),
}

function sells(g: Root): boolean {
  return g.seatOf.riverfolk !== undefined && !isTurnOf(g, 'riverfolk')
}

const isTurnOf = (g: Root, faction: FactionId): boolean => g.factions[g.active] === faction

/** `used` of a scenario file: what the player whose turn it is has done this turn and may not do again. */
export function putUsed(g: Root, value: unknown, refuse: Refuse): void {
  listAt(value, 'used', refuse).forEach((item, i) => {
    const word = wordAt(item, `used[${i}]`, refuse)
    if (!isKnown(word)) {
      const known = [...CARDS, ...Object.keys(DEEDS)].join(', ')
      refuse(`used[${i}]`, `“${quoted(word)}” is nothing that is used in a turn; there are ${known}`)
    }
    if (!isPossible(g, word)) refuse(`used[${i}]`, `${g.factions[g.active]} cannot have used ${word} this turn`)
    markUsed(g, word)
  })
}

const isKnown = (word: string): boolean => CARDS.includes(word) || Object.hasOwn(DEEDS, word)

const isPossible = (g: Root, word: string): boolean =>
  CARDS.includes(word) ? hasCrafted(g, g.active, word) : DEEDS[word]!(g)
