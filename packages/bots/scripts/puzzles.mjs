// Finds puzzles in games of steady bots: positions where one option is clearly the best by search (docs/bots.md).
// node packages/bots/scripts/puzzles.mjs root|smallworld COUNT; writes packages/bots/puzzles/<game>.json
import { writeFileSync } from 'node:fs'
import { copy, decide, randomFrom, roll, start, take } from '@spinney/kernel'
import { arenaGameOf, brainOf, createBot, explain, PUZZLE_ITERATIONS, puzzleSeed, requestFor } from '../dist/index.js'
import { gameAsked } from './steady.mjs'

/** Looks at one of so many questions with so many options; a game gives so many puzzles at most. */
const [EVERY, LEAST, MOST, FROM_GAME] = [5, 3, 10, 2]
/** Continuations of the first look, and how far ahead the best option must be: then, and when it is looked at well. */
const QUICK = 90
const [LIKELY, CLEAR] = [0.03, 0.04]

const game = gameAsked()
const wanted = Number(process.argv[3] ?? 44)
const { players, choices, table } = arenaGameOf(game.id)
const sides = game.id === 'root' ? choices.roles : []
const perSide = sides.length === 0 ? wanted : Math.ceil(wanted / sides.length)
const sharp = createBot('sharp')
const steady = createBot('steady')
const novice = brainOf(game)
const found = []
const counts = new Map()

/** The faction, or the race that acts. */
function sideOf(state, seat) {
  if (game.id === 'root') return state.factions[seat]
  return state.peoples.find((people) => people !== null && people.seat === seat && !people.declined)?.race ?? ''
}

const gapOf = ({ ranking }) => (ranking[0].value ?? 0) - (ranking[1]?.value ?? 0)

async function look(state, ask, seed, iterations) {
  const request = requestFor(game, state, ask.seat, { seed, budget: { iterations } })
  return { request, opinion: await sharp.weigh(request) }
}

/** How hard it is to see: whether it looks best at once, whether a short look finds it. */
async function levelOf(state, ask, best) {
  const appeal = novice.appeal(copy(state), ask) ?? []
  const atOnce = ask.options.every((_, i) => i === best || (appeal[best] ?? 0) >= (appeal[i] ?? 0))
  const bySteady = await steady.choose(requestFor(game, state, ask.seat, { seed: 'level' }))
  return bySteady === best ? (atOnce ? 1 : 2) : 3
}

async function puzzleAt(config, answers, state, ask) {
  const quick = await look(state, ask, 'quick', QUICK)
  if (gapOf(quick.opinion) < LIKELY) return null
  const side = sideOf(state, ask.seat)
  const id = `${game.id}-${String(found.length + 1).padStart(2, '0')}`
  const { request, opinion } = await look(state, ask, puzzleSeed(id), PUZZLE_ITERATIONS)
  const [first, next] = opinion.ranking
  if (first.index !== quick.opinion.index || next?.value == null || gapOf(opinion) < CLEAR) return null
  const told = explain(request, opinion)
  const round = (value) => Math.round(value * 1000) / 1000
  return {
    id,
    config,
    answers: answers.join(' '),
    side,
    kind: ask.kind,
    best: first.index,
    second: next.index,
    values: [round(first.value), round(next.value)],
    reason: told.reason?.key ?? null,
    level: await levelOf(state, ask, first.index),
  }
}

async function playGame(n) {
  const seats = game.id === 'smallworld' ? 2 + (n % 4) : players.usual
  const { config } = table(seats, n * 7, choices?.roles === undefined ? {} : { roles: choices.roles })
  const { state } = start(game, game.config(config))
  const luck = randomFrom(`puzzles${n}`)
  const answers = []
  let [open, taken] = [0, 0]
  const kinds = new Set()
  for (let ask = decide(game, state); ask !== null && taken < FROM_GAME && found.length < wanted; ) {
    const { length } = ask.options
    const isOpen = ask.seat !== 'chance' && length > 1
    if (isOpen && length >= LEAST && length <= MOST && answers.length > 40 && ++open % EVERY === 0) {
      const side = sideOf(state, ask.seat)
      const isWanted = side !== '' && (counts.get(side) ?? 0) < perSide && !kinds.has(ask.kind)
      const puzzle = isWanted ? await puzzleAt(config, answers, state, ask) : null
      if (puzzle !== null) {
        found.push(puzzle)
        kinds.add(ask.kind)
        counts.set(side, (counts.get(side) ?? 0) + 1)
        taken++
        console.log(
          puzzle.id,
          `game ${n}`,
          side,
          ask.kind,
          puzzle.values.join(' '),
          puzzle.reason,
          `level ${puzzle.level}`,
        )
        save()
      }
    }
    const request = isOpen ? requestFor(game, state, ask.seat, { seed: `${n}:${state.version}` }) : null
    const index = request !== null ? await steady.choose(request) : ask.seat === 'chance' ? roll(ask, luck) : 0
    answers.push(index)
    ask = take(game, state, ask, index)
  }
}

function save() {
  const file = new URL(`../puzzles/${game.id}.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
}

for (let n = 0; found.length < wanted; n++) await playGame(n)
