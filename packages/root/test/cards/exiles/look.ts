import { givenTable, type Position, type RootConfig } from '../../../src/index.ts'

/** The seats of the usual table. */
export const [CATS, BIRDS, REBELS] = [0, 1, 2] as const

/** A table with the Exiles and Partisans deck. */
export const exiles = (config: Partial<RootConfig> = {}): Position =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'], deck: 'exiles', ...config })

/** A birdsong of the Eyrie that leads nowhere by itself. */
export const leader = { leader: 'despot' }
