import { toll } from '@spinney/example-toll'
import en from '@spinney/example-toll/messages/en.json' with { type: 'json' }
import ja from '@spinney/example-toll/messages/ja.json' with { type: 'json' }
import zh from '@spinney/example-toll/messages/zh.json' with { type: 'json' }
import { decide, type GameEvent, playInPlace, randomFrom, randomIndex, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'

const catalogues: { [language: string]: { [key: string]: string } } = { en, ja, zh }
const languages = Object.keys(catalogues)

/** All that is asked, offered and told in some games. */
function met(): { keys: Set<string>; events: Map<string, GameEvent> } {
  const keys = new Set<string>()
  const events = new Map<string, GameEvent>()
  for (let i = 0; i < 60; i++) {
    const random = randomFrom(`words ${i}`)
    const { state } = start(toll, { animals: ['otter', 'heron', 'magpie', 'frog'] })
    for (let ask = decide(toll, state); ask !== null; ask = decide(toll, state)) {
      keys.add(`decision.${ask.kind}`)
      for (const pick of ask.options) keys.add(`option.${ask.kind}.${pick}`)
      const pick = ask.options[randomIndex(ask, random)]!
      const told = playInPlace(toll, state, { seat: ask.seat, kind: ask.kind, pick }).events
      for (const event of told) events.set(event.what, event)
    }
  }
  return { keys, events }
}

const { keys, events } = met()
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]!).sort()

describe.each(languages)('%s', (language) => {
  const catalogue = catalogues[language]!
  const has = (key: string) => key in catalogue || (key.endsWith('.pass') && 'option.any.pass' in catalogue)

  test('words every question and option', () => expect([...keys].filter((key) => !has(key))).toEqual([]))

  test('words every event, with facts that are there', () => {
    for (const { what, facts } of events.values()) {
      const text = catalogue[`event.${what}`]
      expect(text, what).toBeDefined()
      for (const name of placeholders(text!)) expect(Object.keys(facts), what).toContain(name)
    }
  })

  test('has the keys and placeholders of the English one', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(en)) expect(placeholders(catalogue[key]!), key).toEqual(placeholders(text))
  })
})
