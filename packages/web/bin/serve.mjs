// Serves the built page. Plain Node; --help says what can be asked for.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveFolder } from './files.mjs'
import { HELP, readOptions } from './options.mjs'

/** Ports tried one after the other where none was asked for. */
const TRIES = 20

const asked = readOptions(process.argv.slice(2))
if ('help' in asked) {
  console.log(HELP)
  process.exit(0)
}
if ('wrong' in asked) stop(2, `${asked.wrong} See: npm start -- --help`)
const { host = '127.0.0.1', isAnyPort, port, folder: given } = asked.serve
const folder = resolve(given ?? fileURLToPath(new URL('../dist/', import.meta.url)))
if (!existsSync(join(folder, 'index.html'))) stop(1, `There is no page in ${folder}. Run: npm run build`)

const listener = serveFolder(folder)
const server = createServer((request, response) => void listener(request, response))
let last = port
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EADDRINUSE' || !isAnyPort || last >= port + TRIES) stop(2, reason(error))
  last++
  server.listen(last, host)
})
server.on('listening', () => {
  const address = server.address()
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  console.log(`Spinney is ready: http://${name}:${typeof address === 'object' ? address?.port : last}/`)
  console.log('Press Ctrl+C to stop.')
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0))
server.listen(last, host)

/** Why nobody can be served.
 * @param {NodeJS.ErrnoException} error */
function reason({ code, message }) {
  if (code === 'EADDRINUSE') return `Port ${last} is in use. Choose another: npm start -- --port 5000`
  if (code === 'EACCES') return `Port ${last} is not for everybody. Choose one above 1023: npm start -- --port 5000`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `"${host}" is no address of this computer. Try --host 127.0.0.1 or --host 0.0.0.0`
  }
  return message
}

/** @param {number} code @param {string} words
 * @returns {never} */
function stop(code, words) {
  console.error(words)
  process.exit(code)
}
