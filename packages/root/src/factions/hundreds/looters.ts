import { type Listener, procedure, reaction, type Seat, tell } from '@spinney/kernel'
import { ATTACKER, DEFENDER } from '../../actions/battle-types.ts'
import { gainItem } from '../../actions/craft.ts'
import { takeFromBox } from '../../actions/items.ts'
import { ongoingBattle } from '../../actions/ongoing.ts'
import type { RootEvents } from '../../core/hooks.ts'
import { isPlayer } from '../../core/parties.ts'
import { may, must } from '../../core/questions.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Party, Root, Visible } from '../../core/state.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { isVagabond } from '../vagabond/state.ts'
import { hundredsSeat } from './state.ts'

/** The mark of a battle in which looting was declared. */
const LOOT = 'loot'

/** The items in a box of crafted items. */
const boxItems = (g: Visible, seat: Seat): ItemId[] => ITEM_IDS.filter((_, type) => g.items[seat]![type]! > 0)

/** 14.2.5: who can be looted: a player with an item in the box of crafted items, never a Vagabond. */
const isLootable = (g: Visible, party: Party): boolean =>
  isPlayer(g, party) && !isVagabond(g, party) && boxItems(g, party).length > 0

/** 14.2.5: declaring it; rolled hits of the Hundreds are then not dealt. */
const declaring = procedure<Root, Own>('hundreds.loot', [
  may('14.2.5', 'hundredsLoot', {
    picks: 'action',
    who: (_g, l) => l.seat,
    options: () => [LOOT],
    about: (g) => ({ place: ongoingBattle(g).place, defender: ongoingBattle(g).sides[DEFENDER] }),
    effect: (g, l) => {
      const battle = ongoingBattle(g)
      battle.used.push(LOOT)
      battle.shielded[DEFENDER] = 1
      tell('14.2.5', 'looting', () => ({ seat: l.seat, defender: battle.sides[DEFENDER], place: battle.place }))
    },
  }),
])

interface Looting extends Own {
  from: Seat
}

/** 14.2.5: the loot. */
const looting = procedure<Root, Looting>('hundreds.takeLoot', [
  must('14.2.5', 'hundredsTakeLoot', {
    picks: 'itemType',
    who: (_g, l) => l.seat,
    options: (g, l) => boxItems(g, l.from),
    about: (_g, l) => ({ from: l.from }),
    effect: (g, l, item) => takeLoot(g, l, item),
  }),
])

function takeLoot(g: Root, l: Looting, item: ItemId): void {
  takeFromBox(g, l.from, itemIndex(item))
  tell('14.2.5', 'itemTaken', () => ({ seat: l.seat, from: l.from, item }))
  gainItem(g, l.seat, itemIndex(item))
}

/** 14.2.5: asked when the Hundreds attack somebody with items. */
export const offerLooting: Listener<Root, RootEvents['battleStarted']> = (g, { battle }) => {
  const seat = hundredsSeat(g)
  if (battle.sides[ATTACKER] !== seat || !isLootable(g, battle.sides[DEFENDER])) return null
  return reaction(declaring, { seat })
}

/** 14.2.5, T103: whoever rules the battlefield in the end takes an item, even where an ambush ended the battle. */
export const loot: Listener<Root, RootEvents['battleEnded']> = (g, { battle }) => {
  const [seat, from] = battle.sides
  if (!battle.used.includes(LOOT) || !rules(g, seat, battle.place) || !isLootable(g, from)) return null
  return reaction(looting, { seat, from })
}

export const lootProcedures = [declaring, looting] as const
