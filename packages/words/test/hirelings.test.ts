import { aboutOf, decide, type Pick, playInPlace, view } from '@spinney/kernel'
import { type Root, root, scenarioKit } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { createWords, LANGUAGES, type Language, plain } from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { textsOf } from './catalogue.ts'

const DUCHY_IN_THE_BURROW = {
  seats: ['duchy', 'marquise'],
  hirelings: { 'warm-sun-prophets': { controller: 'marquise' } },
  clearings: { 5: { duchy: { warrior: 2, tunnel: 1 }, 'warm-sun-prophets': { warrior: 1 } } },
  turn: { faction: 'marquise', phase: 'daylight' },
}

const PHYSICIANS = {
  seats: ['duchy', 'eyrie'],
  hirelings: { 'feline-physicians': { controller: 'duchy' } },
  clearings: { 5: { duchy: { warrior: 2 } } },
  crafted: { duchy: ['tax-collector'] },
  hands: { duchy: ['bake-sale'] },
  own: { eyrie: { leader: 'despot' }, duchy: { burrow: 1 } },
  turn: { faction: 'duchy', phase: 'daylight' },
}

const PROTECTOR = {
  seats: ['duchy', 'marquise'],
  hirelings: { 'stoic-protector': { controller: 'marquise' } },
  clearings: { 1: { 'stoic-protector': { pawn: 1 } } },
  turn: { faction: 'marquise', phase: 'birdsong' },
}

/** What a position leads to, in words: the events of some answers, then the options of the next question. */
function said(language: Language, given: unknown, answers: readonly Pick[]): { events: string[]; options: string[] } {
  const state: Root = scenarioKit.given(given, (path, reason) => {
    throw new Error(`${path}: ${reason}`)
  })
  const words = createWords({
    texts: textsOf(language, ['root']),
    language,
    game: 'root',
    seatName: (seat) => `<${seat}>`,
    sorts: rootWords.sortsOf?.(view(root, state, null)),
  })
  const events = answers.flatMap((pick) => {
    const { seat, kind } = decide(root, state)!
    return playInPlace(root, state, { seat, kind, pick }).events.map((event) => plain(words.event(event)))
  })
  const ask = decide(root, state)!
  const question = { kind: ask.kind, about: aboutOf(state, ask), picks: ask.picks }
  return { events, options: ask.options.map((pick) => plain(words.option(question, pick))) }
}

const BURROW: { readonly [L in Language]: string } = { en: 'Choose the Burrow', ja: '巣穴', zh: '地穴' }
const NURSED: { readonly [L in Language]: string } = {
  en: '<0> used the Feline Physicians to place 1 warrior lost in clearing 5 in the Burrow.',
  ja: '<0>は猫の医師団により、広場5で失った兵士1個を巣穴に置いた。',
  zh: '<0>借助猫族医师，把在地点5失去的1个战士放到了地穴。',
}

describe.each(LANGUAGES)('hirelings in %s', (language) => {
  test('[law 12.2.2] send the Duchy to the Burrow by its name', () => {
    const force = ['warm-sun-prophets', 'prophets-force', { clearing: 5, owner: 0 }, 'move']
    const { options } = said(language, DUCHY_IN_THE_BURROW, force)
    expect(options).toContain(BURROW[language])
    expect(options.filter((option) => option.includes('13'))).toEqual([])
  })

  test('[law E.2.2] the Feline Physicians are no Field Hospitals', () => {
    const { events } = said(language, PHYSICIANS, ['tax-collector', 5, 'bake-sale', 13])
    expect(events).toContain(NURSED[language])
  })

  test('[law E.2.3] a Protector that moves is no Vagabond', () => {
    const { events } = said(language, PROTECTOR, [5])
    expect(events.filter((event) => /Vagabond|放浪者|浪人/.test(event))).toEqual([])
    expect(events[0]).toMatch(/5/)
  })
})
