import { take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import type { SetupCardId } from '../../src/facts/advanced.ts'
import { openSlots, root } from '../../src/index.ts'
import { homelandOptions } from '../../src/turn/advanced-homelands.ts'
import { drafting, ofKind, setUp } from './advanced-support.ts'

/** Where a setup card lets its player choose a homeland next; own homelands first, then those of enemies. */
function options(card: SetupCardId, own: number[], enemies: number[], map = 'autumn', full: number[] = []): number[] {
  const { g } = setUp({ map }, {}, 'draftFaction')
  g.homelands = [own, enemies, []]
  for (const clearing of full) g.built[clearing]! += openSlots(g, clearing)
  return [...homelandOptions(g, 0, card)]
}

const EDGE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const ALL = [...EDGE, 10, 11, 12]
const without = (...some: number[]) => ALL.filter((clearing) => !some.includes(clearing))

describe('which clearings', () => {
  test("[law A.8.2.I] an enemy's homeland may not be chosen, every other clearing may", () => {
    expect(options('corvid', [], [])).toEqual(ALL)
    expect(options('corvid', [], [3, 12])).toEqual(without(3, 12))
  })

  test('[law A.8.2.I] a clearing that cannot take the building may not be chosen', () => {
    expect(options('lizard', [], [], 'autumn', [1, 5])).toEqual(without(1, 5))
    expect(options('duchy', [], [], 'autumn', [1, 5])).toEqual(ALL)
  })

  test('[law A.8.2.I] nor one where the keep forbids placing', () => {
    const answers = { ...drafting('marquise', 'corvid', 'eyrie'), homeland: [1, 5, 2], marquiseHomeKeep: [5] }
    const homeland = ofKind(setUp({}, answers), 'homeland')[3]!
    expect(homeland).toMatchObject({ seat: 1, options: without(1, 2, 5) })
  })

  test('[law A.8.2.I] the Eyrie, the Hundreds and the Keepers must choose on the map edge, the Duchy need not', () => {
    for (const card of ['eyrie', 'hundreds', 'keepers'] as const) expect(options(card, [], [])).toEqual(EDGE)
    expect(options('duchy', [], [])).toEqual(ALL)
  })
})

describe('how far', () => {
  test.each(['eyrie', 'hundreds', 'keepers'] as const)('[law A.8.2.II] two clearings between for the %s', (card) => {
    expect(options(card, [], [1])).toEqual([3, 6, 7, 8])
  })

  test('[law A.8.2.II] without such a clearing one that is not adjacent', () => {
    expect(options('eyrie', [], [1, 7])).toEqual([2, 4, 6])
  })

  test('[law A.8.2.II] and without that an adjacent one', () => {
    expect(options('eyrie', [], [1, 2, 3, 8])).toEqual([4, 5, 6, 7, 9])
  })

  test.each(['duchy', 'lizard'] as const)('[law A.8.2.II] not adjacent for the %s, one between is enough', (card) => {
    expect(options(card, [], [12])).toEqual([1, 2, 3, 5, 6, 8])
  })

  test('[law A.8.2.II] unless all clearings are adjacent', () => {
    expect(options('duchy', [], [1, 2, 3, 8, 12])).toEqual([4, 5, 6, 7, 9, 10, 11])
  })

  test('[law A.8.2.II] the Corvids and the Marquise may be adjacent', () => {
    expect(options('corvid', [], [12])).toEqual(without(12))
    expect(options('marquise', [], [12])).toEqual(without(12))
  })

  test('[law A.8.2.II] clearings joined by a closed path are not adjacent (C.3.2)', () => {
    expect(options('duchy', [], [5], 'mountain')).toEqual(without(5, 10, 11))
  })
})

describe('several homelands', () => {
  test('[law A.8.2.II] of the Marquise: each adjacent to another of them, one at a time', () => {
    expect(options('marquise', [1], [])).toEqual([5, 9, 10])
    expect(options('marquise', [1, 5], [])).toEqual([2, 9, 10])
    expect(options('marquise', [1, 5], [9])).toEqual([2, 10])
  })

  test('[law A.8.2.II] the first leaves room for the others', () => {
    expect(options('marquise', [], [1, 2])).not.toContain(5)
    expect(options('marquise', [], [1])).toContain(5)
  })

  test('[law A.8.2.II] of the Keepers: the second too as far as possible (T33)', () => {
    expect(options('keepers', [3], [1])).toEqual([6, 7])
    expect(options('keepers', [6], [1])).toEqual([3])
    expect(options('keepers', [2], [1])).toEqual([6])
    expect(options('keepers', [2], [1, 3])).toEqual([5, 6])
  })
})

describe('a faction without a homeland', () => {
  /** The birds are set up, and enemies have taken every other clearing of the edge that the badgers could use. */
  const noRoom = () => {
    const setting = setUp({}, drafting('eyrie', 'keepers', 'marquise'), 'draftFaction', 2)
    setting.g.homelands[0] = EDGE.slice(1)
    return setting
  }

  test('[law A.8.2.I] goes back to the box, another card is dealt, and the player picks again', () => {
    const { g, ask } = noRoom()
    const index = ask!.options.indexOf('keepers')
    const dealt = take(root, g, ask!, index)!
    expect(dealt).toMatchObject({ seat: 'chance', kind: 'poolCard' })
    expect(dealt.options).not.toContain('keepers')
    const again = take(root, g, dealt, dealt.options.indexOf('duchy'))!
    expect(again).toMatchObject({ seat: ask!.seat, kind: 'draftFaction' })
    expect(again.options).not.toContain('keepers')
    expect(again.options).toContain('duchy')
    const drafted = take(root, g, again, again.options.indexOf('duchy'))
    expect(drafted).toMatchObject({ seat: ask!.seat, kind: 'homeland' })
  })
})
