import { verify } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPassphrases, HASHING } from '../src/people/passphrases.ts'

test('a name that nobody has costs as much work as one that somebody has', async () => {
  const costs: (string | undefined)[] = []
  const passphrases = createPassphrases({ memoryCost: 64, timeCost: 1 }, (kept, passphrase) => {
    costs.push(/\$m=\d+,t=\d+,p=\d+\$/.exec(String(kept))?.[0])
    return verify(kept, passphrase)
  })
  const kept = await passphrases.kept('acorns under the oak')
  expect(await passphrases.fits(kept, 'acorns under the oak')).toBe(true)
  expect(await passphrases.fits(kept, 'acorns under the elm')).toBe(false)
  expect(await passphrases.fits(null, 'nobody has this passphrase')).toBe(false)
  expect(costs).toEqual(Array(3).fill('$m=64,t=1,p=1$'))
})

test('outside of tests it is the work that is recommended', () => {
  expect(HASHING).toEqual({ memoryCost: 19_456, timeCost: 2 })
})
