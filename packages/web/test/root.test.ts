import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  aboutOf,
  decide,
  openTable,
  type Pick,
  type Picks,
  type Question,
  resample,
  submit,
  type Table,
  view,
} from '@spinney/kernel'
import { boards, factionIds, MAPS, type Root, reachAdvice, root } from '@spinney/root'
import { aides } from '@spinney/root/aides'
import { flatten } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { draftOf, RANDOM_SIDE, type SetupDraft } from '../src/home/setup.ts'
import { clearingLook } from '../src/root/boardPieces.ts'
import { doneIn } from '../src/root/factions/eyrie/EyrieStrip.tsx'
import { drawingOf } from '../src/root/map.ts'
import { reachOf, reachWanted, SIDES, setup } from '../src/root/setup.ts'
import { targetsOf } from '../src/root/targets.ts'
import type { Scene } from '../src/table/face.ts'

/** A repeatable chance. */
function chance(seed: number) {
  let state = seed >>> 0
  const below = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items]
    return items.map(() => rest.splice(below(rest.length), 1)[0]!)
  }
  return { below, shuffle }
}

/** Plays at random and shows every position on the way. */
function wander(seats: readonly string[], map: string, answers: number, see: (table: Table<Root>) => void): void {
  const { below } = chance(seats.length + map.length)
  const table = openTable(root, root.config({ seats, map }), `web-${map}`)
  for (let i = 0; i < answers; i++) {
    see(table)
    const ask = decide(root, table.state)
    if (ask === null) return
    submit(table, { seat: ask.seat, kind: ask.kind, pick: ask.options[below(ask.options.length)]! })
  }
}

describe('setting up a table of Root', () => {
  test('offers exactly the factions that the rules have', () => {
    expect([...SIDES].sort()).toEqual([...factionIds].sort())
  })

  test('knows the reach of every table as the Law counts it', () => {
    for (let count = 2; count <= setup.seats.max; count++) {
      const sides = [...SIDES].slice(0, count)
      expect(reachOf(sides)).toBe(reachAdvice(sides).total)
      expect(reachWanted(count)).toBe(reachAdvice(sides).wanted)
    }
  })

  test('every draft left to chance is a table the rules accept', () => {
    const { shuffle } = chance(5)
    for (let seats = setup.seats.min; seats <= setup.seats.max; seats++) {
      for (let i = 0; i < 20; i++) {
        const config = setup.configOf(draftOf(setup, seats), shuffle)
        expect(root.config(config).seats).toHaveLength(seats)
      }
    }
  })

  test('an old edition is dealt only what it has', () => {
    const { shuffle } = chance(9)
    const draft = draftOf(setup, 4)
    const first = { ...draft, fields: { ...draft.fields, preset: 'first' } }
    for (let i = 0; i < 20; i++) expect(root.config(setup.configOf(first, shuffle)).preset).toBe('first')
    expect(setup.advice?.({ ...first, fields: { ...first.fields, map: 'lake' } })?.key).toBe('advice.edition')
  })

  test('whoever asks for the second Vagabond gets the first one as well', () => {
    const { shuffle } = chance(6)
    const draft = { ...draftOf(setup, 3), sides: ['vagabond2', RANDOM_SIDE, RANDOM_SIDE] }
    expect(root.config(setup.configOf(draft, shuffle)).seats).toContain('vagabond')
  })

  test('advises by the reach table', () => {
    const draft = (sides: string[]) => ({ ...draftOf(setup, sides.length), sides })
    expect(setup.advice?.(draft(['marquise', 'eyrie']))?.tone).toBe('good')
    expect(setup.advice?.(draft(['alliance', 'lizard']))?.tone).toBe('warn')
    expect(setup.advice?.(draft(['vagabond2', 'marquise']))?.key).toBe('advice.second')
    expect(setup.advice?.(draft(['marquise', 'eyrie', 'lizard', 'duchy', 'hundreds']))?.key).toBe('advice.corners')
    expect(setup.advice?.(draft(['marquise', RANDOM_SIDE]))).toMatchObject({ tone: 'good', facts: { wanted: 17 } })
  })

  test('the factions of an advanced setup are drafted, whatever seats were chosen before', () => {
    const { shuffle } = chance(4)
    for (let seats = setup.seats.min; seats <= setup.seats.max; seats++) {
      const plain = draftOf(setup, seats)
      const draft = { ...plain, fields: { ...plain.fields, setup: 'advanced' } }
      expect(setup.choosesSides?.(draft)).toBe(false)
      expect(root.config(setup.configOf(draft, shuffle))).toMatchObject({
        setup: 'advanced',
        players: seats,
        seats: [],
      })
      expect(setup.advice?.(draft)).toMatchObject({ tone: 'good', facts: { cards: seats + 1 } })
    }
  })

  test('what the rules refuse cannot be begun, and nothing else', () => {
    const { shuffle } = chance(3)
    const isAccepted = (draft: SetupDraft) => {
      try {
        root.config(setup.configOf(draft, shuffle))
        return true
      } catch {
        return false
      }
    }
    const field = (id: string) => setup.fields.find((other) => other.id === id)!.values
    for (const sides of [
      ['marquise', 'eyrie', 'lizard', 'duchy', 'hundreds'],
      ['vagabond2', 'marquise'],
      ['corvid', 'eyrie', 'vagabond', 'vagabond2', 'alliance', 'riverfolk'],
    ]) {
      for (const preset of field('preset')) {
        for (const way of field('setup')) {
          for (const map of field('map')) {
            const plain = { ...draftOf(setup, sides.length), sides }
            const draft = { ...plain, fields: { ...plain.fields, preset, setup: way, map, suits: 'markers' } }
            const words = `${way} ${preset} ${map} ${sides}`
            expect(setup.advice?.(draft)?.stops === true, words).toBe(!isAccepted(draft))
          }
        }
      }
    }
  })

  test('suit markers are an option where suits are printed', () => {
    const { shuffle } = chance(2)
    const suits = setup.fields.find(({ id }) => id === 'suits')!
    const on = (map: string) => {
      const plain = draftOf(setup, 4)
      return { ...plain, fields: { ...plain.fields, map, suits: 'markers' } }
    }
    expect(suits.when?.(on('winter'))).toBe(true)
    expect(suits.when?.(on('lake'))).toBe(false)
    expect(root.config(setup.configOf(on('winter'), shuffle)).suitMarkers).toBe(true)
    expect(root.config(setup.configOf(on('lake'), shuffle)).suitMarkers).toBe(false)
  })
})

describe('what options of Root point at', () => {
  const steps = Object.values(root.procs).flatMap(({ steps }) => steps)
  const picksOf = (kind: string): Picks =>
    steps.find(({ type, kind: asked }) => type !== 'run' && asked === kind)!.picks

  const asked = (kind: string, about: Question['about'] = null): Question => ({
    seat: 0,
    kind,
    law: '1',
    picks: picksOf(kind),
    about,
    options: [],
    laws: [],
    blocked: [],
  })

  test.each<[string, Question['about'], Pick, string[]]>([
    ['move', null, { from: 5, to: 7 }, ['from:5', 'to:7']],
    ['battle', null, { clearing: 3, defender: 1 }, ['clearing:3', 'seat:1']],
    ['marquiseBuild', null, { clearing: 3, building: 'sawmill' }, ['clearing:3', 'building:sawmill']],
    ['eyrieDecree', null, { card: 'armorers', column: 'move' }, ['card:armorers', 'column:move']],
    ['eyrieResolve', { column: 'move' }, 'bird', ['decree:move:bird']],
    ['eyrieResolve', { column: 'move' }, 'tax-collector', ['crafted:tax-collector']],
    ['spendSupporter', null, 'armorers', ['supporter:armorers']],
    ['discard', null, 'armorers', ['card:armorers']],
    ['takeDominance', null, 'dominance-fox', ['beside:dominance-fox']],
    ['vagabondSlip', null, 'f-1-9-10-12', ['forest:f-1-9-10-12']],
    ['vagabondRefresh', null, 'boot-exhausted', ['item:boot-exhausted']],
    ['vagabondQuest', null, 'errand-fox', ['quest:errand-fox']],
    ['keepersDelve', null, { forest: 'f-3-6-11', relic: 'tablet' }, ['forest:f-3-6-11']],
    ['keepersTrophy', null, 'f-3-6-11', ['forest:f-3-6-11']],
    ['keepersAdd', null, { card: 'anvil', slot: 'move' }, ['card:anvil', 'column:move']],
    ['keepersRetinueCard', { slot: 'move' }, 'faithful-retainer', ['retinue:move:faithful-retainer']],
    [
      'keepersShift',
      null,
      { card: 'anvil', from: 'move', to: 'move-or-recover' },
      ['retinue:move:anvil', 'column:move-or-recover'],
    ],
    [
      'keepersWaystation',
      { place: 4 },
      { waystation: 'keepers.waystation-tablet-jewelry', side: 'tablet' },
      ['waystation:keepers.waystation-tablet-jewelry:tablet'],
    ],
    ['keepersCarry', { from: 1, to: 2, left: 3 }, 'figure-3', ['relic:figure-3']],
    ['keepersCarry', { from: 1, to: 2, left: 3 }, 'pass', []],
    ['keepersMoveSlot', null, 'tax-collector', ['crafted:tax-collector']],
    ['hundredsMood', null, 'bitter', ['mood:bitter']],
    ['hundredsLavish', null, 'boot', ['hoard:boot']],
    ['hundredsFollow', { from: 1, to: 2 }, 3, []],
    ['hundredsCommand', null, 'tax-collector', ['crafted:tax-collector']],
    ['riverfolkPayItem', null, 'coin-track', ['item:coin-track']],
    ['draftFaction', null, 'keepers', ['setup:keepers']],
    ['homeland', { left: 1 }, 4, ['clearing:4']],
    ['returnCard', { left: 2 }, 'anvil', ['card:anvil']],
    ['saboteurs', null, { seat: 1, card: 'tunnels' }, ['rival:tunnels']],
    ['codebreakers', null, 2, ['seat:2']],
    ['howMany', null, 2, []],
    ['marquiseDaylight', null, 'pass', []],
  ])('%s', (kind, about, pick, targets) => {
    expect(targetsOf(asked(kind, about), pick)).toEqual(targets)
  })

  test('clearings and players are never mistaken for each other', () => {
    for (const seats of [
      ['marquise', 'eyrie', 'alliance', 'vagabond'],
      ['lizard', 'vagabond', 'vagabond2', 'eyrie'],
      ['duchy', 'corvid', 'riverfolk', 'hundreds'],
      ['keepers', 'marquise', 'corvid', 'hundreds'],
    ]) {
      wander(seats, 'autumn', 400, (table) => {
        const ask = decide(root, table.state)
        if (ask === null || typeof ask.seat !== 'number') return
        const question = view(root, table.state, ask.seat).asked as Question
        for (const id of question.options!.flatMap((pick) => targetsOf(question, pick))) {
          const [place, number] = id.split(':')
          if (place === 'seat') expect(Number(number), question.kind).toBeLessThan(seats.length)
          if (place === 'clearing') expect(Number(number), question.kind).toBeGreaterThan(0)
          if (place === 'clearing') expect(Number(number), question.kind).toBeLessThanOrEqual(12)
        }
      })
    }
  })
})

describe('what the worker works out for the drawing of Root', () => {
  test('tells nothing that a player may not know', () => {
    const { below } = chance(8)
    wander(['marquise', 'eyrie', 'alliance', 'vagabond'], 'winter', 200, ({ state }) => {
      if (below(10) > 0) return
      const other = resample(root, state, null, { below } as Parameters<typeof resample>[3])
      expect(aides(other, null)).toEqual(aides(state, null))
    })
  })

  test('knows relics and the Hoard of those who have them, and nothing before the draft', () => {
    const { below } = chance(11)
    const table = openTable(root, root.config({ setup: 'advanced', players: 6, map: 'lake' }), 'web-draft')
    const drafted = new Set<string>()
    for (let i = 0; i < 400; i++) {
      const ask = decide(root, table.state)!
      const found = aides(table.state, null)
      expect(found.keepers !== null).toBe(table.state.factions.includes('keepers'))
      expect(found.hundreds !== null).toBe(table.state.factions.includes('hundreds'))
      const relics = Object.values(found.keepers?.clearings ?? {}).flat()
      const standing = found.pieces.filter(({ name }) => name.startsWith('relic-'))
      expect(standing.reduce((sum, { count }) => sum + count, 0)).toBe(relics.length)
      for (const faction of table.state.factions) drafted.add(faction)
      submit(table, { seat: ask.seat, kind: ask.kind, pick: ask.options[below(ask.options.length)]! })
    }
    expect(drafted).toContain('')
    expect(drafted.size).toBe(7)
  })

  test('knows which cards of the Decree are still to be resolved', () => {
    let asked = 0
    wander(['eyrie', 'marquise'], 'autumn', 600, ({ state }) => {
      const ask = decide(root, state)!
      const { decree } = aides(state, null)
      expect(decree !== null, ask.kind).toBe(state.flow.some(({ proc }) => proc === 'eyrie.column'))
      if (ask.kind !== 'eyrieResolve') return
      asked++
      const { column, left } = aboutOf(state, ask) as { readonly column: string; readonly left: readonly string[] }
      const at = ['recruit', 'move', 'battle', 'build'].indexOf(column)
      expect(decree![at]).toEqual(left)
      expect(decree!.slice(0, at).flat()).toEqual([])
      const done = state.own.eyrie.decree.map((cards, i) => doneIn(cards, decree![i]).filter((is) => is).length)
      expect(done).toEqual(state.own.eyrie.decree.map((cards, i) => cards.length - decree![i]!.length))
    })
    expect(asked).toBeGreaterThan(3)
    expect(doneIn([-1, -1], ['bird'])).toEqual([true, false])
    expect(doneIn([-1, -1], undefined)).toEqual([false, false])
  })

  test('counts every piece once', () => {
    wander(['marquise', 'eyrie', 'lizard', 'vagabond'], 'lake', 150, ({ state }) => {
      const { pieces, stock } = aides(state, 0)
      for (const [kind, { map }] of Object.entries(stock)) {
        const standing = pieces.filter(({ faction, name }) => `${faction}.${name}` === kind)
        expect(standing.reduce((sum, { count }) => sum + count, 0)).toBe(map)
      }
    })
  })
})

test('homelands are told while the table is set up, and no longer', () => {
  const plain = draftOf(setup, 4)
  const draft = { ...plain, fields: { ...plain.fields, setup: 'advanced' } }
  const table = openTable(root, root.config(setup.configOf(draft, chance(3).shuffle)), 'web-homelands')
  const told = () => {
    const words = { message: (key: string, facts = {}) => `${key} ${Object.values(facts)}`, term: String }
    const scene = { view: view(root, table.state, 0), aides: aides(table.state, 0), words } as unknown as Scene
    const looks = drawingOf(table.state.map).clearings.map(({ id, slots }) => clearingLook(scene, id, slots))
    return looks.flatMap((look) => /ui\.homeland (\w+)/.exec(look)?.[1] ?? []).sort()
  }
  const { below } = chance(4)
  let most = 0
  for (let i = 0; i < 200 && table.state.phase === 'setup'; i++) {
    const { homelands, factions } = table.state
    expect(told()).toEqual(homelands.flatMap((own, seat) => own.map(() => factions[seat])).sort())
    most = Math.max(most, homelands.flat().length)
    const ask = decide(root, table.state)!
    submit(table, { seat: ask.seat, kind: ask.kind, pick: ask.options[below(ask.options.length)]! })
  }
  expect(most).toBeGreaterThan(1)
  expect(table.state.phase).not.toBe('setup')
  expect(told()).toEqual([])
})

test('every map is drawn from its data, and always from the same object', () => {
  for (const id of Object.keys(MAPS)) {
    expect(drawingOf(id).clearings).toHaveLength(12)
    expect(drawingOf(id)).toBe(drawingOf(id))
  }
})

test('every message of the drawing of Root is there, and none is left over', () => {
  const packages = fileURLToPath(new URL('../../', import.meta.url))
  const catalogue = flatten(JSON.parse(readFileSync(join(packages, 'words/messages/en/root.json'), 'utf8')))
  const keys = [...new Set(Object.keys(catalogue).map((key) => key.replace(/_(?:one|other)$/, '')))]
  const source = ['web/src/root', 'words/src/root']
    .flatMap((folder) => readdirSync(join(packages, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  const used = [...source.matchAll(/'((?:ui|table|field)\.[\w.]+)'/g)].map(([, key]) => key!)
  const fields = [...source.matchAll(/field\('(\w+)'\)/g)].map(([, name]) => `field.${name}`)
  const boxes = boards.RIVERFOLK.boxes.map((box) => `field.${box}`)
  const starts = [...source.matchAll(/`((?:ui|table)\.[\w.]*)\$\{/g)].map(([, start]) => start!)
  expect([...used, ...fields].filter((key) => !keys.includes(key))).toEqual([])
  const own = keys.filter((key) => /^(?:ui|table|field)\./.test(key))
  expect(
    own.filter(
      (key) => ![...used, ...fields, ...boxes].includes(key) && !starts.some((start) => key.startsWith(start)),
    ),
  ).toEqual([])
})
