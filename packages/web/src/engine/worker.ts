import { wakeBots } from '@spinney/host'
import { createDesk } from './desk.ts'
import type { FromEngine } from './protocol.ts'
import { serveEngine } from './serve.ts'

/** Milliseconds that the page is given to draw a table before bots are loaded that nobody has asked for yet. */
const DRAWING = 1500

const send = (message: FromEngine) => self.postMessage(message)
const desk = createDesk(send, navigator.locks, (game) => void setTimeout(() => void wakeBots(game), DRAWING))
// A worker named after a table reads it before anybody asks.
if (self.name !== '') desk.readEarly(self.name)

const hear = serveEngine(desk, send)
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
