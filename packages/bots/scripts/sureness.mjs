// Measures how sure an evaluation may be: what it foretells at the ends of turns, and who wins (docs/bots.md).
// node packages/bots/scripts/sureness.mjs root|smallworld [GAMES]
import { arenaGameOf, brainOf } from '../dist/index.js'
import { gameAsked, playSteady } from './steady.mjs'

/** One of so many turns is looked at, from the second round on. */
const EVERY = 3
/** What a winner is held to have been given at least: one surprise must not outweigh all the rest. */
const LEAST = 0.001

const game = gameAsked()
const count = Number(process.argv[3] ?? 200)
if (!(count > 0)) {
  console.error('How many games? A number above 0.')
  process.exit(2)
}
const brain = brainOf(game)
const { players } = arenaGameOf(game.id)

/** Plays a game: what was foretold at the ends of its turns, and who won. */
async function play(n) {
  const foretold = []
  let turn = 0
  const after = (state, ask) => {
    const now = brain.turn(state)
    if (now !== turn && ask !== null && now >= players.usual && now % EVERY === 0) foretold.push(brain.evaluate(state))
    turn = now
  }
  return { ...(await playSteady(game, 'sureness', n, { after })), foretold }
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
