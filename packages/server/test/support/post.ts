import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A letter as it came. */
export interface Arrived {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Somebody else's server, to which notices are sent. */
export class Letterbox {
  readonly arrived: Arrived[] = []
  /** What it answers with, one after the other; then 201. */
  readonly statuses: number[] = []
  readonly headers: Record<string, string> = {}
  readonly #server: Server
  #hear = () => {}

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      this.arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(this.statuses.shift() ?? 201, this.headers).end('much to say')
      this.#hear()
    })
  }

  static async open(): Promise<Letterbox> {
    const box = new Letterbox()
    await new Promise<void>((resolve) => box.#server.listen(0, '127.0.0.1', resolve))
    return box
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`
  }

  /** All that came to a path, once there are so many. */
  async at(path: string, count: number): Promise<Arrived[]> {
    for (;;) {
      const found = this.arrived.filter((one) => one.path === path)
      if (found.length >= count) return found
      await new Promise<void>((resolve) => {
        this.#hear = resolve
      })
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()
/** One block of HKDF: all keys here are shorter than its hash. */
const derived = (salt: Buffer, secret: Buffer, about: string | Buffer, length: number) =>
  hmac(hmac(salt, secret), Buffer.concat([Buffer.from(about), Buffer.from([1])])).subarray(0, length)

/** A browser that has subscribed: it reads what only it can read (RFC 8291), and checks who has sent it (RFC 8292). */
export class PushBrowser {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly endpoint: string

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#keys.generateKeys()
  }

  get subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
    return { endpoint: this.endpoint, expirationTime: null, keys }
  }

  read({ body }: Arrived): unknown {
    const salt = body.subarray(0, 16)
    const end = 21 + body.readUInt8(20)
    const sender = body.subarray(21, end)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const shared = derived(this.#auth, this.#keys.computeSecret(sender), about, 32)
    const key = derived(salt, shared, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derived(salt, shared, 'Content-Encoding: nonce\0', 12)
    const open = createDecipheriv('aes-128-gcm', key, nonce)
    open.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([open.update(body.subarray(end, -16)), open.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }

  /** What the sender claims, signed with the key that the browser was told of. */
  claims({ headers }: Arrived, publicKey: string): Record<string, unknown> {
    const [, token = '', named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
    if (named !== publicKey) throw new Error('this is another key')
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    const is = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
    if (!is) throw new Error('the signature is wrong')
    return JSON.parse(Buffer.from(claims, 'base64url').toString())
  }
}
