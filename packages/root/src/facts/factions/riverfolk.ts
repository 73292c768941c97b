import type { FactionBasics } from './types.ts'

/** The board of the Riverfolk Company (Law 11). */
export const RIVERFOLK = {
  id: 'riverfolk',
  setupLetter: 'G',
  reach: 5,
  type: 'insurgent',
  warriors: 15,
  colour: '#5bc3bd',
  tokens: { tradePost: { fox: 3, rabbit: 3, mouse: 3 } },
  /** Warriors placed along the river (11.3.2), */
  startingWarriors: 4,
  /** and put into Payments (11.3.4). */
  startingPayments: 3,
  /** Points for the n-th trade post of a suit: entry n - 1 (11.5.6.III). */
  tradePostPoints: [2, 2, 2],
  services: ['hand-card', 'riverboats', 'mercenaries'],
  /** The spaces of a service marker (11.3.5). */
  prices: [1, 2, 3, 4],
  /** Services sold to a buyer per turn, besides one for each clearing shared with a trade post (11.2.6.II). */
  servicesPerBuyer: 1,
  boxes: ['payments', 'funds', 'committed'],
  /** Warriors put into empty Payments (11.4.1). */
  protectionism: 2,
  /** Funds for each point of dividends (11.4.2). */
  fundsPerDividend: 2,
  /** Funds committed by an action (11.5.1 to 11.5.4); crafting commits one for each symbol. */
  commit: { move: 1, battle: 1, draw: 1 },
  /** Funds spent by an action (11.5.5, 11.5.6). */
  spend: { recruit: 1, tradePost: 2 },
} as const satisfies FactionBasics & Record<string, unknown>
