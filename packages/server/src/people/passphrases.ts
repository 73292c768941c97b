import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../problem.ts'

/** How much work it is to try a passphrase. */
export interface Hashing {
  /** KiB of memory. */
  readonly memoryCost: number
  readonly timeCost: number
}

/** As OWASP recommends for argon2id. */
export const HASHING: Hashing = { memoryCost: 19_456, timeCost: 2 }

const SHORTEST = 10
const LONGEST = 200

export interface Passphrases {
  /** What is kept of a passphrase; what is too short is refused. */
  kept(passphrase: string): Promise<string>
  /** Takes as long where there is nothing to compare with. */
  fits(kept: string | null, passphrase: string): Promise<boolean>
}

export function createPassphrases(hashing: Hashing, compare: typeof verify = verify): Passphrases {
  const hashed = (passphrase: string) => hash(passphrase.normalize('NFKC'), { ...hashing, parallelism: 1 })
  let nobody: Promise<string> | null = null
  return {
    async kept(passphrase) {
      const letters = [...passphrase.normalize('NFKC')].length
      if (letters < SHORTEST || letters > LONGEST) {
        throw new Problem('weak', `A passphrase has ${SHORTEST} to ${LONGEST} letters.`)
      }
      return hashed(passphrase)
    },
    async fits(kept, passphrase) {
      nobody ??= hashed('nobody has this passphrase')
      const known = kept ?? (await nobody)
      const isSame = await compare(known, passphrase.normalize('NFKC'))
      return isSame && kept !== null
    },
  }
}
