import { decide, type Journal, type Json, openTable, type Pick, randomFrom, submit, type Table } from '@spinney/kernel'
import { type Pebbles, pebbles } from './pebbles.ts'

export const game = pebbles()

/** A table with a game of so many turns. */
export const open = (turns: number, seed = 'seed'): Table<Pebbles> => openTable(game, { turns }, seed)

/** The asked seat picks something. */
export function answer(table: Table<Pebbles>, pick: Pick): void {
  const ask = decide(game, table.state)!
  submit(table, { seat: ask.seat, kind: ask.kind, pick })
}

/** Random answers, so many of the players or to the end; the dice come from the table. */
export function playOn(table: Table<Pebbles>, word: string | number, answers = Number.POSITIVE_INFINITY): void {
  const random = randomFrom(word)
  for (let i = 0; i < answers; i++) {
    const ask = decide(game, table.state)
    if (ask === null) return
    answer(table, ask.options[random.below(ask.options.length)]!)
  }
}

/** A finished game. */
export function finished(turns = 12, seed = 'seed'): Table<Pebbles> {
  const table = open(turns, seed)
  playOn(table, 'players')
  return table
}

/** The journal of somebody who was not told the seeds. */
export function withoutSeeds(journal: Journal): Journal {
  return { ...journal, seals: journal.seals.map((seal) => ({ ...seal, seed: null })) }
}

export const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T & Json
