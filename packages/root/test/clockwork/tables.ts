import { ConfigError, type Random, randomFrom } from '@spinney/kernel'
import { BOTS, botFor, DIFFICULTIES, VAGABOT_IDS } from '../../src/clockwork/facts.ts'
import { DECK_IDS, factionIds, MAP_IDS, type RootConfig, root } from '../../src/index.ts'

const any = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

/** The factions that an automaton may stand for. */
export const BOT_IDS: readonly string[] = [...BOTS.map(({ faction }) => faction), 'vagabond2']

function setupOf(random: Random, faction: string): unknown {
  const traits = Object.keys(botFor(faction)!.traits).filter(() => random.below(3) === 0)
  const difficulty = any(random, DIFFICULTIES)
  // Both Vagabots never have the same card.
  const cards = VAGABOT_IDS.filter((_, i) => i % 2 === (faction === 'vagabond2' ? 1 : 0))
  return faction.startsWith('vagabond') ? { difficulty, traits, character: any(random, cards) } : { difficulty, traits }
}

function attempt(random: Random, seats: number, bots: number): unknown {
  const left = factionIds.filter((id) => id !== 'vagabond2' || random.below(2) === 0)
  const takes = (from: readonly string[]): string => {
    const id = any(random, from)
    left.splice(left.indexOf(id), 1)
    return id
  }
  const clockwork: Record<string, unknown> = {}
  const all: string[] = []
  for (let i = 0; i < bots; i++) {
    const faction = takes(left.filter((id) => BOT_IDS.includes(id)))
    clockwork[faction] = setupOf(random, faction)
    all.push(faction)
  }
  while (all.length < seats) all.splice(random.below(all.length + 1), 0, takes(left))
  return {
    seats: all,
    clockwork,
    map: any(random, MAP_IDS),
    deck: any(random, DECK_IDS),
    suitMarkers: random.below(2) === 0,
    cooperative: random.below(4) === 0,
  }
}

/** A table with one to five automata among players, everything else by chance. */
export function tableNr(nr: number): RootConfig {
  const random = randomFrom(`clockwork ${nr}`)
  const seats = 2 + (nr % 5)
  for (;;) {
    try {
      return root.config(attempt(random, seats, 1 + random.below(Math.min(5, seats - 1))))
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
    }
  }
}
