import { existsSync, realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Packed copies that may lie beside a file. */
const ENDINGS = ['', '.br', '.gz']

/** The page, with packed files where a browser takes them. Addresses without a file ending lead to the page itself. */
export async function pageRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => ENDINGS.every((ending) => isInside(folder, join(folder, path + ending))),
    setHeaders(reply, path) {
      // Files in assets carry a hash of their content in their names. The folder of the page may have any name.
      const lasts = relative(folder, path).startsWith(`assets${sep}`)
      reply.header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // The numbers of rules have dots, too.
    const isFile = /\.[^/]*$/.test(path) && !path.startsWith('/rules/')
    const isPage = isRead && !isFile && !path.startsWith('/api/')
    if (!isPage) return reply.code(404).send({ code: 'missing', message: 'There is nothing at this address.' })
    if (!existsSync(join(folder, 'index.html')))
      return reply.code(503).send({ code: 'missing', message: 'The page is not built. Run: npm run build' })
    return reply.sendFile('index.html')
  })
}

/** Whether a path leads into a folder, or nowhere: not where a link leads out of it. */
function isInside(folder: string, path: string): boolean {
  try {
    const way = relative(realpathSync(folder), realpathSync(path))
    return way !== '..' && !way.startsWith(`..${sep}`)
  } catch {
    return true
  }
}
