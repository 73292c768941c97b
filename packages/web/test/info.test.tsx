import { readFileSync } from 'node:fs'
import { view } from '@spinney/kernel'
import { BOTS, boards, DIFFICULTIES, MAPS, root, SUIT_NAMES } from '@spinney/root'
import { aides as rootAides } from '@spinney/root/aides'
import { maps, races, smallworld } from '@spinney/smallworld'
import { aides as swAides } from '@spinney/smallworld/aides'
import { createWords, flatten, type GameWords, LANGUAGES, type Language, startTexts } from '@spinney/words'
import { rootWords } from '@spinney/words/root'
import { smallworldWords } from '@spinney/words/smallworld'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import type { InfoContent } from '../src/info/content.ts'
import type { InfoOf } from '../src/info/place.ts'
import { spotFor } from '../src/info/placing.ts'
import { TELLERS as ROOT_TELLERS, infoOf as rootInfo } from '../src/root/info/index.tsx'
import { THINGS } from '../src/root/things.ts'
import { TELLERS as SW_TELLERS, infoOf as swInfo } from '../src/smallworld/info/index.tsx'
import { THINGS as SW_LIBRARY } from '../src/smallworld/things.ts'
import type { Scene } from '../src/table/face.ts'

const { EYRIE, KEEPERS } = boards

/** Every thing of Root that has a card, by kind. */
const ROOT_THINGS: { readonly [kind: string]: readonly string[] } = {
  ...THINGS,
  item: [...THINGS.item!, 'boot-exhausted', 'tea-track'],
  relic: [...THINGS.relic!, `${KEEPERS.relicTypes[0]}-3`],
  space: ['marquise.sawmill:0', 'eyrie.roost:6', 'alliance.sympathy:9'],
  clearing: MAPS.autumn.clearings.map(({ id }) => String(id)),
  forest: MAPS.autumn.forests.map(({ id }) => id),
  ruin: ['ruin'],
  column: EYRIE.decreeColumns,
  slot: KEEPERS.retinueColumns,
  pile: ['draw', 'discard', 'dominance'],
  supporters: ['all'],
  score: ['track'],
  trait: BOTS.flatMap(({ traits }) => Object.keys(traits)),
  level: BOTS.flatMap(({ faction }) => DIFFICULTIES.map((difficulty) => `${faction}.${difficulty}`)),
  order: ['none', ...SUIT_NAMES],
}

const SW_THINGS: { readonly [kind: string]: readonly string[] } = {
  ...SW_LIBRARY,
  combo: races.map(({ id }) => id),
  people: races.flatMap(({ id }) => [`${id}.flying`, `${id}.`]),
  region: maps[0]!.regions.map((_, i) => String(i)),
  coin: ['coin'],
}

const catalogue = (language: string, game: string) =>
  flatten(JSON.parse(readFileSync(new URL(`../../words/messages/${language}/${game}.json`, import.meta.url), 'utf8')))

/** The rules of a game; in Root, the steps of automata as well. */
const lawsOf = (game: string): ReadonlySet<string> =>
  new Set(
    (game === 'root' ? ['index', 'annex'] : ['index']).flatMap((file) =>
      JSON.parse(readFileSync(new URL(`../../${game}/law/${file}.json`, import.meta.url), 'utf8')).map(
        ({ id }: { readonly id: string }) => id,
      ),
    ),
  )

/** A scene as far as cards look at it. */
function sceneOf(
  game: typeof root | typeof smallworld,
  config: unknown,
  language: Language,
  wording: GameWords,
): Scene {
  const state = game.setup(game.config(config) as never) as never
  const seen = view(game as typeof root, state, 0)
  const texts = createInstance()
  const resources = { [language]: { [game.id]: catalogue(language, game.id) } }
  void startTexts(texts, { lng: language, resources, initAsync: false })
  const words = createWords({
    texts,
    language,
    game: game.id,
    seatName: (seat) => `<${seat}>`,
    sorts: wording.sortsOf?.(seen),
  })
  const aides = game.id === 'root' ? rootAides(state, 0) : swAides(state, 0)
  return { view: seen, viewer: 0, aides, question: null, targets: new Map(), words } as unknown as Scene
}

const GAMES = [
  ['root', ROOT_THINGS, rootInfo, Object.keys(ROOT_TELLERS)],
  ['smallworld', SW_THINGS, swInfo, Object.keys(SW_TELLERS)],
] as const

const sceneFor = (id: string, language: Language): Scene =>
  id === 'root'
    ? sceneOf(root, { seats: ['eyrie', 'duchy', 'alliance', 'riverfolk'] }, language, rootWords)
    : sceneOf(smallworld, { players: 2 }, language, smallworldWords)

describe.each(GAMES)('the info cards of %s', (id, things, infoOf: InfoOf, kinds) => {
  test('every kind is tried', () => {
    expect(Object.keys(things).sort()).toEqual([...kinds].sort())
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    const scene = sceneFor(id, language)
    const each = Object.entries(things).flatMap(([kind, ids]) => ids.map((thing) => ({ kind, id: thing })))

    test.each([
      ['at a table', scene],
      ['in a gallery', null],
    ])('every thing has a card %s, in words and with rules', (_where, at) => {
      const laws = lawsOf(id)
      for (const ref of each) {
        const isPlace = ref.kind === 'clearing' || ref.kind === 'forest' || ref.kind === 'region'
        if (at === null && isPlace) continue
        const content = infoOf({ words: scene.words, scene: at }, ref)
        expect(content, `${ref.kind}:${ref.id}`).not.toBeNull()
        expectSound(content!, laws, `${ref.kind}:${ref.id}`)
      }
    })
  })

  test('what there is not has no card', () => {
    const scene = sceneFor(id, 'en')
    for (const kind of kinds) {
      if (['ruin', 'supporters', 'score', 'coin'].includes(kind)) continue
      expect(infoOf({ words: scene.words, scene }, { kind, id: 'no such thing' }), kind).toBeNull()
    }
    expect(infoOf({ words: scene.words, scene }, { kind: 'nonsense', id: '1' })).toBeNull()
  })
})

function expectSound({ kind, name, text, facts, laws }: InfoContent, known: ReadonlySet<string>, where: string): void {
  const words = [kind, name, ...text, ...facts.map(({ label }) => label)]
  for (const word of words) expect(word, where).toMatch(/\S/)
  expect(
    words.filter((word) => /\{\{|undefined|\[object|…|\binfo\.|\bterm\.|\babout\./.test(word)),
    where,
  ).toEqual([])
  expect(text.length, where).toBeGreaterThan(0)
  expect(
    laws.filter((law) => !known.has(law)),
    where,
  ).toEqual([])
  expect(laws.length, where).toBeGreaterThan(0)
}

describe('where a card is put', () => {
  const window = { width: 1000, height: 600 }
  const card = { width: 300, height: 200 }

  test('beside its thing, on the side with room', () => {
    expect(spotFor({ left: 100, right: 150, top: 280, bottom: 320 }, card, window)).toEqual({ left: 160, top: 200 })
    expect(spotFor({ left: 850, right: 900, top: 280, bottom: 320 }, card, window)).toEqual({ left: 540, top: 200 })
  })

  test('never outside the window', () => {
    const { left, top } = spotFor({ left: 0, right: 1000, top: 590, bottom: 600 }, card, window)
    expect(left).toBeGreaterThanOrEqual(10)
    expect(top + card.height).toBeLessThanOrEqual(window.height)
  })
})
