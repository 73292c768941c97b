import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMON } from '../src/root/common.ts'
import { FACTIONS } from '../src/root/factions/index.ts'

const messages = JSON.parse(readFileSync(new URL('../../root/messages/en.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>

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
  expect(kinds.filter((kind) => known[kind] === undefined)).toEqual([])
})
