// What the measuring scripts share: the game they are asked for, and games between steady bots.
import { decide, randomFrom, roll, start, take } from '@spinney/kernel'
import { arenaGameOf, createBot, games, requestFor } from '../dist/index.js'

/** The game named on the command line. */
export function gameAsked() {
  const game = games.find(({ id }) => id === process.argv[2])
  if (game !== undefined) return game
  console.error(`Which game? ${games.map(({ id }) => id).join(', ')}`)
  process.exit(2)
}

/** Plays the n-th game of a series, with whatever roles there are. `before` hears of every open decision, `after` of every
 * answer and of what is asked then. */
export async function playSteady(game, series, n, { before = () => {}, after = () => {} }) {
  const { players, choices, table } = arenaGameOf(game.id)
  const { config, roles } = table(players.usual, n * 7, choices?.roles === undefined ? {} : { roles: choices.roles })
  const { state } = start(game, game.config(config))
  const steady = createBot('steady')
  const luck = randomFrom(`${series}${n}`)
  for (let ask = decide(game, state); ask !== null; ) {
    const isOpen = ask.seat !== 'chance' && ask.options.length > 1
    const request = isOpen ? requestFor(game, state, ask.seat, { seed: `${n}:${state.version}` }) : null
    if (request !== null) before(request)
    const index = request !== null ? await steady.choose(request) : ask.seat === 'chance' ? roll(ask, luck) : 0
    ask = take(game, state, ask, index)
    after(state, ask)
  }
  return { roles, winners: game.result(state)?.winners ?? [] }
}
