import { call, copy, randomFrom, randomIndex, settle, take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { battle, mayAttack, newBattle } from '../../src/actions/battle.ts'
import { enemies, removeAllEnemies } from '../../src/actions/removal.ts'
import { armyAt } from '../../src/core/book.ts'
import { giveControl, joinTable, partyOfBand } from '../../src/core/parties.ts'
import { count, shift } from '../../src/core/pieces.ts'
import { SUPPLY } from '../../src/core/places.ts'
import { HIRELINGS } from '../../src/facts/hirelings.ts'
import { enlist } from '../../src/hirelings/state.ts'
import { factionIds, type Root, root } from '../../src/index.ts'
import { faults, faultsOfQuestion } from './invariants.ts'
import { again, type Meeting, meeting } from './meetings.ts'

const AFTERWARDS = 20

function playOn(g: Root, start: Root, seed: string): void {
  const random = randomFrom(seed)
  let before = start
  let ask = settle(root, g)
  for (let i = 0; i < AFTERWARDS && ask !== null; i++) {
    expect([...faultsOfQuestion(ask), ...faults(g, before)], `${seed}, before answer ${i}: ${ask.kind}`).toEqual([])
    before = copy(g)
    ask = take(root, g, ask, randomIndex(ask, random))
  }
  expect(faults(g, before), `${seed}, at the end`).toEqual([])
}

/** A hireling comes to where two factions meet, with all its warriors that fit there; somebody controls it. */
function hiredAt(met: Meeting, side: string, controller: number): { met: Meeting; band: number } {
  const { g, place } = again(met)
  joinTable(g, [side])
  enlist(g, [])
  const band = partyOfBand(g, side)
  const { warrior } = armyAt(g, band)
  const isOnPaths = side === 'highway-bandits'
  if (warrior !== null && !isOnPaths) shift(g, warrior, SUPPLY, place, Math.min(3, count(g, warrior, SUPPLY)))
  if (side === 'the-exile') g.own['the-exile'].forest = 0
  g.own.hirelings!.control[side] = 2
  giveControl(g, band, controller)
  return { met: { ...met, g }, band }
}

const FACTIONS = factionIds.filter((id) => id !== 'vagabond2')

describe.each(HIRELINGS.flatMap(({ sides, excludes }) => sides.map(({ id }) => [id, excludes] as const)))(
  '%s',
  (side, excludes) => {
    const factions = FACTIONS.filter((id) => !excludes.includes(id))

    test.each(factions)('[law E.3.2, E.3.4, E.3.5] and %s, both ways', (faction) => {
      const other = factions.find((id) => id !== faction)!
      const met = [1, 2, 0, 3].reduce<Meeting | null>(
        (found, nr) => found ?? meeting(faction, other, nr, excludes),
        null,
      )
      if (met === null) throw new Error(`no position with ${faction}`)
      // Nobody's, the actor's or the other's: one of them with each faction.
      for (const controller of [[-1, met.actor, met.other][factions.indexOf(faction) % 3]!]) {
        const name = `${side}, ${faction}, controlled by ${controller}`
        const acting = hiredAt(met, side, controller)
        const { g } = acting.met
        // E.3.2: an enemy of everybody but its controller.
        expect(enemies(g, met.actor, acting.band), name).toBe(controller !== met.actor)
        if (mayAttack(g, acting.band, met.actor, met.place)) {
          call(g, battle, newBattle(acting.band, met.actor, met.place, controller < 0 ? g.active : controller))
        }
        playOn(g, acting.met.g, `${name}, attacking`)
        const attacked = hiredAt(met, side, controller)
        if (mayAttack(attacked.met.g, met.actor, attacked.band, met.place)) {
          call(attacked.met.g, battle, newBattle(met.actor, attacked.band, met.place))
        }
        playOn(attacked.met.g, attacked.met.g, `${name}, attacked`)
        const swept = hiredAt(met, side, controller)
        removeAllEnemies(swept.met.g, met.actor, [met.place], '8.4.1.II')
        playOn(swept.met.g, swept.met.g, `${name}, removing everything`)
      }
    })
  },
)
