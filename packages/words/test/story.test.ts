import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { eventFor, type Game, type Row, readRecord, reopen, type Seat, type State, view } from '@spinney/kernel'
import { BURROW, root } from '@spinney/root'
import { smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import {
  type Chapter,
  createWords,
  eventsTold,
  type GameWords,
  LANGUAGES,
  type Language,
  plain,
  type StoryRow,
  storyOf,
  tellLine,
  tellWhole,
} from '../src/index.ts'
import { rootWords } from '../src/root/index.ts'
import { smallworldWords } from '../src/smallworld/index.ts'
import { textsOf } from './catalogue.ts'

interface Told {
  readonly name: string
  readonly rows: readonly Row[]
  readonly first: unknown
}

/** Every recorded game of the newest rules, with what came of each answer. */
function recorded<G extends State>(game: Game<G>, folder: string): Told[] {
  const at = new URL(`../../${folder}/records/${game.rules}/`, import.meta.url)
  const names = readdirSync(at).filter((name) => name.endsWith('.record.gz'))
  return names.map((name) => {
    const rows: Row[] = []
    const table = reopen(game, readRecord(gunzipSync(readFileSync(new URL(name, at))).toString()), (row) =>
      rows.push(row),
    )
    return { name, rows, first: view(game, table.state, null) }
  })
}

const rowsFor = (rows: readonly Row[], viewer: Seat | null): StoryRow[] =>
  rows.map(({ entry, events }, at) => ({
    at,
    seat: entry.seat,
    kind: entry.kind,
    events: events.map((event) => eventFor(event, viewer)),
  }))

function wordsIn(language: Language, game: string, wording: GameWords, position: unknown, you?: Seat) {
  return createWords({
    texts: textsOf(language, [game]),
    language,
    game,
    seatName: (seat) => ['Ilya', 'Sora', 'Wen', 'Moss', 'Yuki', 'Ash'][seat]!,
    you,
    sorts: wording.sortsOf?.(position as never),
  })
}

const linesOf = (chapters: readonly Chapter[]) => chapters.flatMap(({ lines }) => lines)

const GAMES = [
  ['root', root as unknown as Game<State>, rootWords],
  ['smallworld', smallworld as unknown as Game<State>, smallworldWords],
] as const

describe.each(GAMES)('the story of %s', (id, game, wording) => {
  const games = recorded(game, id)
  const rules = wording.story!

  test('tells every event once, in order, and turns in their rounds', () => {
    for (const { name, rows } of games) {
      const heads = new Set([rules.turn, rules.phase?.what])
      const story = storyOf(rowsFor(rows, null), rules)
      const told = linesOf(story).flatMap(({ events }) => events.map(({ what }) => what))
      const wanted = rows.flatMap(({ events }) => events.map(({ what }) => what)).filter((what) => !heads.has(what))
      expect(told, name).toEqual(wanted)
      const turns = rows.flatMap(({ events }) => events.filter(({ what }) => what === rules.turn))
      expect(story.filter(({ seat }) => seat !== null).length, name).toBe(turns.length)
      for (const chapter of story) {
        for (const { from, to, turnOf } of chapter.lines) {
          expect(from).toBeLessThanOrEqual(to)
          expect(from).toBeGreaterThanOrEqual(chapter.at)
          expect(turnOf).toBe(chapter.seat)
        }
      }
    }
  })

  test('has far fewer lines than events', () => {
    const events = games.flatMap(({ rows }) => rows.flatMap(({ events }) => events)).length
    const lines = games.flatMap(({ rows }) => linesOf(storyOf(rowsFor(rows, null), rules))).length
    expect(lines).toBeLessThan(events * (id === 'root' ? 0.6 : 0.8))
  })

  describe.each(LANGUAGES)('in %s', (language) => {
    test('every line has words: no ids, no gaps', () => {
      const wrong = new Set<string>()
      const seen = new Set<string>()
      for (const { rows, first } of games) {
        const [plainly, toMe] = [undefined, 0].map((you) => wordsIn(language, id, wording, first, you))
        for (const line of linesOf(storyOf(rowsFor(rows, 0), rules))) {
          const known = JSON.stringify([line.events, line.turnOf, line.kinds])
          if (seen.has(known)) continue
          seen.add(known)
          for (const text of [tellLine(line, rules, toMe!), tellWhole(line, rules, plainly!)].map(plain)) {
            if (isBad(text, language)) wrong.add(`${line.lead.what}: ${text}`)
          }
        }
      }
      expect([...wrong].slice(0, 20)).toEqual([])
    })
  })
})

const event = (what: string, facts: StoryRow['events'][number]['facts'], law = '4') => ({ law, what, facts })
const row = (at: number, seat: StoryRow['seat'], kind: string, ...events: StoryRow['events']) => ({
  at,
  seat,
  kind,
  events,
})

describe('lines of Root', () => {
  const turn = row(
    0,
    'chance',
    'draw',
    event('turn', { seat: 1, turn: 1 }),
    event('phase', { seat: 1, phase: 'daylight' }),
  )
  const tellAll = (rows: readonly StoryRow[], language: Language = 'en', you: Seat = 0) => {
    const rules = rootWords.story!
    const words = wordsIn(language, 'root', rootWords, { state: {} }, you)
    return linesOf(storyOf([turn, ...rows], rules)).map((line) => plain(tellLine(line, rules, words)))
  }

  test('exploring: what was found, and what it scored', () => {
    const rows = [
      row(1, 1, 'vagabondDaylight', event('exhausted', { seat: 1, item: 'torch' })),
      row(2, 'chance', 'vagabondRuinItem', event('ruinRemoved', { place: 12 })),
      row(
        3,
        1,
        'vagabondRuinChoice',
        event('vagabondItem', { seat: 1, item: 'bag' }),
        event('scored', { seat: 1, points: 1, total: 4 }),
      ),
    ]
    expect(tellAll(rows)).toEqual(['Explored the ruin in clearing 12: bag, +1 VP'])
    expect(tellAll(rows, 'ja')).toEqual(['広場12の遺跡を探索した：袋、+1VP'])
    expect(tellAll(rows, 'zh')).toEqual(['探索了地点12的废墟：背袋，+1分'])
  })

  test('one by one, nothing is told twice', () => {
    const events = [
      event('exhausted', { seat: 1, item: 'hammer' }),
      event('crafted', { seat: 1, card: 'anvil' }),
      event('vagabondItem', { seat: 1, item: 'hammer' }),
      event('itemGained', { seat: 1, item: 'hammer' }),
    ]
    const [line] = linesOf(storyOf([row(1, 1, 'craft', ...events)], rootWords.story!))
    expect(eventsTold(line!, rootWords.story!).map(({ what }) => what)).toEqual(['exhausted', 'crafted', 'itemGained'])
  })

  test('a battle is one line, with the losses of both sides; the next action is another', () => {
    const rows = [
      row(1, 1, 'eyrieResolve'),
      row(2, 1, 'battle', event('battle', { seat: 1, defender: 0, place: 11 })),
      row(3, 0, 'ambush', event('ambushed', { seat: 0, place: 11, card: 'ambush-mouse' })),
      row(4, 1, 'foil', event('removed', { seat: 0, owner: 1, place: 11, kind: 'eyrie.warrior', count: 2 })),
      row(5, 'chance', 'dice', event('rolled', { seat: 1, high: 2, low: 1, attackerHits: 2, defenderHits: 1 })),
      row(6, 0, 'loseHit', event('removed', { seat: 1, owner: 0, place: 11, kind: 'marquise.warrior', count: 1 })),
      row(7, 0, 'loseHit', event('removed', { seat: 1, owner: 0, place: 11, kind: 'marquise.warrior', count: 1 })),
      row(8, 1, 'eyrieResolve'),
      row(9, 1, 'howMany', event('moved', { seat: 1, mover: 1, from: 6, to: 11, warriors: 1 })),
    ]
    expect(tellAll(rows)).toEqual([
      'Attacked you in clearing 11: ambushed by you, 2 Eyrie warriors removed, dice 2 and 1, 2 Marquise warriors removed',
      'Moved 1 warrior from clearing 6 to clearing 11',
    ])
  })

  test('hirelings that leave and come are told each by itself, not as what an action led to', () => {
    const rows = [
      row(
        1,
        1,
        'riverfolkPrice',
        event('priceSet', { seat: 1, service: 'hand-card', price: 2 }),
        event('upkeep', { seat: 1, hireling: 'rat-smugglers', markers: 0 }),
        event('upkeep', { seat: 1, hireling: 'the-exile', markers: 2 }),
      ),
      row(
        2,
        1,
        'giveHireling',
        event('hirelingGiven', { seat: 1, hireling: 'rat-smugglers', to: 2 }),
        event('hired', { seat: 2, hireling: 'rat-smugglers' }),
        event('controlRolled', { hireling: 'rat-smugglers', markers: 1, gold: 1, red: 1 }),
      ),
    ]
    expect(tellAll(rows)).toEqual([
      'Set the price of Hand Card to 2',
      'Rat Smugglers had no control markers left',
      'The Exile kept 2 control markers',
      'Gave Rat Smugglers to Wen',
      'Wen gained control of Rat Smugglers: Rat Smugglers got 1 control marker (gold 1, red 1)',
    ])
  })

  test('pieces that change places tell the action, and recruits in the Burrow come of no action before', () => {
    const piece = (what: string, kind: string, place: number) =>
      event(what, { seat: 1, owner: 1, kind: `keepers.${kind}`, place, count: 1 })
    const rows = [
      row(1, 1, 'keepersEncamp', piece('removed', 'warrior', 4)),
      row(2, 1, 'keepersWaystation', piece('placed', 'waystation', 4)),
      row(3, 1, 'phaseMoment', event('serviceBought', { seat: 1, service: 'riverboats', price: 1 })),
      row(4, 1, 'riverfolkPayItem', event('placed', { seat: 1, kind: 'duchy.warrior', place: BURROW, count: 2 })),
    ]
    expect(tellAll(rows)).toEqual([
      'Encamped in clearing 4: 1 Keeper warrior removed, 1 waystation placed in clearing 4',
      'Bought the Riverboats service for 1',
      'Placed 2 Duchy warriors in the Burrow',
    ])
  })

  test('what others do in the turn names them', () => {
    const rows = [row(1, 2, 'phaseMoment', event('crafted', { seat: 2, card: 'anvil' }))]
    expect(tellAll(rows)).toEqual(['Wen crafted Anvil'])
    expect(tellAll(rows, 'en', 2)).toEqual(['You crafted Anvil'])
  })
})

test('the story of Small World: an attempt that failed is one line, the income another', () => {
  const rules = smallworldWords.story!
  const words = wordsIn('en', 'smallworld', smallworldWords, { state: { map: '4p' } }, 0)
  const rows: StoryRow[] = [
    { at: 0, seat: 'chance', kind: '', events: [event('turnBegins', { seat: 1, turn: 1 })] },
    {
      at: 1,
      seat: 1,
      kind: 'conquer',
      events: [event('attemptDeclared', { seat: 1, race: 'orcs', region: 3, cost: 4 })],
    },
    {
      at: 2,
      seat: 'chance',
      kind: 'die',
      events: [event('dieRolled', { seat: 1, result: 1, succeeds: false }), event('income', { seat: 1, total: 2 })],
    },
  ]
  const told = linesOf(storyOf(rows, rules)).map((line) => plain(tellLine(line, rules, words)))
  expect(told).toEqual([expect.stringMatching(/^Rolled the die for .*: rolled 1, not enough$/), 'Earned 2 coins'])
})

/** Gaps, keys, ids of two words, sentences that end twice, and readers that are named wrongly. */
function isBad(text: string, language: Language): boolean {
  if (/\{\{|\}\}|…|undefined|NaN|\[object|story\.|tail\.|event\.|[a-z][A-Z]|\uE002/.test(text)) return true
  if (/[.。]$|[:：、，,]$|^$|[:：] ?[:：]/.test(text)) return true
  if (language === 'en') return /\bof [Yy]ou\b|[a-z,;(:] You\b|\byou’s\b|^[a-z]/.test(text)
  return /[a-z]{3,}-[a-z]{3,}/.test(text) || (language === 'ja' && /あなた[でへ]|のの|^[はがの]/.test(text))
}
