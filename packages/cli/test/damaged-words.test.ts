import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '@spinney/kernel'
import { lookAt, of, scramble } from '@spinney/kernel/testing'
import { expect, test } from 'vitest'
import { EXIT } from '../src/errors.ts'
import { GAMES, LAWS } from '../src/games.ts'
import { main } from '../src/main.ts'
import { fakeIo, newFolder } from './terminal.ts'

// Command lines that nobody should type: each does what it says, or is refused in few words.

const CASES = 1500
const LONGEST_OUTPUT = 4000

const folder = newFolder()
mkdirSync(join(folder, 'some'))
writeFileSync(join(folder, 'empty.json'), '')
writeFileSync(join(folder, 'list.json'), '[]')
writeFileSync(join(folder, 'deep.json'), '['.repeat(50_000))
writeFileSync(join(folder, 'record.json'), '{"format":"spinney-record","version":{"toString":1}}')
writeFileSync(join(folder, 'bomb.scenario.yaml'), bomb())

/** A few lines whose aliases stand for a thousand million words. */
function bomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  for (let i = 1; i < 9; i++) lines.push(`a${i}: &a${i} [${Array.from({ length: 10 }, () => `*a${i - 1}`).join(', ')}]`)
  return lines.join('\n')
}

const COMMANDS = [
  ...['play', 'simulate', 'arena', 'replay', 'verify', 'scenario', 'law', 'records', 'dataset', 'balance'],
  ...['serve-engine', 'help'],
]
const FILES = ['empty.json', 'list.json', 'deep.json', 'record.json', 'bomb.scenario.yaml', 'some', 'nowhere.json', '*']
const OPTIONS = [
  ...['--players', '--seats', '--map', '--deck', '--preset', '--first', '--set', '--humans', '--bots', '--seed'],
  ...['--lang', '--save', '--resume', '--auto', '--games', '--json', '--plot', '--at', '--seat', '--events', '--ms'],
  ...[
    '--iterations',
    '--jobs',
    '--noise',
    '--states',
    '--inputs',
    '--check',
    '--out',
    '--factions',
    '--maps',
    '--missing',
    '--require',
    '--min',
    '--questions',
  ],
]
const VALUES = [
  ...[
    '2',
    '3',
    '0',
    '-1',
    '1.5',
    '1e9',
    '99999999999999999999',
    'NaN',
    '',
    ' ',
    ',',
    'a,,b',
    'constructor',
    'toString',
  ],
  ...['__proto__', '__proto__=1', 'constructor=1', 'preset=toString', 'dieFaces=1,2,x', 'pool=constructor', '=', 'a='],
  ...['random', 'sharp@50ms', 'sharp@99999999999ms', 'steady+constructor=1', 'sharp+horizon=1e99', 'random,random'],
  ...[
    'marquise,eyrie',
    'marquise,marquise',
    'otter,frog',
    'otter,constructor',
    'winter',
    'exiles',
    'first',
    'none',
    '0,1',
  ],
  ...[
    'en',
    'ja',
    'toString',
    'all',
    'x'.repeat(100_000),
    'a,'.repeat(1000),
    `dieFaces=${'1,'.repeat(3000)}1`,
    '\u0000',
  ],
]
const GAME_WORDS = ['root', 'smallworld', 'toll', 'chess', 'constructor', '__proto__', '']

function commandLine(random: Random): string[] {
  const words = [of(random, COMMANDS)]
  if (words[0] === 'law' || words[0] === 'records') words.push('--in', '.')
  words.push(of(random, random.below(3) === 0 ? FILES : GAME_WORDS))
  const count = random.below(5)
  for (let i = 0; i < count; i++) {
    words.push(of(random, OPTIONS))
    if (random.below(8) > 0) words.push(of(random, random.below(8) === 0 ? FILES : VALUES))
  }
  return random.below(5) === 0 ? words.map((word) => (word.length < 100 ? scramble(random, word) : word)) : words
}

/** Nobody waits for whole games: whatever would take long is interrupted before it begins. */
async function run(argv: readonly string[], interrupted = true) {
  const { io, written } = fakeIo({ input: '', folder })
  if (interrupted) io.interrupt()
  return { code: await main(argv, { ...io, games: GAMES, laws: LAWS }), ...written }
}

for (const part of [1, 2, 3]) {
  test(`odd command lines, part ${part} of 3`, async () => {
    const codes = new Set<number>()
    const found = await lookAt(`command line ${part}`, CASES / 3, async (random) => {
      const argv = commandLine(random)
      const { code, err } = await run(argv)
      codes.add(code)
      const line = argv.map((word) => word.slice(0, 80)).join(' ')
      if (code === EXIT.bug || /\n\s+at .+:\d+:\d+/.test(err)) return `${line}\n${err}`
      return err.length > LONGEST_OUTPUT ? `${line}\nechoes ${err.length} signs` : null
    })
    expect(found).toEqual([])
    expect([...codes]).toEqual(expect.arrayContaining([EXIT.usage, EXIT.interrupted]))
  })
}

const REFUSED: [string, RegExp][] = [
  ['simulate root --seats constructor,toString', /there is no faction “constructor”/],
  ['simulate constructor', /unknown game "constructor"/],
  ['simulate smallworld --set preset=toString', /there is no preset toString/],
  ['simulate smallworld --set __proto__=1', /unknown setting "__proto__"/],
  ['simulate root --map __proto__', /“map” is autumn/],
  ['simulate root --set hirelings=pirates', /there is no hireling “pirates”/],
  ['simulate root --set hirelings=flame-bearers,popular-band,corvid-spies,vault-keepers', /three hirelings are used/],
  ['simulate root --set hirelings=forest-patrol', /cannot be played beside the hireling/],
  ['simulate root --set landmarks=tower,tower', /the landmark “tower” is listed twice/],
  ['simulate root --set landmarks=3', /one or two are used/],
  ['simulate toll --bots toString', /unknown bot "toString"/],
  ['simulate toll --bots sharp@999999999ms', /thinks too long: at most 600000 milliseconds/],
  ['simulate toll --bots sharp+constructor=1', /the search has no constructor/],
  ['simulate toll --games 1000000000', /from 1 to 1000000/],
  ['play toll --lang constructor', /unknown language "constructor"/],
  ['play toll --humans toString', /unknown seat "toString"/],
  ['law constructor --in .', /unknown list of rules "constructor"/],
  ['arena root --bots random,novice --games 1000001', /from 1 to 1000000/],
  ['arena root --bots random,novice,steady --games 1000000', /more than 1000000/],
  ['arena root --bots random,novice --ms 99999999', /from 1 to 600000/],
  [`simulate smallworld --set dieFaces=${'1,'.repeat(30)}1`, /a die has at most 20 faces, not 31/],
  [`simulate toll --seats ${'otter,'.repeat(60)}frog`, /at most 50 names/],
  ['verify deep.json', /deep\.json/],
  ['verify record.json', /version \{"toString":1\} is not known/],
  ['scenario bomb.scenario.yaml', /parts in this|alias/i],
  [`simulate ${'x'.repeat(100_000)}`, /unknown game "x{60}…"/],
]

test('nothing that is typed or read moves the cursor of a terminal', async () => {
  const signs = '\x1b[2J\x1b]0;owned\x07'
  const body = JSON.stringify({ game: signs, rules: '1', config: {}, seals: [], answers: [] })
  const fingerprint = createHash('sha256').update(body).digest('hex').slice(0, 32)
  writeFileSync(
    join(folder, 'escape.json'),
    `{"format":"spinney-record","version":1,"fingerprint":"${fingerprint}","body":${body}}`,
  )
  for (const argv of [
    ['simulate', signs],
    ['simulate', 'root', '--map', signs],
    ['simulate', 'root', '--seats', `${signs},eyrie`],
    ['simulate', 'root', '--bots', signs],
    ['simulate', 'root', '--set', `${signs}=1`],
    ['simulate', 'root', '--games', signs],
    ['law', signs, '--in', '.'],
    ['play', 'toll', '--lang', signs],
    ['play', 'toll', '--humans', signs],
    ['verify', signs],
    ['verify', 'escape.json'],
    ['dataset', 'root', '--states', signs],
  ]) {
    const { code, out, err } = await run(argv, false)
    expect(code, argv.join(' ')).toBe(EXIT.usage)
    expect((out + err).replaceAll('\n', ''), argv.join(' ')).not.toMatch(/\p{Cc}/u)
  }
})

test.each(REFUSED.map(([line, reason]) => [line.slice(0, 60), line, reason] as const))(
  '%s is refused',
  async (_title, line, reason) => {
    const { code, err } = await run(line.split(' '), false)
    expect(err).toMatch(reason)
    expect(err.length).toBeLessThan(LONGEST_OUTPUT)
    expect(code).toBe(EXIT.usage)
  },
)
