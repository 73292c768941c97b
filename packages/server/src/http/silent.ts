import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets connections go that have asked for nothing when the server is stopped: browsers open some ahead, and Node would
 * wait a minute for their first request.
 */
export function closeSilent(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.server.on('upgrade', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
