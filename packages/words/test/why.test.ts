import { type Blocked, decide, playInPlace, randomFrom, randomIndex, start, whyNot } from '@spinney/kernel'
import { root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { createWords, LANGUAGES } from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { catalogueFile, textsOf } from './catalogue.ts'

const TABLES = [
  { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { seats: ['lizard', 'riverfolk', 'vagabond', 'vagabond2'], map: 'lake', deck: 'exiles' },
  { seats: ['duchy', 'corvid', 'marquise', 'vagabond'], map: 'mountain' },
  { seats: ['hundreds', 'keepers', 'eyrie', 'alliance'], deck: 'exiles' },
  { seats: ['keepers', 'duchy', 'riverfolk', 'hundreds'], map: 'winter' },
]

/** The menus of all factions, in which every action has a name in the catalogue. */
const MENUS = [
  ...['craftStep', 'marquiseDaylight', 'allianceDaylight', 'allianceEvening', 'vagabondDaylight', 'lizardDaylight'],
  ...['lizardConspiracy', 'riverfolkDaylight', 'duchyAssembly', 'corvidDaylight', 'corvidExert', 'hundredsCommand'],
  ...['hundredsAdvance', 'hundredsMood', 'keepersMoveSlot', 'keepersDelveSlot', 'keepersRecoverSlot', 'keepersGather'],
]

/** What only one character can do; nobody else would expect it. */
const SPECIAL = ['steal', 'day-labor', 'hideout', 'instigate', 'scorched-earth', 'glide']

/** The actions that the catalogue knows for a menu. */
const actionsOf = (kind: string): string[] =>
  Object.keys(catalogueFile('en', 'root'))
    .filter((key) => key.startsWith(`option.${kind}.`))
    .map((key) => key.slice(`option.${kind}.`.length))
    .filter((id) => id !== 'pass' && !SPECIAL.includes(id))

interface Seen {
  readonly reasons: Map<string, Blocked>
  /** By menu, what was neither offered nor blocked. */
  readonly untold: Set<string>
  readonly menus: Set<string>
  /** Picks that were offered and blocked at once. */
  readonly both: Set<string>
}

function played(games: number): Seen {
  const seen: Seen = { reasons: new Map(), untold: new Set(), menus: new Set(), both: new Set() }
  for (let n = 0; n < games; n++) {
    const random = randomFrom(`why not ${n}`)
    const { state } = start(root, root.config(TABLES[n % TABLES.length]))
    for (let ask = decide(root, state); ask !== null; ask = decide(root, state)) {
      const { seat, kind, options } = ask
      if (seat !== 'chance') look(kind, options, whyNot(root, state, seat, ask))
      playInPlace(root, state, { seat, kind, pick: options[randomIndex(ask, random)]! })
    }
  }
  return seen

  function look(kind: string, options: readonly unknown[], blocked: readonly Blocked[]): void {
    for (const reason of blocked) seen.reasons.set(`${reason.why} ${JSON.stringify(reason.facts)}`, reason)
    const closed = blocked.filter(({ picks }) => picks === undefined).map(({ pick }) => pick)
    for (const pick of closed) if (options.includes(pick)) seen.both.add(`${kind} ${pick}`)
    if (!MENUS.includes(kind)) return
    seen.menus.add(kind)
    for (const id of actionsOf(kind))
      if (!options.includes(id) && !closed.includes(id)) seen.untold.add(`${kind} ${id}`)
  }
}

describe('why something may not be done in Root', () => {
  const { reasons, untold, menus, both } = played(10)

  test('every action of every menu is offered or says why it is not', () => {
    expect([...menus].sort()).toEqual([...MENUS].sort())
    for (const kind of MENUS) expect(actionsOf(kind).length, kind).toBeGreaterThan(0)
    expect([...untold]).toEqual([])
    expect([...both]).toEqual([])
  })

  test('no reason is left unexplained, and each names its rule', () => {
    expect([...reasons.values()].filter(({ why, law }) => why.startsWith('unexplained') || law === '')).toEqual([])
    expect(new Set([...reasons.values()].map(({ why }) => why)).size).toBeGreaterThan(90)
  })

  test.each(LANGUAGES)('every reason has words in %s', (language) => {
    const words = createWords({
      texts: textsOf(language, ['root']),
      language,
      game: 'root',
      seatName: (seat) => `<${seat}>`,
      sorts: rootWords.sortsOf?.({ state: { map: 'autumn' } } as never),
    })
    const said = [...reasons.values()].map((reason) => ({ why: reason.why, text: words.why(reason) }))
    expect(said.filter(({ why, text }) => text === why || /\{\{|…|undefined|\[object|\w+\.\w+-/.test(text))).toEqual([])
  })
})
