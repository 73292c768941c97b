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
  readonly waiting: 'person' | 'bot' | null
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

  /** What was refused is thrown. A server that is away is asked again. */
  async open(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    for (;;) {
      const response = await fetch(`${this.#server}/api/v1${path}`, {
        method,
        headers: body === undefined ? { authorization: headers.authorization } : headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(away)
      if (response?.ok) return response
      if (response !== null && response.status !== 429 && response.status < 500) {
        const { code, message } = (await response.json()) as { code: string; message: string }
        throw new Refused(code, message)
      }
      await sleep(Number(response?.headers.get('retry-after') ?? 1))
    }
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      const reply = await (await this.open(method, path, body)).json().catch(away)
      if (reply !== null) return reply as T
    }
  }
}

/** Where a server cannot be reached, or breaks off. */
function away(error: unknown): null {
  console.error(String(error))
  return null
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

/** What happens at the table. A stream that breaks off is opened again. */
async function* updates(spinney: Spinney, id: string): AsyncGenerator<Update> {
  for (;;) {
    try {
      for await (const line of linesOf(await spinney.open('GET', `/tables/${id}/stream`))) {
        const { update, failure } = JSON.parse(line) as { update?: Update; failure?: Refused }
        if (failure !== undefined) throw new Refused(failure.code, failure.message)
        if (update !== undefined) yield update
      }
    } catch (error) {
      if (error instanceof Refused) throw error
      away(error)
    }
    await sleep(1)
  }
}

/** Does something that may come too late: the next update says what the table has come to. */
async function give(spinney: Spinney, path: string, body?: unknown): Promise<void> {
  try {
    await spinney.send('POST', path, body)
  } catch (error) {
    if (!(error instanceof Refused) || !['stale', 'refused', 'closed'].includes(error.code)) throw error
    console.error(error.message)
  }
}

/** Answers, where the program is asked. */
async function answer(spinney: Spinney, id: string, { view, viewer, waiting }: Update): Promise<void> {
  const { asked, version } = view
  if (asked === null || asked.seat !== viewer || asked.options === null) return
  // The clock has run out: a bot answers until the seat is taken back.
  if (waiting === 'bot') await give(spinney, `/tables/${id}/back`)
  else {
    const pick = choose(asked.options, view)
    await give(spinney, `/tables/${id}/answer`, { kind: asked.kind, pick, version })
  }
}

/** Answers until the game is over; returns its result. */
async function play(spinney: Spinney, id: string): Promise<unknown> {
  for await (const update of updates(spinney, id)) {
    // Those who play may also end a game without a result.
    if (update.view.over || update.closed !== null) return update.view.result
    await answer(spinney, id, update)
  }
  return null
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
