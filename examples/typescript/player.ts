/** Plays a seat of any game of Spinney. Needs Node 20 or newer, and something that runs TypeScript, such as tsx. */

interface Asked {
  readonly seat: number | 'chance'
  readonly kind: string
  /** Null: the question is not for you. */
  readonly options: readonly unknown[] | null
}
interface View {
  readonly version: number
  readonly over: boolean
  readonly asked: Asked | null
  readonly result: unknown
}
interface Update {
  readonly viewer: number | null
  readonly view: View
  /** Why nobody plays on; null while the game goes on. */
  readonly closed: string | null
}
interface Table {
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly seats: readonly { readonly kind: 'person' | 'bot' | 'open' }[]
  readonly mine: readonly number[]
}

/** Your thoughts go here: the whole position is in the view, what may be done are the options. */
function choose(options: readonly unknown[], _view: View): unknown {
  return options[Math.floor(Math.random() * options.length)]
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** What a server refused; the code is for programs. */
class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A server, for the owner of a token. */
class Spinney {
  readonly #server: string
  readonly #token: string
  constructor(server: string, token: string) {
    this.#server = server.replace(/\/$/, '')
    this.#token = token
  }

  async open(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    for (;;) {
      const response = await fetch(`${this.#server}/api/v1${path}`, {
        method,
        headers: body === undefined ? { authorization: headers.authorization } : headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (response.ok) return response
      const { code, message } = (await response.json()) as { code: string; message: string }
      if (response.status !== 429) throw new Refused(code, message)
      await sleep(Number(response.headers.get('retry-after') ?? 1))
    }
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await this.open(method, path, body)).json()) as T
  }
}

/** Takes the first free seat, unless there is one already; done once the game has begun. */
async function sitDown(spinney: Spinney, id: string, link: string): Promise<void> {
  const linked: Record<string, string> = link === '' ? {} : { link }
  for (;;) {
    const table = await spinney.send<Table>('GET', `/tables/${id}?${new URLSearchParams(linked)}`)
    if (table.stage !== 'gathering') return
    if (table.mine.length > 0) {
      await sleep(1)
      continue
    }
    const seat = table.seats.findIndex(({ kind }) => kind === 'open')
    if (seat < 0) throw new Error('There is no free seat.')
    try {
      await spinney.send('POST', `/tables/${id}/seat`, { seat, ...linked })
    } catch (error) {
      // Somebody was quicker, or the game begins: look again.
      if (!(error instanceof Refused) || !['taken', 'closed'].includes(error.code)) throw error
    }
  }
}

/** The lines of a stream, as they come. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Answers until the game is over; returns its result. */
async function play(spinney: Spinney, id: string): Promise<unknown> {
  for await (const line of linesOf(await spinney.open('GET', `/tables/${id}/stream`))) {
    const { update, failure } = JSON.parse(line) as { update?: Update; failure?: { message: string } }
    if (failure !== undefined) throw new Error(failure.message)
    if (update === undefined) continue
    const { view, viewer } = update
    // Those who play may also end a game without a result.
    if (view.over || update.closed !== null) return view.result
    const { asked } = view
    if (asked === null || asked.seat !== viewer || asked.options === null) continue
    const answer = { kind: asked.kind, pick: choose(asked.options, view), version: view.version }
    try {
      await spinney.send('POST', `/tables/${id}/answer`, answer)
    } catch (error) {
      // The table has changed meanwhile: the next update says how.
      if (!(error instanceof Refused) || error.code !== 'stale') throw error
    }
  }
  throw new Error('The stream ended before the game.')
}

const [server, where] = process.argv.slice(2)
const token = process.env.SPINNEY_TOKEN
if (server === undefined || where === undefined || token === undefined) {
  console.error('SPINNEY_TOKEN=… npx tsx player.ts http://localhost:4173 TABLE#LINK')
  process.exit(2)
}
const spinney = new Spinney(server, token)
const [id = '', link = ''] = where.split('#')
await sitDown(spinney, id, link)
console.log(JSON.stringify(await play(spinney, id)))
