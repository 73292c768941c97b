// The command line of the small server, read and checked. Plain Node: `npm start` asks before anything is installed.
import { isIP } from 'node:net'
import { parseArgs } from 'node:util'

const USUAL_PORT = 4173
const LAST_PORT = 65_535

export const HELP = `Runs Spinney: the page, and tables for people who are not in one room.

  npm start -- [options]

  --port NUMBER   the port, 0 for any that is free (usually ${USUAL_PORT}, or the next that is free)
  --host NAME     where to listen (usually 127.0.0.1: this computer only; 0.0.0.0: the whole network)
  --folder PATH   what to serve (usually the built page)
  --help          these lines

More can be chosen by the environment or a file, such as where tables are kept: docs/hosting.md`

/**
 * @typedef {object} Served
 * @property {string | undefined} host undefined: this computer only
 * @property {number} port
 * @property {boolean} isAnyPort whether another port will do where this one is taken
 * @property {string | undefined} folder
 */

/** What the words of a command line ask for: to serve, for help, or something that cannot be.
 * @param {readonly string[]} words
 * @returns {{ serve: Served } | { help: true } | { wrong: string }} */
export function readOptions(words) {
  /** @type {Record<string, string>} */
  const given = {}
  for (const word of tokensOf(words)) {
    if (word.kind !== 'option') return { wrong: `There is nothing to do with "${shown(word.value)}".` }
    if (word.name === 'help') return { help: true }
    if (!['port', 'host', 'folder'].includes(word.name)) return { wrong: `There is no option ${shown(word.rawName)}.` }
    if (word.value === undefined || word.value.trim() === '') return { wrong: `${word.rawName} wants a value.` }
    given[word.name] = word.value
  }
  const { host, port, folder } = given
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)) {
    return { wrong: `--port wants a number from 0 to ${LAST_PORT}, not "${shown(port)}".` }
  }
  if (host !== undefined && isIP(host) === 0 && !/^[\w.-]{1,253}$/.test(host)) {
    return { wrong: `--host wants a name or an address, not "${shown(host)}".` }
  }
  return { serve: { host, folder, isAnyPort: port === undefined, port: Number(port ?? USUAL_PORT) } }
}

/** The words one by one: options with their values, and what is none.
 * @param {readonly string[]} words
 * @returns {({ kind: 'option', name: string, rawName: string, value?: string | undefined } | { kind: 'other', value: string })[]} */
function tokensOf(words) {
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      folder: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  return tokens.map((token) => {
    if (token.kind === 'option') return { kind: 'option', name: token.name, rawName: token.rawName, value: token.value }
    return { kind: 'other', value: token.kind === 'positional' ? token.value : '--' }
  })
}

/** @param {string} text */
function shown(text) {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
