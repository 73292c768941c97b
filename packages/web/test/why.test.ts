import { planFor } from '@spinney/host'
import { type Game, openTable, PASS, randomFrom, type State, submit, whyNot } from '@spinney/kernel'
import { cardAt, type Root, root } from '@spinney/root'
import { describe, expect, test } from 'vitest'
import { startOf, targetsOf } from '../src/root/targets.ts'
import { type Path, pathsOf } from '../src/table/paths.ts'

/* Whoever clicks a card in hand at a menu is offered what it can do, or told why not. */

/** A menu of each faction at which cards are clicked. */
const MENUS: readonly (readonly [faction: string, kind: string])[] = [
  ['marquise', 'marquiseDaylight'],
  ['eyrie', 'craftStep'],
  ['alliance', 'allianceDaylight'],
  ['vagabond', 'vagabondDaylight'],
  ['lizard', 'lizardDaylight'],
  ['riverfolk', 'riverfolkDaylight'],
  ['duchy', 'duchyAssembly'],
  ['corvid', 'corvidDaylight'],
  ['hundreds', 'hundredsCommand'],
  ['keepers', 'craftStep'],
]
/** So often the menu is looked at. */
const LOOKS = 12
const ENDLESS = 3000
const game = root as unknown as Game<State>
const face = { targetsOf, startOf }

const pointsAt = (paths: readonly Path[], id: string) => paths.some(({ targets }) => targets.includes(id))

describe('a card in hand', () => {
  test.each(MENUS)('of the %s is offered or says why not, at %s', (faction, kind) => {
    const random = randomFrom(`why/${faction}`)
    const seats = [faction, faction === 'marquise' ? 'eyrie' : 'marquise']
    const table = openTable(game, root.config({ seats }) as never, `why/${faction}`)
    let cards = 0
    let looks = 0
    for (let i = 0; i < ENDLESS && looks < LOOKS && table.ask !== null; i++) {
      const { ask } = table
      if (ask.seat === 0 && ask.kind === kind) {
        looks++
        const { view, nexts, outlook } = planFor({ table, aides: () => null }, 0, [], (_state, { seat }) => seat === 0)
        const asked = view!.asked!
        const paths = pathsOf(asked, nexts, outlook, face)
        const reasons = whyNot(game, table.state, 0, ask)
        const closed = reasons.flatMap((why) => targetsOf({ ...asked, picks: why.picks ?? asked.picks }, why.pick))
        for (const card of (table.state as unknown as Root).hands[0]!) {
          const id = `card:${cardAt(card).id}`
          expect(pointsAt(paths, id) || closed.includes(id), `${id} after ${i} answers`).toBe(true)
          cards++
        }
      }
      const eager = ask.options.filter((pick) => pick !== PASS)
      const from = eager.length > 0 && random.below(100) < 85 ? eager : ask.options
      submit(table, { seat: ask.seat, kind: ask.kind, pick: from[random.below(from.length)]! })
    }
    expect(cards).toBeGreaterThan(0)
  })
})
