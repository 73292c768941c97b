import { readFileSync } from 'node:fs'
import type { Decisions } from '@spinney/root'
import { expect, expectTypeOf, test } from 'vitest'
import { COMMON } from '../src/root/common.ts'
import type { RootAppeals } from '../src/root/faction-brain.ts'
import { FACTIONS } from '../src/root/factions/index.ts'

const messages = JSON.parse(
  readFileSync(new URL('../../words/messages/en/root.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** Kinds of decisions that have a question in the catalogue: those that seats are asked. */
const KINDS = Object.keys(messages).flatMap((key) => /^decision\.(\w+)$/.exec(key)?.slice(1) ?? [])

/** What is asked of chance has no first look. */
const CHANCE =
  /^(lizardFear|duchyFailureCard|keepersFirstRelic|keepersMoreRelics|keepersRelicValue|hundredsMobDie|hundredsRuinItem)$/

const SIX = ['lizard', 'riverfolk', 'duchy', 'corvid', 'hundreds', 'keepers']

test.each(SIX)('there is a first look at every decision of the %s', (id) => {
  const brain = FACTIONS.find((faction) => faction.id === id)!
  const kinds = KINDS.filter((kind) => kind.startsWith(id) && !CHANCE.test(kind))
  expect(kinds.length).toBeGreaterThan(8)
  const known = { ...COMMON, ...brain.othersAppeals, ...brain.appeals }
  expect(kinds.filter((kind) => !(kind in known))).toEqual([])
})

/** The question that a first look at a kind is given. */
type AskOfLook<K extends keyof RootAppeals> = Parameters<NonNullable<RootAppeals[K]>>[1]

test('first looks are typed by the kind of question', () => {
  expectTypeOf<keyof RootAppeals>().toEqualTypeOf<keyof Decisions>()
  expectTypeOf<AskOfLook<'organize'>['options']>().toEqualTypeOf<readonly number[]>()
  expectTypeOf<ReturnType<AskOfLook<'howMany'>['step']['about']>>().toEqualTypeOf<Decisions['howMany']['about']>()
  expectTypeOf({ organise: () => [] }).not.toExtend<RootAppeals>()
})
