import { ANIMALS, toll } from '@spinney/example-toll'
import en from '@spinney/example-toll/messages/en.json' with { type: 'json' }
import ja from '@spinney/example-toll/messages/ja.json' with { type: 'json' }
import zh from '@spinney/example-toll/messages/zh.json' with { type: 'json' }
import { entry } from '../entry.ts'
import { UsageError } from '../errors.ts'

/** Toll, the example game. `--seats otter,frog` or `--players 3`. */
export const tollEntry = entry({
  game: toll,
  messages: { en, ja, zh },
  configFrom: ({ players = 2, seats }) => {
    if (seats === undefined && players > ANIMALS.length) {
      throw new UsageError(`Toll is for two to four players, not ${players}`)
    }
    return { animals: seats ?? ANIMALS.slice(0, players) }
  },
  seatNames: ({ animals }) => animals,
})
