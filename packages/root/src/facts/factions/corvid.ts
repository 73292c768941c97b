import type { FactionBasics } from './types.ts'

/** The board of the Corvid Conspiracy (Law 13). */
export const CORVID = {
  id: 'corvid',
  setupLetter: 'I',
  reach: 3,
  type: 'insurgent',
  warriors: 15,
  colour: '#925da5',
  /** Plot tokens, two of each kind (13.7). */
  tokens: { bomb: 2, snare: 2, extortion: 2, raid: 2 },
  plots: ['bomb', 'snare', 'extortion', 'raid'],
  plotsPerClearing: 1,
  /** Warriors removed for a plot, one more for each plot placed this turn (13.5.2). */
  plotCost: 1,
  actionsPerDaylight: 3,
  actions: ['move', 'plot', 'battle', 'trick'],
  /** Cards added to the draw by each extortion that lies face up (13.7.3). */
  cardsPerExtortion: 1,
} as const satisfies FactionBasics & Record<string, unknown>
