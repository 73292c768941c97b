// Measures how much of what turns change is chance: the doubts of a brain's tuning (docs/bots.md).
// node packages/bots/scripts/doubts.mjs root|smallworld
import { decide, randomFrom, take } from '@spinney/kernel'
import { brainOf, tuningOf, valuesOf } from '../dist/index.js'
import { playOn } from '../dist/search/playout.js'
import { worlds } from '../dist/search/random.js'
import { gameAsked, playSteady } from './steady.mjs'

/** Games that positions are taken from; every so many decisions one is taken. */
const [GAMES, EVERY] = [20, 21]
/** How many options of a position are tried, each in how many worlds. */
const [OPTIONS, WORLDS] = [4, 40]
/** What chance decides before the turns of a world, numbered like a turn. */
const DEAL = -1

const game = gameAsked()
const brain = brainOf(game)
const tuning = tuningOf(brain)
const turns = tuning.doubts.length
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length

/** Decisions of games between steady bots. */
async function positions() {
  const requests = []
  for (let n = 0; n < GAMES; n++) {
    let open = 0
    const before = (request) => {
      if (request.decision.options.length > 2 && ++open % EVERY === 0) requests.push(request)
    }
    await playSteady(game, 'doubts', n, { before })
  }
  return requests
}

/** The most appealing options of a decision. */
function optionsOf(request) {
  const g = request.sample(randomFrom(request.seed))
  const appeal = brain.appeal(g, decide(game, g)) ?? []
  const all = request.decision.options.map((_, index) => index)
  return all.sort((a, b) => (appeal[b] ?? 0) - (appeal[a] ?? 0) || a - b).slice(0, OPTIONS)
}

/** What comes of an option in a world. First how it looks at the horizon, then what each further turn changes. */
function courseOf(request, option, luck) {
  const g = request.sample(luck(DEAL))
  const until = brain.turn(g) + tuning.horizon
  const worth = () => valuesOf(brain, g)[request.seat] ?? 0
  let ask = playOn(brain, g, take(game, g, decide(game, g), option), until, tuning, luck)
  const values = [worth()]
  while (values.length <= turns) {
    if (ask !== null) ask = playOn(brain, g, ask, brain.turn(g) + 1, tuning, luck)
    values.push(worth())
  }
  return values.map((value, i) => (i === 0 ? value : value - values[i - 1]))
}

/**
 * Adds one position to the sums. `chance` is how much the difference between options varies from world to world,
 * `real` how large that difference is on average.
 */
function measure(request, sums) {
  const options = optionsOf(request)
  const world = worlds(request.seed)
  const courses = Array.from({ length: WORLDS }, (_, n) => options.map((option) => courseOf(request, option, world(n))))
  for (let part = 0; part <= turns; part++) {
    for (let i = 0; i < options.length; i++) {
      const apart = courses.map((list) => list[i][part] - mean(list.map((course) => course[part])))
      const average = mean(apart)
      const variance = apart.reduce((sum, value) => sum + (value - average) ** 2, 0) / (WORLDS - 1)
      sums[part].chance += variance
      sums[part].real += average ** 2 - variance / WORLDS
      sums[part].count++
    }
  }
}

const sums = Array.from({ length: turns + 1 }, () => ({ chance: 0, real: 0, count: 0 }))
const requests = await positions()
for (const request of requests) measure(request, sums)
console.log(`${game.id}: ${requests.length} positions, spread in shares of the win`)
for (const [part, { chance, real, count }] of sums.entries()) {
  const [luck, between] = [chance / count, real / count].map((variance) => Math.sqrt(Math.max(0, variance)))
  const name = part === 0 ? 'looks ' : `turn ${part}`
  console.log(
    `${name}  by chance ${luck.toFixed(3)}, between options ${between.toFixed(3)}, doubt ${(chance / real).toFixed(1)}`,
  )
}
