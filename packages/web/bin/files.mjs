// Answers requests with the files of one folder. Plain Node.
// Ready-made handlers (sirv 3.0.2) leave a file open when a download is broken off, end the process when a file is gone,
// follow links out of the folder, and send packed files to those who refuse them.
import { open, realpath } from 'node:fs/promises'
import { extname, join, normalize, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

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

/** Packed copies that may lie beside a file, the smallest first. */
const PACKINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

/** What the system says of a path that leads to nothing we could read. */
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EISDIR'])

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ handle: import('node:fs/promises').FileHandle, size: number, changed: number }} Opened */

/** A listener for an HTTP server. Unknown addresses without a file ending lead to the page itself (`index.html`).
 * @param {string} folder */
export function serveFolder(folder) {
  /** Done when the answer is sent or broken off, and its file closed.
   * @param {Request} request @param {Response} response */
  return async (request, response) => {
    try {
      await answer(folder, request, response)
    } catch {
      // Nobody is left to be told where the download was broken off.
      if (response.headersSent) response.destroy()
      else say(response, 500, 'Something went wrong')
    }
  }
}

/** @param {string} folder @param {Request} request @param {Response} response */
async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' })
    return
  }
  const path = pathOf(request.url ?? '/')
  if (path === undefined) return say(response, 400, 'This address cannot be read')
  // The numbers of rules have dots, too.
  const isPage = extname(path) === '' || path.startsWith('/rules/')
  const accepted = acceptedPackings(String(request.headers['accept-encoding'] ?? ''))
  const found =
    (await find(folder, path, accepted)) ?? (isPage ? await find(folder, '/index.html', accepted) : undefined)
  if (found === undefined) {
    if (isPage) say(response, 503, 'The page is not built. Run: npm run build')
    else say(response, 404, 'Not found')
    return
  }
  try {
    await send(request, response, found)
  } finally {
    await found.file.handle.close()
  }
}

/** The path that an address asks for, decoded; undefined where it is malformed.
 * @param {string} url */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.startsWith('/') ? url.replace(/[?#].*$/s, '') : new URL(url).pathname)
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}

/** How the file may be packed, what is liked best first (RFC 9110, 12.5.3).
 * @param {string} header */
function acceptedPackings(header) {
  /** @type {Map<string, number>} */
  const wishes = new Map()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    wishes.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0)
  }
  /** @param {string} encoding */
  const wish = (encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0
  return PACKINGS.filter(({ encoding }) => wish(encoding) > 0).sort((a, b) => wish(b.encoding) - wish(a.encoding))
}

/** Opens the file behind a path, packed where that is accepted and there.
 * @param {string} folder @param {string} path @param {typeof PACKINGS} accepted */
async function find(folder, path, accepted) {
  const name = normalize(join(sep, path))
  const plain = await openInside(folder, name)
  if (plain === undefined) return undefined
  for (const { encoding, ending } of accepted) {
    const packed = await openInside(folder, name + ending).catch(async (error) => {
      // Where no more files can be opened, this one must not stay open.
      await plain.handle.close()
      throw error
    })
    if (packed === undefined) continue
    await plain.handle.close()
    return { name, encoding, file: packed }
  }
  return { name, encoding: undefined, file: plain }
}

/** Opens a file; undefined where there is none, or where a link leads out of the folder.
 * @param {string} folder @param {string} name
 * @returns {Promise<Opened | undefined>} */
async function openInside(folder, name) {
  try {
    const [home, path] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    const way = relative(home, path)
    if (way === '..' || way.startsWith(`..${sep}`)) return undefined
    const handle = await open(path)
    const stats = await handle.stat()
    if (stats.isFile()) return { handle, size: stats.size, changed: stats.mtimeMs }
    await handle.close()
    return undefined
  } catch (error) {
    if (NOT_THERE.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return undefined
    throw error
  }
}

/** @param {Request} request @param {Response} response
 * @param {{ name: string, encoding: string | undefined, file: Opened }} found */
async function send(request, response, { name, encoding, file }) {
  const tag = `W/"${[file.size, Math.floor(file.changed), encoding ?? 'plain'].join('-')}"`
  const headers = {
    ...HEADERS,
    etag: tag,
    // Files in assets carry a hash of their content in their names.
    'cache-control': name.startsWith(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'content-length': file.size,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  if (request.method === 'HEAD' || file.size === 0) response.end()
  else await pipeline(file.handle.createReadStream({ autoClose: false, end: file.size - 1 }), response)
}

/** Whether the browser has this very file.
 * @param {string | undefined} header @param {string} tag */
function isKnown(header, tag) {
  if (header === undefined) return false
  const bare = (/** @type {string} */ text) => text.trim().replace(/^W\//, '')
  return header.split(',').some((known) => known.trim() === '*' || bare(known) === bare(tag))
}

/** @param {Response} response @param {number} code @param {string} words @param {Record<string, string>} [more] */
function say(response, code, words, more = {}) {
  response.writeHead(code, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', ...more }).end(`${words}\n`)
}
