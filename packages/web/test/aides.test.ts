import type { Aides } from '@spinney/host'
import {
  decide,
  difference,
  type Game,
  randomFrom,
  randomIndex,
  resample,
  type State,
  start,
  take,
} from '@spinney/kernel'
import { root } from '@spinney/root'
import { aides as rootAides } from '@spinney/root/aides'
import { smallworld } from '@spinney/smallworld'
import { aides as worldAides } from '@spinney/smallworld/aides'
import { expect, test } from 'vitest'

const GAMES: [string, Game<State>, unknown, Aides][] = [
  ['Root', root as unknown as Game<State>, { seats: ['alliance', 'corvid', 'vagabond'], map: 'winter' }, rootAides],
  ['Small World', smallworld as unknown as Game<State>, { players: 3 }, worldAides],
]

test.each(GAMES)('what is worked out for the drawing of %s tells nobody a secret', (_name, game, input, aides) => {
  const { state } = start(game, game.config(input))
  const random = randomFrom('aides')
  let ask = decide(game, state)
  for (let i = 0; ask !== null && i < 600; i++) {
    if (i % 6 === 0) {
      for (const viewer of [0, 1, null]) {
        const other = resample(game, state, viewer, random)
        expect(difference(aides(other, viewer), aides(state, viewer))).toBeNull()
      }
    }
    ask = take(game, state, ask, randomIndex(ask, random))
  }
})
