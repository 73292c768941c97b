import { call, copy, decide, randomFrom, randomIndex, settle, take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { battle, mayAttack, newBattle } from '../../src/actions/battle.ts'
import { callCraft, craftable } from '../../src/actions/craft.ts'
import { ANYWHERE, callMove, canMove } from '../../src/actions/move.ts'
import { isEnemyPiece, removeAllEnemies } from '../../src/actions/removal.ts'
import { count } from '../../src/core/pieces.ts'
import { score, scores } from '../../src/core/scoring.ts'
import { BOX, kindNamed } from '../../src/facts/box.ts'
import { factionIds, type Root, root } from '../../src/index.ts'
import { faults, faultsOfQuestion } from './invariants.ts'
import { again, type Meeting, meeting } from './meetings.ts'

/** Answers played after each thing that happens: enough for all that follows from it, and for some turns. */
const AFTERWARDS = 50
const POSITIONS = 4

/** Plays on at random and checks the state between all answers. */
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

const enemyPieces = ({ g, place, actor }: Meeting, which: readonly string[]): number => {
  let sum = 0
  for (const kind of BOX) {
    const counts = which.includes(kind.category) && kind.battleOnly !== true && isEnemyPiece(g, actor, kind)
    if (counts) sum += count(g, kind, place)
  }
  return sum
}

/** What happens where two meet. Each answers whether it could happen at all, and checks what must come of it at once. */
const HAPPENINGS: { readonly [name: string]: (meeting: Meeting) => boolean } = {
  moving: ({ g, actor }) => {
    if (!canMove(g, actor, ANYWHERE)) return false
    callMove(g, actor, '4.2')
    return true
  },
  'an attack': ({ g, place, actor, other }) => {
    if (!mayAttack(g, actor, other, place)) return false
    call(g, battle, newBattle(actor, other, place))
    return true
  },
  'being attacked': ({ g, place, actor, other }) => {
    if (!mayAttack(g, other, actor, place)) return false
    call(g, battle, newBattle(other, actor, place))
    return true
  },
  // 1.5.4, 3.2.1: all leave at once, and each building and token scores.
  'removing everything': (met) => {
    const { g, place, actor } = met
    const [worth, points, marked] = [enemyPieces(met, ['building', 'token']), g.scores[actor]!, scores(g, actor)]
    if (worth + enemyPieces(met, ['warrior']) === 0) return false
    removeAllEnemies(g, actor, [place], '8.4.1.II')
    expect(enemyPieces(met, ['building', 'token', 'warrior'])).toBe(0)
    if (marked) expect(g.scores[actor]).toBeGreaterThanOrEqual(points + worth)
    return true
  },
  crafting: ({ g, actor }) => {
    if (craftable(g, actor).length === 0) return false
    callCraft(g, actor)
    return true
  },
  // 3.1: the thirtieth point ends the game at once.
  scoring: ({ g, actor }) => {
    if (!scores(g, actor)) return false
    score(g, actor, 30 - g.scores[actor]!, '3.2')
    expect(g.over).toBe(true)
    expect(g.result?.winners).toContain(actor)
    return true
  },
}

const PAIRS = factionIds
  .filter((id) => id !== 'vagabond2')
  .flatMap((actor, _, ids) => ids.filter((other) => other !== actor).map((other) => [actor, other] as const))

describe('each faction meets each other', () => {
  const happened: { [name: string]: Set<string> } = {}

  test.each(PAIRS)('%s and %s', (actor, other) => {
    for (let nr = 0; nr < POSITIONS; nr++) {
      const met = meeting(actor, other, nr)
      if (met === null) continue
      for (const [name, happen] of Object.entries(HAPPENINGS)) {
        const now = again(met)
        if (!happen(now)) continue
        happened[name] ??= new Set()
        happened[name].add(`${actor} ${other}`)
        playOn(now.g, met.g, `${actor} ${other} ${nr} ${name}`)
      }
    }
  })

  test('and everything happened between nearly all of them', () => {
    const shares = Object.keys(HAPPENINGS).map((name) => [name, happened[name]?.size ?? 0] as const)
    for (const [name, pairs] of shares) expect(pairs, name).toBeGreaterThan(name === 'crafting' ? 60 : 80)
    expect(PAIRS).toHaveLength(90)
  })
})

test('the checks do find faults', () => {
  const { g } = meeting('marquise', 'eyrie', 0)!
  const broken = copy(g)
  broken.pieces[kindNamed('marquise.warrior')!.index * broken.places + 1]! += 1
  broken.scores[0] = 31
  expect(decide(root, g)).not.toBeNull()
  expect(faults(g, g)).toEqual([])
  expect(faults(broken, g).length).toBeGreaterThanOrEqual(3)
})
