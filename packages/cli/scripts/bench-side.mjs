// One side of `spinney bench --against`: measures the build of one folder, a piece at a time, when it is asked to.
// It is started as `node bench-side.mjs FOLDER` and gets { measure, from, to }: which pieces of work to do. It answers
// with the CPU time they took and how many units of work that was. All pieces follow from their numbers, so that both
// sides do the same work as long as they play by the same rules; `mark` tells whether they did.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(join(folder, 'packages', name, 'dist/index.js')).href)
const [kernel, { root }, { smallworld }, bots] = await Promise.all(['kernel', 'root', 'smallworld', 'bots'].map(load))
const { copy, decide, playRandomly, randomFrom, resample, settle, start } = kernel

const rootTables = {
  2: { seats: ['marquise', 'eyrie'] },
  4: { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  6: { seats: ['marquise', 'lizard', 'corvid', 'hundreds', 'riverfolk', 'vagabond'] },
  '6 others': { seats: ['eyrie', 'duchy', 'keepers', 'alliance', 'vagabond', 'vagabond2'], map: 'lake' },
}

/** Whole games of random play, counted by turns or by games. */
function games(game, config, unitsOf) {
  const checked = game.config(config)
  return (n) => {
    const state = game.setup(checked)
    settle(game, state)
    const answers = playRandomly(game, state, randomFrom(`bench/${n}`), game.bound(checked))
    return { units: unitsOf(state), mark: answers }
  }
}

const POSITIONS = 24

/** Positions from early to late in games. */
function positions(game, config, between) {
  return Array.from({ length: POSITIONS }, (_, n) => {
    const { state } = start(game, game.config(config))
    playRandomly(game, state, randomFrom(`position/${n}`), between * (n + 1))
    let ask = decide(game, state)
    for (let i = 0; ask !== null && (ask.seat === 'chance' || ask.options.length < 2) && i < 200; i++) {
      playRandomly(game, state, randomFrom(`on/${i}`), 1)
      ask = decide(game, state)
    }
    return ask === null ? null : { state, seat: ask.seat }
  }).filter((position) => position !== null && position.seat !== 'chance')
}

const EACH = 200

function copies(known) {
  return (n) => {
    const { state } = known[n % known.length]
    let last = state
    for (let i = 0; i < EACH; i++) last = copy(state)
    return { units: EACH, mark: last.version }
  }
}

function resamples(game, known) {
  return (n) => {
    const { state, seat } = known[n % known.length]
    const random = randomFrom(`deal/${n}`)
    for (let i = 0; i < EACH; i++) resample(game, state, seat, random)
    return { units: EACH, mark: random.below(1_000_000) }
  }
}

function steady(game, players) {
  const config = game.config(bots.arenaGameOf(game.id).table(players, 0, {}).config)
  const seated = Array.from({ length: players }, () => bots.createBot('steady'))
  return async (n) => {
    const { answers } = await bots.playMatch(game, { config, bots: seated, seed: `bench${n}` })
    return { units: 1, mark: answers }
  }
}

const ITERATIONS = 60

function search(game, known) {
  const sharp = bots.createBot('sharp')
  return async (n) => {
    const { state, seat } = known[n % known.length]
    const request = bots.requestFor(game, state, seat, { seed: `bench${n}`, budget: { iterations: ITERATIONS } })
    const { iterations, index } = await sharp.weigh(request)
    return { units: iterations, mark: index }
  }
}

const turns = (g) => g.turns
const one = () => 1
const inRoot = () => positions(root, rootTables[4], 40)
const inSmallWorld = () => positions(smallworld, { players: 4 }, 15)

/** Every measurement makes what it needs when it is first asked for. */
const MEASURES = {
  'root 2': () => games(root, rootTables[2], turns),
  'root 4': () => games(root, rootTables[4], turns),
  'root 6': () => games(root, rootTables[6], turns),
  'root 6 others': () => games(root, rootTables['6 others'], turns),
  'root resample': () => resamples(root, inRoot()),
  'root copy': () => copies(inRoot()),
  'root steady': () => steady(root, 4),
  'root search': () => search(root, inRoot()),
  'smallworld 2': () => games(smallworld, { players: 2 }, one),
  'smallworld 4': () => games(smallworld, { players: 4 }, one),
  'smallworld resample': () => resamples(smallworld, inSmallWorld()),
  'smallworld copy': () => copies(inSmallWorld()),
  'smallworld steady': () => steady(smallworld, 3),
  'smallworld search': () => search(smallworld, inSmallWorld()),
}

const made = new Map()

process.on('message', async ({ measure, from, to }) => {
  if (!made.has(measure)) made.set(measure, MEASURES[measure]())
  const piece = made.get(measure)
  const before = process.cpuUsage()
  let units = 0
  let mark = 0
  for (let n = from; n < to; n++) {
    const done = await piece(n)
    units += done.units
    mark = (mark * 31 + done.mark) % 1_000_003
  }
  const { user, system } = process.cpuUsage(before)
  process.send({ cpu: user + system, units, mark })
})

process.send({ node: process.version })
