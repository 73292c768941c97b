import { ANIMALS, toll } from '@spinney/example-toll'
import { tollWords } from '@spinney/words/toll'
import { catalogues } from '../catalogues.ts'
import { entry } from '../entry.ts'
import { UsageError } from '../errors.ts'

/** Toll, the example game. `--seats otter,frog` or `--players 3`. */
export const tollEntry = entry({
  game: toll,
  messages: catalogues('toll'),
  wording: tollWords,
  configFrom: ({ players = 2, seats }) => {
    if (seats === undefined && players > ANIMALS.length) {
      throw new UsageError(`Toll is for two to four players, not ${players}`)
    }
    return { animals: seats ?? ANIMALS.slice(0, players) }
  },
  seatNames: ({ animals }) => animals,
})
