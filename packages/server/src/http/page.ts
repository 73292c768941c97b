import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The page, with packed files where a browser takes them. Addresses without a file ending lead to the page itself. */
export async function pageRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      // Files in assets carry a hash of their content in their names.
      const lasts = path.includes('/assets/')
      reply.header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname
    const isPage = request.method === 'GET' && !/\.[^/]*$/.test(path) && !path.startsWith('/api/')
    if (isPage) return reply.sendFile('index.html')
    return reply.code(404).send({ code: 'missing', message: 'There is nothing at this address.' })
  })
}
