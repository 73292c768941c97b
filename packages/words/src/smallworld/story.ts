import type { StoryRules } from '../story/compose.ts'

/** How a game of Small World is told. */
export const story: StoryRules = {
  parts: {
    comboPicked: 'deed',
    comboRevealed: 'deed',
    conquest: 'deed',
    abandoned: 'deed',
    decline: 'deed',
    tokensPlaced: 'deed',
    piecePlaced: 'deed',
    regionGivenUp: 'deed',
    allyNamed: 'deed',
    income: 'deed',
    gameEnds: 'deed',
    attemptDeclared: 'start',
    dieRolled: 'price',
    losses: 'price',
    tribesRemoved: 'price',
    coinsCollected: 'price',
  },
  opens: new Set(['pick', 'plan', 'conquer', 'regroup', 'declineAfterScoring', 'diplomat.ally', 'banner', 'badge']),
  turn: 'turnBegins',
  // An attempt that failed has no outcome of its own: what is earned after it does not come of it.
  begins: ({ what }) => what === 'income',
  alone: new Set(['tokensPlaced', 'income', 'comboRevealed']),
  titles: new Set(),
  merges: {
    tokensPlaced: { same: ['seat', 'race'], list: ['region'], sum: ['tokens'] },
    tribesRemoved: { same: ['region'], list: [], sum: ['tokens'] },
  },
  silent: {
    badgesReshuffled: true,
    bannerReturned: true,
    attemptDeclared: ['conquest'],
  },
}
