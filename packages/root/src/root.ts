import './content.ts'
import { rootGame } from './game.ts'

/** Root, as the kernel plays it. */
export const root = rootGame()
