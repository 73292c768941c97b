import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** Somebody was there, and showed who they are. */
const PRESENT = 0x05
const WITH_KEY = 0x40

/** A device that keeps a passkey, as a browser would answer for it. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #key: KeyObject
  readonly #point: { x: Buffer; y: Buffer }
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#point = { x: Buffer.from(x!, 'base64url'), y: Buffer.from(y!, 'base64url') }
  }

  /** Makes a key for a site. */
  register(challenge: string, origin: string) {
    const { x, y } = this.#point
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(x)],
      [-3, new Uint8Array(y)],
    ])
    const length = Buffer.from([0, this.id.length])
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(cose)])
    const authData = Buffer.concat([this.#head(origin, PRESENT | WITH_KEY), key])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: text(isoCBOR.encode(attestation)),
    })
  }

  /** Signs with the key. */
  signIn(challenge: string, origin: string) {
    const data = this.#head(origin, PRESENT)
    const client = this.#client('webauthn.get', challenge, origin)
    const signed = createSign('SHA256').update(Buffer.concat([data, sha256(client)]))
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signed.sign(this.#key)),
    })
  }

  #head(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter])
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #answer<R>(response: R) {
    const id = text(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
