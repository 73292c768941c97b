// Measures how sure an evaluation may be: what it foretells at the ends of turns, and who wins (docs/bots.md).
// node packages/bots/scripts/sureness.mjs root|smallworld [GAMES]
import { decide, randomFrom, roll, start, take } from '@spinney/kernel'
import { arenaGameOf, brainOf, createBot, games, requestFor } from '../dist/index.js'

/** One of so many turns is looked at, from the second round on. */
const EVERY = 3
/** What a winner is held to have been given at least: one surprise must not outweigh all the rest. */
const LEAST = 0.001

const game = games.find(({ id }) => id === process.argv[2])
const count = Number(process.argv[3] ?? 200)
if (game === undefined || !(count > 0)) {
  console.error(`Which game, and how many? ${games.map(({ id }) => id).join(', ')}, then a number.`)
  process.exit(2)
}
const brain = brainOf(game)
const steady = createBot('steady')
const { players, choices, table } = arenaGameOf(game.id)

/** Plays a game: what was foretold at the ends of its turns, and who won. */
async function play(n) {
  const mix = choices?.roles === undefined ? {} : { roles: choices.roles }
  const { config, roles } = table(players.usual, n * 13, mix)
  const { state } = start(game, game.config(config))
  const luck = randomFrom(`sureness${n}`)
  const foretold = []
  let ask = decide(game, state)
  for (let turn = brain.turn(state); ask !== null; ) {
    const isOpen = ask.seat !== 'chance' && ask.options.length > 1
    const request = isOpen ? requestFor(game, state, ask.seat, { seed: `${n}:${state.version}` }) : null
    const index = request !== null ? await steady.choose(request) : ask.seat === 'chance' ? roll(ask, luck) : 0
    ask = take(game, state, ask, index)
    const now = brain.turn(state)
    if (now !== turn && ask !== null && now >= players.usual && now % EVERY === 0) foretold.push(brain.evaluate(state))
    turn = now
  }
  return { roles, foretold, winners: game.result(state)?.winners ?? [] }
}

const byRole = new Map()
let [loss, looks] = [0, 0]
for (let n = 0; n < count; n++) {
  const { roles, foretold, winners } = await play(n)
  for (const chances of foretold) {
    chances.forEach((chance, seat) => {
      const role = roles?.[seat] ?? `seat ${seat + 1}`
      const known = byRole.get(role) ?? { looks: 0, foretold: 0, won: 0 }
      const won = winners.includes(seat) ? 1 / winners.length : 0
      byRole.set(role, { looks: known.looks + 1, foretold: known.foretold + chance, won: known.won + won })
      loss -= won * Math.log(Math.max(LEAST, chance))
    })
    looks++
  }
}
const percent = (share) => `${(100 * share).toFixed(1)} %`
console.log(`${game.id}: ${count} games of steady bots, ${looks} looks`)
console.log(`log-loss of the winner ${(loss / looks).toFixed(3)}; guessing ${Math.log(players.usual).toFixed(3)}`)
for (const [role, { looks: seen, foretold, won }] of [...byRole].sort()) {
  console.log(`${role.padEnd(12)} foretold ${percent(foretold / seen)}, won ${percent(won / seen)}`)
}
