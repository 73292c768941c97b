import type { Update } from '@spinney/host'

/** A program that plays by the interface for programs. */
export class Program {
  readonly url: string
  readonly token: string
  /** All that it was sent. */
  readonly received: string[] = []
  constructor(url: string, token: string) {
    this.url = url
    this.token = token
  }

  open(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async send(method: string, path: string, body?: unknown) {
    const response = await this.open(method, path, body)
    const text = await response.text()
    this.received.push(text)
    return { status: response.status, body: JSON.parse(text) }
  }

  async *stream(path: string): AsyncGenerator<{ update?: Update }> {
    const response = await this.open('GET', path)
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        this.received.push(line)
        yield JSON.parse(line)
      }
    }
  }

  /** Takes the first option whenever it is asked; the last update. */
  async play(id: string): Promise<Update> {
    for await (const { update } of this.stream(`/tables/${id}/stream`)) {
      if (update === undefined) continue
      const { view, viewer } = update
      if (view.over) return update
      if (view.asked?.seat !== viewer || view.asked.options === null) continue
      const { status, body } = await this.send('POST', `/tables/${id}/answer`, {
        kind: view.asked.kind,
        pick: view.asked.options[0],
        version: view.version,
      })
      if (status !== 200 && body.code !== 'stale') throw new Error(JSON.stringify(body))
    }
    throw new Error('the stream ended before the game')
  }
}
