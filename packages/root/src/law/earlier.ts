import type { EarlierRules } from '@spinney/kernel'
import type { RootConfig } from '../config.ts'
import type { Root } from '../core/state.ts'

type Plays = (...factions: string[]) => boolean

const playing =
  ({ setup, seats }: RootConfig): Plays =>
  (...factions) =>
    setup === 'advanced' || factions.every((faction) => seats.includes(faction))

/**
 * Version 2 mended a dozen rules (docs/rulings.md, CHANGELOG.md). Nobody can play by the old ones any more, so a table of
 * version 1 goes on only where none of them can come up; all others stay readable.
 */
function meetsMendedRules(config: RootConfig): boolean {
  const { map, deck, preset } = config
  const plays = playing(config)
  return (
    plays('keepers') || // 15.2.5, 15.5.2.II
    plays('eyrie') || // 7.8.2
    plays('vagabond', 'vagabond2') || // 9.2.8
    (plays('vagabond') && preset === 'english') || // 4.3, 13.7.3
    (plays('vagabond', 'alliance') && preset !== 'current') || // 8.2.6
    (plays('vagabond') && map === 'lake') || // C.2.5
    (deck === 'exiles' && (plays('marquise') || plays('hundreds'))) // 6.2.3, 1.1.3, 14.2.2
  )
}

/**
 * Version 3 asks for the order of more that coincides (1.1.3), offers cards between two revolts, spreads or recruitments
 * (1.4.2), and mended Strike (T17), the Arbiter (D.5.2), hirelings and automata.
 */
function meetsMoreOrders(config: RootConfig): boolean {
  const { map, deck, preset, hirelings, landmarks, clockwork } = config
  const plays = playing(config)
  const ferry = map === 'lake' || landmarks?.from.includes('ferry') === true
  return (
    hirelings !== undefined || // E.1, E.2.2 to E.2.4
    clockwork !== undefined || // A.3
    plays('alliance') || // 8.4.1, 8.4.2
    plays('keepers') || // 15.4.3
    (plays('hundreds') && deck === 'exiles') || // 14.7.4
    (plays('vagabond') && (ferry || preset === 'current' || preset === 'english')) // 9.2.9.II.b, 9.5.6, D.4.2, D.5.2
  )
}

/** How today's code plays by earlier rules, by their version. */
export const earlierRules = (
  read: (config: unknown) => RootConfig,
): { readonly [version: string]: EarlierRules<Root, RootConfig> } => {
  const unless = (...meets: ((config: RootConfig) => boolean)[]): EarlierRules<Root, RootConfig> => ({
    config: (input) => {
      const config = read(input)
      return meets.some((changed) => changed(config)) ? null : config
    },
  })
  return { '1': unless(meetsMendedRules, meetsMoreOrders), '2': unless(meetsMoreOrders) }
}
