import { decide, type GameEvent, playInPlace, randomFrom, randomIndex, start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import rules from '../../law/index.json' with { type: 'json' }
import { defaultConfig } from '../../src/config.ts'
import { smallworld } from '../../src/game.ts'
import { attempts, campaign, conquers } from '../support.ts'

const game = smallworld as never as Parameters<typeof playInPlace>[0]

/** All events of a random game. */
function eventsOf(players: number, seed: string): GameEvent[] {
  const random = randomFrom(seed)
  const { state, events } = start(smallworld, defaultConfig(players))
  const all = [...events]
  for (let ask = decide(game, state); ask !== null; ask = decide(game, state)) {
    const answer = { seat: ask.seat, kind: ask.kind, pick: ask.options[randomIndex(ask, random)]! }
    all.push(...playInPlace(game, state, answer).events)
  }
  return all
}

test('every event names a rule, and who or where it is about', () => {
  const ids = new Set(rules.map((rule) => rule.id))
  const events = [2, 3, 4, 5].flatMap((players) => eventsOf(players, `events ${players}`))
  expect(events.length).toBeGreaterThan(400)
  expect(events.filter((event) => !ids.has(event.law))).toEqual([])
  const placeless = ['comboRevealed', 'badgesReshuffled', 'tribesRemoved', 'gameEnds']
  expect(events.filter((event) => !('seat' in event.facts) && !placeless.includes(event.what))).toEqual([])
})

test('the coins of a game are the sum of what its events tell', () => {
  const events = eventsOf(4, 'sum')
  const incomes = events.filter((event) => event.what === 'income')
  expect(incomes).toHaveLength(4 * 9)
  expect(events.at(-1)).toMatchObject({ what: 'gameEnds', law: 'SW-14.1' })
  for (const { facts } of incomes) {
    const parts = facts.parts as unknown as { coins: number }[]
    expect(parts.reduce((sum, part) => sum + part.coins, 0)).toBe(facts.total)
  }
})

test('a conquest tells of losses first, then of the new holder', () => {
  const after = campaign('elves', 'alchemist', 9, { 4: { race: 'ratmen', tokens: 3 } }).when(0, 'conquer', conquers(4))
  expect(after.events.map(({ what, facts }) => ({ what, ...facts }))).toEqual([
    { what: 'losses', seat: 1, race: 'ratmen', region: 4, lost: 1, saved: 2 },
    { what: 'conquest', seat: 0, race: 'elves', region: 4, tokens: 5, how: 'conquer' },
  ])
})

test('a final attempt tells its target and cost before the die, and whether it succeeded after', () => {
  const declared = campaign('elves', 'alchemist', 1, { 4: { race: 'elves' } }).when(0, 'conquer', attempts(9))
  expect(declared.events.at(-1)).toMatchObject({
    what: 'attemptDeclared',
    law: 'SW-8.3',
    facts: { region: 9, cost: 2 },
  })
  const rolled = declared.chance(0).events.find((event) => event.what === 'dieRolled')
  expect(rolled).toMatchObject({ law: 'SW-8.5', facts: { region: 9, result: 0, succeeds: false } })
})
