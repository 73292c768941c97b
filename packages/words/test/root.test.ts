import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  aboutOf,
  decide,
  type GameEvent,
  type Json,
  type Pick,
  playInPlace,
  randomFrom,
  randomIndex,
  start,
} from '@spinney/kernel'
import { allCards, BOX, boards, HIRELING_IDS, ITEM_IDS, LANDMARK_IDS, MAPS, QUESTS, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { formsOf, gapsOf } from '../src/index.ts'
import { catalogueFile } from './catalogue.ts'

const english = catalogueFile('en', 'root')

const GAMES = 34
const TABLES: readonly unknown[] = [
  { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { seats: ['lizard', 'vagabond', 'vagabond2', 'marquise'], map: 'winter' },
  { seats: ['eyrie', 'alliance', 'lizard', 'vagabond'], preset: 'draft' },
  { seats: ['marquise', 'lizard', 'alliance', 'eyrie'], preset: 'first' },
  { seats: ['eyrie', 'marquise', 'alliance', 'vagabond'], deck: 'exiles', map: 'lake' },
  { seats: ['lizard', 'alliance', 'marquise', 'vagabond'], deck: 'exiles', map: 'mountain' },
  { seats: ['riverfolk', 'marquise', 'vagabond', 'eyrie'], deck: 'exiles' },
  { seats: ['lizard', 'riverfolk', 'vagabond', 'alliance'], preset: 'draft' },
  { seats: ['duchy', 'corvid', 'marquise', 'vagabond'] },
  { seats: ['corvid', 'lizard', 'duchy', 'alliance'], deck: 'exiles', map: 'mountain' },
  { seats: ['hundreds', 'keepers', 'vagabond', 'vagabond2'] },
  { seats: ['keepers', 'alliance', 'hundreds', 'riverfolk'], deck: 'exiles', map: 'winter' },
  { seats: ['marquise', 'eyrie'], hirelings: ['the-exile', 'sunward-expedition', 'corvid-spies'], landmarks: 2 },
  { seats: ['duchy', 'lizard'], hirelings: ['popular-band', 'vault-keepers', 'flame-bearers'], deck: 'exiles' },
  {
    seats: ['eyrie', 'alliance', 'duchy', 'marquise', 'corvid'],
    hirelings: ['the-exile', 'popular-band'],
    map: 'lake',
    landmarks: 2,
  },
  { seats: ['clockwork:eyrie', 'marquise', 'clockwork:vagabond', 'clockwork:alliance'], hirelings: 'random' },
  { seats: ['clockwork:lizard', 'eyrie', 'clockwork:riverfolk', 'clockwork:corvid'], landmarks: 2 },
]

/** Kinds of all questions, whether a game meets them or not. */
const kinds = new Set(
  root.procedures.flatMap(({ steps }) => steps.flatMap((step) => (step.type === 'run' ? [] : [step.kind]))),
)

/** What the first group of a pattern finds in the sources of Root. */
function ofSources(pattern: RegExp): string[] {
  const folder = join(import.meta.dirname, '../../root/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, one]) => one!))
}

/** Every event that is told anywhere in the sources: the words among the first two arguments of `tell`. */
function toldInSource(): Set<string> {
  const heads = ofSources(/\btell\(([^()]*)\(\) =>/g)
  return new Set(heads.flatMap((head) => [...head.matchAll(/'([a-z][A-Za-z]+)'/g)].map(([, word]) => word!)))
}

/** All that is asked, offered and told in some random games. */
interface Met {
  readonly abouts: Map<string, Json>
  readonly picks: Set<Pick>
  readonly characters: Set<Pick>
  readonly events: Map<string, GameEvent>
}

function playSome(): Met {
  const met: Met = { abouts: new Map(), picks: new Set(), characters: new Set(), events: new Map() }
  for (let i = 0; i < GAMES; i++) {
    const random = randomFrom(`words ${i}`)
    const { state, events } = start(root, root.config(TABLES[i % TABLES.length]))
    for (const event of events) met.events.set(event.what, event)
    for (let ask = decide(root, state); ask !== null; ask = decide(root, state)) {
      const { seat, kind, options } = ask
      for (const pick of options) (kind === 'vagabondCharacter' ? met.characters : met.picks).add(pick)
      if (!met.abouts.has(kind)) met.abouts.set(kind, aboutOf(state, ask))
      const told = playInPlace(root, state, { seat, kind, pick: options[randomIndex(ask, random)]! }).events
      for (const event of told) met.events.set(event.what, event)
    }
  }
  return met
}

const met = playSome()

const has = (key: string): boolean => formsOf(english, key).length > 0
const gaps = (text: string): string[] => gapsOf(text).map(({ name }) => name)
const namesOf = (value: Json | undefined): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** The words in a value that must be known as terms. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

describe('the English catalogue', () => {
  test('words every question', () => {
    expect([...kinds].filter((kind) => !has(`decision.${kind}`))).toEqual([])
  })

  test('asks with fields that the question has', () => {
    for (const [kind, about] of met.abouts) {
      for (const gap of gaps(english[`decision.${kind}`]!)) expect(namesOf(about), kind).toContain(gap)
    }
  })

  test('knows every word in records that are offered', () => {
    const records = [...met.picks].filter((pick) => typeof pick === 'object')
    expect(records.length).toBeGreaterThan(20)
    expect(wordsIn(records).filter((word) => !has(`term.${word}`))).toEqual([])
  })

  test('words every event, with facts that it has', () => {
    expect([...toldInSource(), ...met.events.keys()].filter((what) => !has(`event.${what}`))).toEqual([])
    for (const { what, facts, secret } of met.events.values()) {
      for (const gap of formsOf(english, `event.${what}`).flatMap(gaps)) expect(Object.keys(facts), what).toContain(gap)
      expect(wordsIn({ ...facts, ...secret?.facts }).filter((word) => !has(`term.${word}`))).toEqual([])
    }
  })

  test('says of everything that may be done besides what it was', () => {
    const ids = [
      ...ofSources(/\bid: '([a-z-]+)',\s*law: '[^']+',\s*phase\b/g),
      ...ofSources(/\bonceInDaylight\(\s*\w+,\s*'([a-z-]+)'/g),
    ]
    expect(ids).toEqual(expect.arrayContaining(['lavish', 'brigand-rob', 'saboteurs', 'buy-service']))
    const named = [...ids, ...HIRELING_IDS, ...LANDMARK_IDS]
    expect(named.filter((id) => !has(`term.${id}`) && !has(`event.usedAction.${id}`))).toEqual([])
  })

  test('names everything on the table', () => {
    const ids = [
      ...allCards.map((card) => card.id),
      ...BOX.map((kind) => kind.id),
      ...boards.FACTION_IDS,
      'vagabond2',
      ...ITEM_IDS,
      ...Object.keys(boards.EYRIE.leaders),
      ...met.characters,
      ...QUESTS.map((quest) => quest.id),
      ...Object.values(MAPS).flatMap((map) => [map.id, ...map.forests.map((forest) => forest.id)]),
    ]
    expect(ids.filter((id) => !has(`term.${id}`))).toEqual([])
  })

  test('says what cards, leaders, characters and factions do', () => {
    const keys = [
      ...allCards.flatMap(({ name }) => [`card.${name}.name`, `card.${name}.text`]),
      ...QUESTS.map(({ name }) => `quest.${name}`),
      ...[...boards.FACTION_IDS, 'vagabond2'].flatMap((id) => [`faction.${id}.about`, `faction.${id}.like`]),
      ...Object.keys(boards.EYRIE.leaders).map((id) => `leader.${id}.about`),
      ...[...met.characters].map((id) => `character.${id}.about`),
    ]
    expect(keys.filter((key) => !has(key))).toEqual([])
    const described = Object.keys(english).filter((key) => /^(card|quest|faction|leader|character)\./.test(key))
    expect(described.filter((key) => !keys.includes(key))).toEqual([])
  })

  test('has no words for questions and events that do not exist', () => {
    const events = toldInSource()
    const unused = Object.keys(english).filter((key) => {
      const [section, name] = key.split('.') as [string, string]
      if (section === 'event') return !events.has(name.replace(/_(zero|one|other)$/, ''))
      return (
        (section === 'decision' ||
          (section === 'topic' && name !== undefined) ||
          (section === 'option' && name !== 'any')) &&
        !kinds.has(name)
      )
    })
    expect(unused).toEqual([])
  })

  test('has a name for everything that may be used in any menu, for the log tells that it was', () => {
    const named = (id: string) => has(`term.${id}`) || has(`event.usedAction.${id}`)
    const used = Object.keys(english).flatMap((key) => /^option\.any\.(?!pass$)(.*)$/.exec(key)?.[1] ?? [])
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((id) => !named(id))).toEqual([])
  })

  test('shares no words between questions for what nobody is offered', () => {
    const offered = new Set([...met.picks].map((pick) => `option.any.${pick}`))
    // What hirelings and landmarks offer comes up at few tables: their own tests see to that.
    const rare = [...HIRELING_IDS, ...LANDMARK_IDS, 'exile-gift', 'brigand-search', 'brigand-rob']
    const isRare = (key: string) => rare.some((id) => key === `option.any.${id}`)
    const shared = Object.keys(english).filter((key) => key.startsWith('option.any.') && !isRare(key))
    expect(shared.filter((key) => !offered.has(key))).toEqual([])
  })
})
