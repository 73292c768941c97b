// The compiled server, made ready and held back until a line comes in: a test that starts fifty of them waits less.
import { main } from '../../dist/main.js'

process.stdin.once('data', () => main(process.env))
// Nobody is left who could stop it.
process.stdin.on('end', () => process.exit(0))
