import { readFileSync } from 'node:fs'
import { endGame, playRandomly, procedure, randomFrom, run, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { expect, test } from 'vitest'
import { type Root, root } from '../../src/index.ts'
import { setUp } from './advanced-support.ts'

const setup = 'advanced'

test.each([
  [2, { map: 'autumn', deck: 'base', suitMarkers: true }],
  [4, { map: 'mountain', deck: 'exiles' }],
  [6, { map: 'lake', deck: 'base' }],
])(
  '[law A.8] random drafts of %s players keep all that the kernel promises',
  (players, table) => {
    const configs = [root.config({ setup, players, ...table })]
    expect(checkContract(root, { configs, games: 1, seed: 'drafts', sample: 100 }).games).toBe(1)
  },
  60_000,
)

/** The game without its turns: it ends as soon as everything is set up. */
const onlySetup = {
  ...root,
  procs: {
    ...root.procs,
    rounds: procedure<Root, unknown>('rounds', [
      run('A.10', 'next', (g) => {
        g.result = { winners: [0], scores: g.scores.slice(), how: 'points' }
        endGame(g)
      }),
    ]),
  },
}

test.each([2, 4, 6])(
  '[law A.8.2] so does every position of the setup of %s players',
  (players) => {
    const configs = [root.config({ setup, players, map: 'winter' })]
    expect(checkContract(onlySetup, { configs, games: 4, seed: 'setups', sample: 3 }).games).toBe(4)
  },
  60_000,
)

test('[law A.8.2] every setup keeps all pieces and cards', () => {
  for (let i = 0; i < 60; i++) {
    const map = (['autumn', 'winter', 'lake', 'mountain'] as const)[i % 4]
    const g = start(root, root.config({ setup, players: 2 + (i % 5), map })).state
    const before = root.conserved!(g)
    playRandomly(root, g, randomFrom(`drafts ${i}`), 140)
    expect(g.turns).toBeGreaterThan(0)
    expect(root.conserved!(g)).toEqual(before)
  }
})

test('random games after a draft end with a winner', () => {
  for (let i = 0; i < 8; i++) {
    const preset = i % 2 === 0 ? 'current' : 'english'
    const g = start(root, root.config({ setup, players: 2 + (i % 5), preset })).state
    playRandomly(root, g, randomFrom(`drafted games ${i}`))
    expect(g.result!.winners.length).toBeGreaterThan(0)
  }
})

test('[law A.8] every question of a draft is put in words, with all that may be picked', () => {
  const { asked } = setUp({ players: 6 })
  const catalogue = new URL('../../../words/messages/en/root.json', import.meta.url)
  const words = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')) as object)
  for (const { kind, options } of asked) {
    expect(words).toContain(`decision.${kind}`)
    for (const pick of options) {
      const keys = [`option.${kind}`, `option.${kind}.${pick}`, `term.${pick}`]
      expect(
        keys.some((key) => words.includes(key)),
        `${kind} ${pick}`,
      ).toBe(true)
    }
  }
})
