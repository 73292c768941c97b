import { factionNamed } from '../../../src/core/book.ts'
import { givenTable, type Position, type Root, type RootConfig, type RootScenario } from '../../../src/index.ts'

/** Seats of the usual table. */
export const [OTTERS, CATS, BIRDS] = [0, 1, 2] as const

/** Warriors in a box, by owner. */
export type Box = { readonly [faction: string]: number }

/** What the Riverfolk have, as in scenario files. */
export interface Board {
  readonly payments?: Box
  readonly funds?: Box
  readonly committed?: Box
  readonly spaces?: { readonly [suit: string]: Box }
  readonly prices?: { readonly [service: string]: number }
  readonly hired?: string
}

const refuse = (path: string, reason: string): never => {
  throw new Error(`${path}: ${reason}`)
}

/** Puts the Riverfolk's own things on the table. */
export const boardOf =
  (board: Board) =>
  (g: Root): void =>
    factionNamed(g, 'riverfolk')!.given!(g, board, refuse)

/** A table with otters, cats and birds. */
export const company = (board: Board = {}, config: Partial<RootConfig> = {}): Position =>
  givenTable({ seats: ['riverfolk', 'marquise', 'eyrie'], ...config }).with(boardOf(board))

/** The Riverfolk's Daylight. */
export const trading = (position: Position): RootScenario => position.turn('riverfolk', 'daylight')

/** Buys a service in the Birdsong of the one who is asked. */
export const buys = (scenario: RootScenario, buyer: string, service: string, price = 1): RootScenario =>
  scenario.when(buyer, 'phaseMoment', 'buy-service').when(buyer, 'riverfolkService', { service, price })
