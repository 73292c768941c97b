// What bin/spinney.mjs does, from the sources and with the game of the tests.
import { main, processIo } from '../src/main.ts'
import { pondEntry } from './pond.ts'

const io = processIo([pondEntry])
// From now on a signal finds somebody who listens.
process.send?.('listening')
process.disconnect?.()
process.exitCode = await main(process.argv.slice(2), io)
