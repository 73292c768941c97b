import { type Pick, Refusal, type State } from '@spinney/kernel'
import { root } from '@spinney/root'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Audience, type Host, openHost } from '../src/index.ts'
import { anyMinds, stillClock, untilPerson } from './support.ts'

const config = root.config({ seats: ['marquise', 'eyrie'] })
const setting = { id: 't', seating: [null, 'b'], store: null, minds: anyMinds, clock: stillClock }

/** The Marquise at the first action menu of her Daylight. */
async function daylight(): Promise<{ host: Host; person: Audience }> {
  const host = await openHost(root as never, config, 'plan', setting)
  const person = host.join([0])
  await person.force('single')
  for (let i = 0; i < 40; i++) {
    await untilPerson(host)
    const { ask } = host.position.table
    if (ask!.kind === 'marquiseDaylight') return { host, person }
    await person.answer({ seat: 0, kind: ask!.kind, pick: ask!.options.at(-1)! })
  }
  throw new Error('there is no Daylight')
}

describe('planning ahead', () => {
  let host: Host
  let person: Audience
  beforeAll(async () => {
    ;({ host, person } = await daylight())
    // Else the number of a lone warrior would not be asked.
    await person.force('none')
  })

  test('says what is asked after each option, and nothing happens', () => {
    const before = host.position
    const { view, nexts, outlook, events } = person.plan(0, [])
    expect(view?.asked?.kind).toBe('marquiseDaylight')
    const options = view!.asked!.options!
    expect(nexts).toHaveLength(options.length)
    expect(outlook).toHaveLength(options.length)
    expect(events).toEqual([])
    expect(nexts![options.indexOf('march')]).toMatchObject({ kind: 'move', seat: 0 })
    expect(nexts![options.indexOf('battle')] ?? null).toBe(null)
    expect(host.position).toBe(before)
  })

  test('tells what an option settles before anything happens, where there is no choice', () => {
    const { view, outlook } = person.plan(0, [])
    const options = view!.asked!.options!
    const implied = (pick: Pick) => outlook![options.indexOf(pick)]!.implied
    // The only sawmill is where one overworks, with the only card that fits; there are several marches.
    expect(implied('overwork')).toMatchObject([{ picks: 'clearing' }, { picks: 'handCard' }])
    expect(implied('march')).toEqual([])
    expect(implied('pass').filter(({ pick }) => pick !== 'pass')).toEqual([])
  })

  test('goes along a chain and shows the table at its end', () => {
    const move = person.plan(0, ['march']).view!.asked!.options![0] as { from: number; to: number }
    const many = person.plan(0, ['march', move])
    expect(many.view!.asked!.kind).toBe('howMany')
    expect(many.events).toEqual([])
    const { events, view, final } = person.plan(0, ['march', move, 1])
    expect(final).toBe(null)
    expect(events.find(({ what }) => what === 'moved')?.facts).toMatchObject({ ...move, warriors: 1 })
    expect(view!.version).toBeGreaterThan(host.position.table.state.version)
  })

  test('refuses what is no option, and chains that go on beyond somebody else', () => {
    expect(() => person.plan(0, ['march', 'march'])).toThrow(Refusal)
    expect(() => person.plan(0, ['pass', 'pass', 'pass'])).toThrow('a chain ends where something else comes between')
    expect(() => person.plan(1, [])).toThrow("somebody else's")
    expect(() => host.join([]).plan(0, [])).toThrow("somebody else's")
    expect(() => person.plan(0, new Array<Pick>(13).fill('march'))).toThrow('at most 12 answers')
  })

  test('a chain is given whole or not at all, and goes back in one step', async () => {
    const { length } = host.position.rows
    const version = host.position.table.state.version
    const move = person.plan(0, ['march']).view!.asked!.options![0]!
    await expect(person.chain(0, ['march', move, 99], version)).rejects.toThrow('is not among the options')
    await expect(person.chain(0, [], version)).rejects.toThrow('at least one answer')
    await expect(person.chain(0, ['march'], version - 1)).rejects.toMatchObject({ code: 'stale' })
    expect(host.position.rows).toHaveLength(length)
    await person.chain(0, ['march', move, 1], version)
    const kinds = host.position.rows.slice(length).map(({ entry }) => entry.kind)
    expect(kinds.slice(0, 3)).toEqual(['marquiseDaylight', 'move', 'howMany'])
    await person.undo(0, false, length)
    expect(host.position.rows).toHaveLength(length)
    expect(host.position.table.state.version).toBe(version)
  })
})

test('what a chain leaves no choice about is answered on the way', async () => {
  const { host, person } = await daylight()
  const { length } = host.position.rows
  const move = person.plan(0, ['march']).view!.asked!.options![0]!
  expect(person.plan(0, ['march', move]).events.map(({ what }) => what)).toContain('moved')
  await person.chain(0, ['march', move])
  const rows = host.position.rows.slice(length).map(({ entry }) => [entry.kind, entry.auto === true])
  expect(rows).toEqual([
    ['marquiseDaylight', false],
    ['move', false],
    ['howMany', true],
  ])
})

test('an option is known to be final by what its forced answers lead to', async () => {
  const { host, person } = await daylight()
  // Ending Daylight leaves the Marquise no choice until she draws.
  const now = person.now()
  const pass = now.view.asked!.options!.indexOf('pass')
  expect(now.outlook![pass]!.final).toBe('chance')
  expect((host.position.table.state as State).over).toBe(false)
})
