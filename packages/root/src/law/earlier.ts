import type { EarlierRules } from '@spinney/kernel'
import type { RootConfig } from '../config.ts'
import type { Root } from '../core/state.ts'

/**
 * Version 2 mended a dozen rules (docs/rulings.md, CHANGELOG.md). Nobody can play by the old ones any more, so a table of
 * version 1 goes on only where none of them can come up; all others stay readable.
 */
function meetsMendedRules({ setup, seats, map, deck, preset }: RootConfig): boolean {
  const plays = (...factions: string[]): boolean => factions.every((faction) => seats.includes(faction))
  return (
    setup === 'advanced' || // A.8.2.I
    plays('keepers') || // 15.2.5, 15.5.2.II
    plays('eyrie') || // 7.8.2
    plays('vagabond', 'vagabond2') || // 9.2.8
    (plays('vagabond') && preset === 'english') || // 4.3, 13.7.3
    (plays('vagabond', 'alliance') && preset !== 'current') || // 8.2.6
    (plays('vagabond') && map === 'lake') || // C.2.5
    (deck === 'exiles' && (plays('marquise') || plays('hundreds'))) // 6.2.3, 1.1.3, 14.2.2
  )
}

/** How today's code plays by earlier rules, by their version. */
export const earlierRules = (
  read: (config: unknown) => RootConfig,
): { readonly [version: string]: EarlierRules<Root, RootConfig> } => ({
  '1': {
    config: (input) => {
      const config = read(input)
      return meetsMendedRules(config) ? null : config
    },
  },
})
