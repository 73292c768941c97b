import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@spinney/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentsIn, SEARCHED } from '../bin/documents.ts'
import { GAMES } from '../src/games.ts'
import { buildIndex, type Document, type Finder, readIndex } from '../src/library/searching.ts'
import { endingsOf, queryOf, tokensOf } from '../src/library/tokens.ts'

/** What people type, and what they look for; it must be among the first three. */
const ASKED: { readonly [L in Language]: readonly (readonly [typed: string, wanted: string])[] } = {
  en: [
    ['4.3.2', 'root/4.3.2'],
    ['sw-8.2', 'smallworld/SW-8.2'],
    ['field hospitals', 'root/6.2.3'],
    ['hospital', 'root/6.2.3'],
    ['spital', 'root/6.2.3'],
    ['turmoil', 'root/7.7'],
    ['outrage', 'root/8.2.6'],
    ['guerrilla', 'root/8.2.2'],
    ['ambush', 'root/4.3.1'],
    ['dominance', 'root/3.3'],
    ['cats', 'root/6'],
    ['moles', 'root/12'],
    ['crows', 'root/13'],
    ['otters', 'root/11'],
    ['coalition', 'root/9.2.8'],
    ['armorers', 'root/card/armorers'],
    ['skeletons', 'smallworld/race/skeletons'],
    ['hobbit', 'smallworld/race/halflings'],
    ['lost tribes', 'smallworld/SW-2.7'],
    ['dragon master', 'smallworld/power/dragon-master'],
    ['who rules on a tie', 'root/2.5'],
    ['how to win dominance', 'root/3.3'],
    ['infmay', 'root/9.2.9.III.a'],
    ['hand limit', 'root/6.6'],
    ['lose a base', 'root/8.2.4'],
    ['hostile boots', 'root/9.2.9.III.b'],
    ['tiebreaker', 'smallworld/SW-14.2'],
    ['last conquest', 'smallworld/SW-8.1'],
    ['repair', 'root/9.5.7'],
    ['can I loot', 'root/14.2.5'],
  ],
  ja: [
    ['4.3.2', 'root/4.3.2'],
    ['奇襲', 'root/4.3.1'],
    ['アンブッシュ', 'root/4.3.1'],
    ['きしゅう', 'root/4.3.1'],
    ['野戦病院', 'root/6.2.3'],
    ['やせんびょういん', 'root/6.2.3'],
    ['病院', 'root/6.2.3'],
    ['マルキス', 'root/6'],
    ['ねこのこうこく', 'root/6'],
    ['鷲巣王朝', 'root/7'],
    ['法令', 'root/7.5.2'],
    ['混乱', 'root/7.7'],
    ['ゲリラ', 'root/8.2.2'],
    ['ほうき', 'root/8.2.6'],
    ['ドミナンス', 'root/3.3'],
    ['城砦', 'root/6.2.2'],
    ['スケルトン', 'smallworld/race/skeletons'],
    ['ハーフリング', 'smallworld/race/halflings'],
    ['すいたい', 'smallworld/SW-13.1'],
    ['れんきんじゅつし', 'smallworld/power/alchemist'],
    ['ヴァガボンド', 'root/9'],
    ['さいごのせいふく', 'smallworld/SW-8.1'],
    ['しゅうり', 'root/9.5.7'],
    ['手札の上限', 'root/6.6'],
    ['貿易軽視', 'root/7.2.3'],
    ['蜂起 手札', 'root/8.2.6'],
    ['アコライト', 'root/10.2.3'],
    ['せいせん', 'root/10.4.3.I'],
    ['鳥は何にでも', 'root/2.1.1'],
    ['クエスト 報酬', 'root/9.5.5'],
  ],
  zh: [
    ['4.3.2', 'root/4.3.2'],
    ['伏击', 'root/4.3.1'],
    ['埋伏', 'root/4.3.1'],
    ['战地医院', 'root/6.2.3'],
    ['医院', 'root/6.2.3'],
    ['野战医院', 'root/6.2.3'],
    ['动乱', 'root/7.7'],
    ['公愤', 'root/8.2.6'],
    ['游击', 'root/8.2.2'],
    ['统治牌', 'root/3.3'],
    ['霸权', 'root/3.3'],
    ['城堡', 'root/6.2.2'],
    ['要塞', 'root/6.2.2'],
    ['猫', 'root/6'],
    ['水獭', 'root/11'],
    ['起义', 'root/8.4.1'],
    ['骷髅', 'smallworld/race/skeletons'],
    ['衰落', 'smallworld/SW-13.1'],
    ['炼金术士', 'smallworld/power/alchemist'],
    ['没落', 'smallworld/SW-13.1'],
    ['平手谁统治', 'root/2.5'],
    ['手牌上限', 'root/6.6'],
    ['最后征服', 'smallworld/SW-8.1'],
    ['修理', 'root/9.5.7'],
    ['揭露', 'root/13.2.4'],
    ['恶名', 'root/9.2.9.III.a'],
    ['佣兵 浪子', 'root/11.2.7.III.b'],
    ['木材相连', 'root/6.5.4.II'],
    ['支持者', 'root/8.2.3'],
    ['同盟 攻击', 'root/9.2.9.II.c'],
  ],
}

/** As somebody asks who does not know what the rules call it. */
const IN_OWN_WORDS = [
  ['deck is empty', 'root/2.1'],
  ['draw pile runs out', 'root/2.1'],
  ['bomb vagabond', 'root/9.2.2.I'],
  ['not enough warriors', 'root/1.5.1'],
  ['can I attack myself', 'root/4.3'],
  ['forest movement', 'root/9.4.2'],
  ['river movement', 'root/11.2.2'],
  ['how many turns', 'smallworld/SW-2.2'],
  ['how many rounds', 'smallworld/SW-2.2'],
] as const

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))

describe.each(LANGUAGES)('the search in %s', (language) => {
  let documents: Document[]
  let find: Finder
  beforeAll(async () => {
    documents = await documentsIn(PACKAGES, language)
    find = readIndex(buildIndex(documents))
  })

  test('finds what is asked for among the first three', () => {
    const asked = [...ASKED[language], ...(language === 'en' ? IN_OWN_WORDS : [])]
    const missed = asked.flatMap(([typed, wanted]) => {
      const found = find(typed)
        .slice(0, 3)
        .map(({ id }) => id)
      return found.includes(wanted) ? [] : [`${typed}: ${wanted} not in ${found.join(', ')}`]
    })
    expect(ASKED[language]).toHaveLength(30)
    expect(missed).toEqual([])
  })

  test('finds rules by their numbers, and everything by its name', () => {
    const first = (typed: string) => find(typed)[0]?.id
    const rules = documents.filter(({ number }, i) => number !== '' && i % 9 === 0)
    for (const { id, number } of rules) expect(first(number)).toBe(id)
    const named = [...rules, ...documents.filter(({ number }, i) => number === '' && i % 2 === 0)]
    const lost = named.filter(({ id, title }) => !find(title).some((found) => found.id === id))
    expect(lost.map(({ id, title }) => `${id} ${title}`)).toEqual([])
  })

  test('has other words only for what is said somewhere', () => {
    for (const game of Object.keys(SEARCHED)) {
      const own = documents.filter((document) => document.game === game)
      const said = own.map(({ title, text }) => `${title} ${text}`.toLowerCase())
      const others = JSON.parse(readFileSync(`${PACKAGES}${game}/law/search.${language}.json`, 'utf8')) as object
      const dead = Object.keys(others).filter((term) => !said.some((text) => text.includes(term.toLowerCase())))
      expect(dead, game).toEqual([])
    }
  })

  test('finds nothing for what nobody says', () => {
    for (const nonsense of ['', '  ', '!?', 'xyzzyqq']) expect(find(nonsense)).toEqual([])
  })
})

test('every game with a library can be searched', () => {
  expect(Object.keys(SEARCHED).sort()).toEqual(
    GAMES.filter(({ library }) => library !== undefined)
      .map(({ id }) => id)
      .sort(),
  )
})

test('texts are cut into words, numbers and pairs of characters', () => {
  expect(tokensOf('Rule 4.3.1.II, SW-8.2: “Cannot”')).toEqual(['rule', '4.3.1.ii', 'sw-8.2', 'cannot'])
  expect(tokensOf('キツネの広場')).toEqual(['きつ', 'つね', 'ねの', 'の広', '広場', '場'])
  expect(tokensOf('Émigré')).toEqual(['emigre'])
  expect(queryOf('広場')).toEqual(['広場'])
  expect(queryOf('鳥')).toEqual(['鳥'])
  expect(endingsOf('ambush')).toEqual(['ambush', 'mbush', 'bush'])
})
