import type { Animal } from './define.ts'
import { frog } from './frog.ts'
import { heron } from './heron.ts'
import { magpie } from './magpie.ts'
import { otter } from './otter.ts'

/** Rule 1.2: all animals. A new one is a file of its own and a line here. */
export const animals: readonly Animal[] = [otter, heron, magpie, frog]
