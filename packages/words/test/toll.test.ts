import { toll } from '@spinney/example-toll'
import { decide, type GameEvent, playInPlace, randomFrom, randomIndex, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { gapsOf, LANGUAGES } from '../src/index.ts'
import { catalogueFile } from './catalogue.ts'

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

describe.each(LANGUAGES)('%s', (language) => {
  const catalogue = catalogueFile(language, 'toll')
  const has = (key: string) => key in catalogue || (key.endsWith('.pass') && 'option.any.pass' in catalogue)

  test('words every question and option', () => expect([...keys].filter((key) => !has(key))).toEqual([]))

  test('words every event, with facts that are there', () => {
    for (const { what, facts } of events.values()) {
      const text = catalogue[`event.${what}`]
      expect(text, what).toBeDefined()
      for (const { name } of gapsOf(text!)) expect(Object.keys(facts), what).toContain(name)
    }
  })
})
