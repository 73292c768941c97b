import { toll } from '@spinney/example-toll'
import { type Game, randomFrom, randomIndex, type State } from '@spinney/kernel'
import {
  type Audience,
  type Clock,
  type Host,
  type Minds,
  type NewSetting,
  openHost,
  type Seating,
} from '../src/index.ts'

export const game: Game<State> = toll as unknown as Game<State>
export const ANIMALS = ['frog', 'heron', 'magpie', 'otter']

/** A clock that never moves by itself: what should happen later happens in the next turn of the machine. */
export const stillClock: Clock = {
  now: () => 0,
  after(_ms, action) {
    let wanted = true
    void Promise.resolve().then(() => wanted && action())
    return () => {
      wanted = false
    }
  },
}

/** Bots that pick anything. */
export const anyMinds: Minds = {
  choose: ({ ask, state }) => randomIndex(ask, randomFrom(state.version)),
  advise: async () => {
    throw new Error('nobody asks for hints here')
  },
}

/** A table of Toll: a name for each bot, null for each person. */
export function tollHost(seating: Seating, setting: Partial<NewSetting> & { seed?: string } = {}): Promise<Host> {
  const { seed = 'a', ...rest } = setting
  const config = game.config({ animals: ANIMALS.slice(0, seating.length) })
  return openHost(game, config, seed, { id: 't', seating, store: null, minds: anyMinds, clock: stillClock, ...rest })
}

/** Lets bots play until a person is asked. */
export async function untilPerson(host: Host): Promise<void> {
  host.setPace({ pause: 0 })
  await host.settled()
}

/** Answers for the people, too, a number of times or until the game is over. */
export async function playOut(host: Host, people: Audience, answers = Number.POSITIVE_INFINITY): Promise<void> {
  await untilPerson(host)
  for (let i = 0; i < answers; i++) {
    const { ask, answers: given } = host.position.table
    if (ask === null) return
    const pick = ask.options[randomFrom(given.length).below(ask.options.length)]!
    await people.answer({ seat: ask.seat, kind: ask.kind, pick }, host.position.table.state.version)
    await untilPerson(host)
  }
}
