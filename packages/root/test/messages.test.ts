import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  decide,
  type GameEvent,
  type Json,
  type Pick,
  playInPlace,
  randomFrom,
  randomIndex,
  start,
} from '@spinney/kernel'
import { allCards, boards, ITEM_IDS, MAPS, pieceKinds, QUESTS, root } from '@spinney/root'
import en from '@spinney/root/messages/en.json' with { type: 'json' }
import ja from '@spinney/root/messages/ja.json' with { type: 'json' }
import zh from '@spinney/root/messages/zh.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { CHARACTER_IDS } from '../src/facts/factions/vagabond.ts'

type Catalogue = { readonly [key: string]: string }

const catalogues: { readonly [language: string]: Catalogue } = { en, ja, zh }
const english: Catalogue = en

const GAMES = 24
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
]

/** Kinds of all questions, whether a game meets them or not. */
const kinds = new Set(
  root.procedures.flatMap(({ steps }) => steps.flatMap((step) => (step.type === 'run' ? [] : [step.kind]))),
)

/** Every event that is told anywhere in the sources: the words among the first two arguments of `tell`. */
function toldInSource(): Set<string> {
  const folder = join(import.meta.dirname, '../src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const calls = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/\btell\(([^()]*)\(\) =>/g),
  ])
  return new Set(calls.flatMap(([, head]) => [...head!.matchAll(/'([a-z][A-Za-z]+)'/g)].map(([, word]) => word!)))
}

interface Met {
  /** By kind and what tells them apart: options, with what the question was about. */
  readonly options: Map<string, { kind: string; pick: Pick }>
  readonly abouts: Map<string, Json>
  readonly events: Map<string, GameEvent>
}

/** All that is asked, offered and told in some random games. */
function playSome(): Met {
  const met: Met = { options: new Map(), abouts: new Map(), events: new Map() }
  for (let i = 0; i < GAMES; i++) {
    const random = randomFrom(`words ${i}`)
    const { state, events } = start(root, root.config(TABLES[i % TABLES.length]))
    for (const event of events) met.events.set(event.what, event)
    for (let ask = decide(root, state); ask !== null; ask = decide(root, state)) {
      const { seat, kind, options } = ask
      for (const pick of options) met.options.set(`${kind} ${nameOf(pick)}`, { kind, pick })
      if (!met.abouts.has(kind)) met.abouts.set(kind, ask.step.about?.(state, ask.frame.local) ?? null)
      const told = playInPlace(root, state, { seat, kind, pick: options[randomIndex(ask, random)]! }).events
      for (const event of told) met.events.set(event.what, event)
    }
  }
  return met
}

/** Numbers are worded alike; so are records, apart from the words in them. */
function nameOf(pick: Pick): string {
  if (typeof pick !== 'object') return typeof pick === 'number' ? 'a number' : String(pick)
  return JSON.stringify(Object.entries(pick).map(([name, value]) => [name, typeof value === 'number' ? '' : value]))
}

const met = playSome()

const has = (key: string): boolean => key in english
const gaps = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]!).sort()
const namesOf = (value: Json | undefined): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** The words in a value that must be known as terms. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

const isWorded = (kind: string, pick: Pick): boolean => {
  if (typeof pick === 'object') return has(`option.${kind}`)
  const own = has(`option.${kind}.${pick}`) || has(`option.any.${pick}`) || has(`option.${kind}`)
  return own || (typeof pick === 'string' && has(`term.${pick}`))
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

  test('words every option, with fields that the option has', () => {
    for (const [name, { kind, pick }] of met.options) {
      expect(isWorded(kind, pick), name).toBe(true)
      const text = english[`option.${kind}.${pick}`] ?? english[`option.any.${pick}`] ?? english[`option.${kind}`] ?? ''
      for (const gap of gaps(text)) expect(['pick', ...namesOf(pick)], name).toContain(gap)
      if (typeof pick === 'object') expect(wordsIn(pick).filter((word) => !has(`term.${word}`))).toEqual([])
    }
  })

  test('words every event, with facts that it has', () => {
    expect([...toldInSource(), ...met.events.keys()].filter((what) => !has(`event.${what}`))).toEqual([])
    for (const { what, facts, secret } of met.events.values()) {
      for (const gap of gaps(english[`event.${what}`]!)) expect(Object.keys(facts), what).toContain(gap)
      expect(wordsIn({ ...facts, ...secret?.facts }).filter((word) => !has(`term.${word}`))).toEqual([])
    }
  })

  test('names everything on the table', () => {
    const ids = [
      ...allCards.map((card) => card.id),
      ...pieceKinds.map((kind) => kind.id),
      ...boards.FACTION_IDS,
      'vagabond2',
      ...ITEM_IDS,
      ...Object.keys(boards.EYRIE.leaders),
      ...CHARACTER_IDS,
      ...QUESTS.map((quest) => quest.id),
      ...Object.values(MAPS).flatMap((map) => [map.id, ...map.forests.map((forest) => forest.id)]),
    ]
    expect(ids.filter((id) => !has(`term.${id}`))).toEqual([])
    expect(root.open.filter((field) => !has(`field.${field}`))).toEqual([])
  })

  test('says what cards, leaders, characters and factions do', () => {
    const keys = [
      ...allCards.flatMap(({ name }) => [`card.${name}.name`, `card.${name}.text`]),
      ...QUESTS.map(({ name }) => `quest.${name}`),
      ...[...boards.FACTION_IDS, 'vagabond2'].map((id) => `faction.${id}.about`),
      ...Object.keys(boards.EYRIE.leaders).map((id) => `leader.${id}.about`),
      ...CHARACTER_IDS.map((id) => `character.${id}.about`),
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
      return (section === 'decision' || (section === 'option' && name !== 'any')) && !kinds.has(name)
    })
    expect(unused).toEqual([])
  })

  test('shares no words between questions for what nobody is offered', () => {
    const offered = new Set([...met.options.values()].map(({ pick }) => `option.any.${pick}`))
    const shared = Object.keys(english).filter((key) => key.startsWith('option.any.'))
    expect(shared.filter((key) => !offered.has(key))).toEqual([])
  })
})

test.each(['ja', 'zh'])('%s has the keys and gaps of the English catalogue', (language) => {
  const catalogue = catalogues[language]!
  expect(Object.keys(catalogue)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(english)) expect(gaps(catalogue[key]!), key).toEqual(gaps(text))
})
