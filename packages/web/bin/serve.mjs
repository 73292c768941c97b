// Serves the built page. Plain Node: node packages/web/bin/serve.mjs [--port 4173] [--host 127.0.0.1]
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const FOLDER = fileURLToPath(new URL('../dist/', import.meta.url))
const TRIES = 20

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' } },
})
const host = values.host ?? '127.0.0.1'
const wanted = values.port === undefined ? 4173 : Number(values.port)
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`--port ${values.port} is not a port number.`)
  process.exit(1)
}
if (!existsSync(join(FOLDER, 'index.html'))) {
  console.error('The page is not built yet. Run: npm run build')
  process.exit(1)
}

/** The file behind an address; unknown addresses without a file ending lead to the page itself.
 * @param {string} url */
function fileFor(url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
  const file = normalize(join(FOLDER, path))
  if (!file.startsWith(FOLDER.endsWith(sep) ? FOLDER : FOLDER + sep)) return undefined
  if (existsSync(file) && statSync(file).isFile()) return file
  return extname(path) === '' ? join(FOLDER, 'index.html') : undefined
}

/** @param {string} file @param {string} accepted */
function packed(file, accepted) {
  if (/\bbr\b/.test(accepted) && existsSync(`${file}.br`)) return { file: `${file}.br`, encoding: 'br' }
  if (/\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)) return { file: `${file}.gz`, encoding: 'gzip' }
  return { file, encoding: undefined }
}

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end()
    return
  }
  const file = fileFor(request.url ?? '/')
  if (file === undefined) {
    response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain' }).end('Not found\n')
    return
  }
  const { file: body, encoding } = packed(file, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(body).size,
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(body)
      .on('error', () => response.destroy())
      .pipe(response)
})

let port = wanted
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EADDRINUSE' && values.port === undefined && port < wanted + TRIES) {
    port++
    server.listen(port, host)
    return
  }
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another: npm start -- --port 5000` : error.message,
  )
  process.exit(1)
})
server.on('listening', () => {
  const address = server.address()
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  console.log(`Spinney is ready: http://${shown}:${typeof address === 'object' ? address?.port : port}/`)
  console.log('Press Ctrl+C to stop.')
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0))
server.listen(port, host)
