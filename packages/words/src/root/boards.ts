import {
  BOARD,
  BURROW,
  boards,
  count,
  hundredsFacts,
  itemWord,
  keepersFacts,
  kindNamed,
  QUESTS,
  SUIT_NAMES,
} from '@spinney/root'
import { field, message, NOTHING, row, type Said, seat, term, terms } from '../position.ts'
import { clockworkBoard } from './clockwork.ts'
import { nameOf } from './plots.ts'
import { cards, grouped, hiddenOr, type Line, mapOf, pieces, type Seen } from './view.ts'

/** What a faction has of its own, as everybody sees it or, for the viewer's, as its player does. */
export function boardOf(g: Seen, faction: string): readonly Line[] {
  const bot = g.own.automata?.[faction]
  return bot === undefined ? (BOARDS[faction]?.(g) ?? []) : clockworkBoard(g, faction, bot)
}

const BOARDS: { readonly [faction: string]: (g: Seen) => readonly Line[] } = {
  eyrie,
  alliance,
  vagabond: (g) => vagabond(g, 'vagabond'),
  vagabond2: (g) => vagabond(g, 'vagabond2'),
  lizard,
  riverfolk,
  duchy,
  corvid,
  hundreds,
  keepers,
}

const at = (g: Seen, kind: string, place: number): number => count(g, kindNamed(kind)!, place)

/** Chapter 7: the leader and the Decree. */
function eyrie(g: Seen): readonly Line[] {
  const { leader, leaders, decree } = g.own.eyrie
  const column = (list: readonly number[]): Said => {
    const viziers = list.filter((card) => card < 0).map(() => message('ui.vizier'))
    return row([...viziers, cards(list.filter((card) => card >= 0))].filter((said) => !isEmpty(said)))
  }
  return [
    [field('leader'), leader === null ? NOTHING : term(leader)],
    [field('leaders'), terms(leaders)],
    ...boards.EYRIE.decreeColumns.map(
      (name, i): Line => [message('table.decree', { column: name }), column(decree[i]!)],
    ),
  ]
}

const isEmpty = (said: Said): boolean => typeof said === 'object' && 'row' in said && said.row.length === 0

/** Chapter 8: officers and supporters. */
function alliance(g: Seen): readonly Line[] {
  return [
    [message('ui.officers'), at(g, 'alliance.warrior', BOARD)],
    [field('supporters'), cards(g.own.alliance.supporters)],
  ]
}

/** Chapter 9: the character, the items as they lie, the relationships, the quests. */
function vagabond(g: Seen, faction: 'vagabond' | 'vagabond2'): readonly Line[] {
  const own = g.own[faction]
  const { relationships } = boards.VAGABOND
  const relations = own.relations.flatMap((space, other): Said[] => {
    const relation = space === HOSTILE ? 'hostile' : relationships[space]
    return relation === undefined ? [] : [message('table.relation', { other, relation })]
  })
  return [
    [field('character'), own.character === '' ? NOTHING : term(own.character)],
    [field('items'), row(grouped(own.items.map(itemWord)))],
    [field('relations'), row(relations)],
    [field('quests'), terms(own.quests.map((index) => QUESTS[index]!.id))],
    [field('coalitionCard'), cards(own.coalitionCard < 0 ? [] : [own.coalitionCard])],
  ]
}

/** As the rules keep it: the marker lies in the Hostile box. */
const HOSTILE = -1

/** Chapter 10: acolytes, the Outcast, the Lost Souls. */
function lizard(g: Seen): readonly Line[] {
  const { outcast, hated, lostSouls, revealed } = g.own.lizard
  const suit = SUIT_NAMES[outcast]
  return [
    [message('ui.acolytes'), at(g, 'lizard.warrior', BOARD)],
    [hated ? message('ui.hatedOutcast') : field('outcast'), suit === undefined ? NOTHING : term(suit)],
    [field('lostSouls'), cards(lostSouls)],
    [field('revealed'), cards(revealed)],
  ]
}

/** Chapter 11: prices, and everybody's warriors in the boxes. */
function riverfolk(g: Seen): readonly Line[] {
  const own = g.own.riverfolk
  const { services, boxes } = boards.RIVERFOLK
  const box = (warriors: readonly number[]): Said =>
    row(warriors.flatMap((number, index) => (number === 0 ? [] : [pieces(number, `${g.factions[index]}.warrior`)])))
  const spaces = own.spaces.reduce((sums, suit) => sums.map((sum, i) => sum + suit[i]!))
  return [
    [field('prices'), row(services.map((service, i) => message('table.price', { service, price: own.prices[i]! })))],
    ...boxes.map((name): Line => [field(name), box(own[name])]),
    [field('spaces'), box(spaces)],
    [field('hired'), own.hired < 0 ? NOTHING : seat(own.hired)],
  ]
}

/** Chapter 12: the Burrow, ministers and crowns. */
function duchy(g: Seen): readonly Line[] {
  const { swayed, crowns, revealed } = g.own.duchy
  const ranks = Object.keys(boards.DUCHY.ranks)
  return [
    [message('ui.inBurrow'), at(g, 'duchy.warrior', BURROW)],
    [field('swayed'), terms(swayed)],
    [field('crowns'), row(ranks.map((rank, i) => message(`table.crowns.${rank}`, { number: crowns[i]! })))],
    [field('revealed'), cards(revealed)],
  ]
}

/** Chapter 13: the plots that are left; those on the map are told with their clearings. */
function corvid(g: Seen): readonly Line[] {
  return [[field('plotSupply'), hiddenOr(g.own.corvid.plotSupply, (type) => nameOf(type)!)]]
}

/** Chapter 14: the mood and the Hoard. */
function hundreds(g: Seen): readonly Line[] {
  const { mood, hoard, command, prowess } = hundredsFacts(g)
  const track = (items: readonly string[], value: number): Said =>
    row([...grouped(items), message('table.worth', { value })])
  return [
    [message('table.mood'), term(mood)],
    [message('ui.hoard.command'), track(hoard.command, command)],
    [message('ui.hoard.prowess'), track(hoard.prowess, prowess)],
  ]
}

/** Chapter 15: the Retinue by slots, and the relics recovered. */
function keepers(g: Seen): readonly Line[] {
  const { retinue, recovered } = keepersFacts(g, mapOf(g))
  return [
    ...Object.entries(retinue).map(([slot, words]): Line => [message('table.retinue', { slot }), row(grouped(words))]),
    [message('ui.recovered'), terms(recovered)],
  ]
}
