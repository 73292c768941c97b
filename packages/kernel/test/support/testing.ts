import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game, State } from '@spinney/kernel'
import { ContractFailure, type ContractOptions, type ContractReport, checkContract } from '@spinney/kernel/contract'

export {
  type Data,
  damaged,
  lookAt,
  of,
  scramble,
  strange,
  textOf,
  troubleOf,
  wrongError,
} from './mutate.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * For the tests of any game: checks the contract and, where it is broken, leaves a file under `test-failures/` that
 * `spinney replay` shows. The file is named in the error.
 */
export function holdsContract<G extends State, C>(game: Game<G, C>, options: ContractOptions<C>): ContractReport {
  try {
    return checkContract(game, options)
  } catch (error) {
    if (!(error instanceof ContractFailure)) throw error
    const file = join(root, 'test-failures', `${game.id}-${error.property}.json`)
    mkdirSync(join(root, 'test-failures'), { recursive: true })
    writeFileSync(file, error.failureFile)
    throw new Error(`${error.message}\nSee it with: npx spinney replay ${relative(root, file)}`, { cause: error })
  }
}
