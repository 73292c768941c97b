import { aboutOf, type Seat } from '@spinney/kernel'
import {
  boards,
  cardAt,
  clearings,
  count,
  ITEM_IDS,
  type ItemId,
  joined,
  kindNamed,
  onMapCount,
  openSlots,
  presenceOf,
  type Root,
  rules,
  SUPPLY,
  suitOf,
} from '@spinney/root'
import type { Features } from '../../brain.ts'
import { menuAppeal, payAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { bestMarch, type Holding, held, marching, moved, type Stake, toRule } from '../holding.ts'
import { enemiesAt, isPresent, menaceOf, stationaryAt, threatTo, warriorsAt } from '../position.ts'
import { battleWorth, preyAt } from '../war.ts'

const { HUNDREDS } = boards
const warrior = kindNamed('hundreds.warrior')!
const warlord = kindNamed('hundreds.warlord')!
const stronghold = kindNamed('hundreds.stronghold')!
const mob = kindNamed('hundreds.mob')!
const ITEM = 7

/** The clearing of the warlord, 0 while he is not on the map. */
function lairOf(g: Root): number {
  for (const place of clearings(g)) if (count(g, warlord, place) > 0) return place
  return 0
}

/** Warriors with the warlord, as far as they count. */
function guardOf(g: Root): number {
  const lair = lairOf(g)
  return lair === 0 ? 0 : Math.min(4, count(g, warrior, lair))
}

const fighters = (g: Root, _seat: Seat, place: number): number => count(g, warrior, place) + count(g, warlord, place)

/** Whether anybody else has a piece at a place: then it cannot be oppressed. */
function isShared(g: Root, seat: Seat, place: number): boolean {
  for (let other = 0; other < g.factions.length; other++) if (other !== seat && isPresent(g, other, place)) return true
  return false
}

function oppressed(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) {
    if (rules(g, seat, place) && presenceOf(g, seat, place) > 0 && !isShared(g, seat, place)) sum++
  }
  return sum
}

/** What mobs will burn down in a clearing, in points and what it costs the owners. */
function fuelAt(g: Root, seat: Seat, place: number): number {
  let fuel = g.underRuin[place]! > 0 ? 0.9 : 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat) fuel += Math.min(3, stationaryAt(g, other, place)) * (1 + 0.4 * menaceOf(g, other))
  }
  return fuel
}

/** What a mob in a clearing is good for: what burns there, and where it can spread. */
function mobWorth(g: Root, seat: Seat, place: number): number {
  let spread = 0
  for (const beside of joined(g, place)) if (count(g, mob, beside) === 0) spread += 0.08 * fuelAt(g, seat, beside)
  const unsafe = enemiesAt(g, seat, place) > fighters(g, seat, place) ? 0.6 : 1
  return 0.7 * unsafe * fuelAt(g, seat, place) + spread + 0.1
}

/** Clearings nobody else is in are for oppressing; elsewhere strength is for fights. */
const holding: Holding = {
  warriors: fighters,
  stake: (g, seat, place): Stake => {
    const shared = isShared(g, seat, place)
    const enemies = enemiesAt(g, seat, place)
    const built = count(g, stronghold, place) > 0
    const room = count(g, stronghold, SUPPLY) > 0 ? 0.12 * Math.min(1, openSlots(g, place)) : 0
    return {
      first: built ? 0.2 : 0.1,
      rule: (shared ? 0.2 + 0.6 * preyAt(g, seat, place) : 0.7) + room,
      needed: toRule(g, seat, place, fighters(g, seat, place)),
      more: shared ? 0.16 : 0.07,
      cap: shared ? enemies + 3 : Math.min(3, Math.ceil(0.4 * threatTo(g, seat, place))),
      most: 99,
    }
  },
}

const { move, howMany } = marching(holding)

/** What an item adds to the Hoard, in points. */
function itemWorth(g: Root, item: string): number {
  const { command, prowess } = g.own.hundreds
  const commands: readonly string[] = HUNDREDS.hoard.command
  const track = commands.includes(item) ? command : prowess
  const gain = (HUNDREDS.hoardValue[track.length + 1] ?? 0) - (HUNDREDS.hoardValue[track.length] ?? 0)
  if (track.length >= HUNDREDS.hoardSpaces) return HUNDREDS.hoardFullPoints
  return gain > 0 ? 2.2 : 1.5
}

/** How much of the game is left, 1 to 0. */
const timeLeft = (g: Root): number => Math.max(0.2, Math.min(1, (30 - Math.max(...g.scores)) / 16))

/** Items that could be looted from somebody. */
function spoils(g: Root, defender: Seat): number {
  if (defender >= g.factions.length || g.factions[defender]!.startsWith('vagabond')) return 0
  let best = 0
  g.items[defender]!.forEach((n, type) => {
    if (n > 0) best = Math.max(best, itemWorth(g, ITEM_IDS[type]!))
  })
  return best
}

/** Fights beside the warlord are fiercer than others; alone he should not seek them. */
function fightWorth(g: Root, seat: Seat, place: number, defender: Seat): number {
  const led = count(g, warlord, place) > 0
  const { mood } = g.own.hundreds
  const fervour = led && (mood === 'wrathful' || mood === 'stubborn') ? 0.4 : 0
  const alone = led && count(g, warrior, place) < Math.min(2, warriorsAt(g, defender, place)) ? 0.8 : 0
  const frees = onlyEnemy(g, seat, place, defender) ? 0.3 : 0
  const loot = 0.25 * timeLeft(g) * spoils(g, defender)
  return battleWorth(g, seat, place, defender) + (led ? 0.25 : 0) + fervour + frees + loot - alone
}

/** Whether a clearing could be oppressed once this enemy is gone. */
function onlyEnemy(g: Root, seat: Seat, place: number, enemy: Seat): boolean {
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat && other !== enemy && isPresent(g, other, place)) return false
  }
  return true
}

function bestFight(g: Root, seat: Seat, at = 0): number {
  let best = -9
  for (const place of clearings(g)) {
    if ((at > 0 && at !== place) || fighters(g, seat, place) === 0) continue
    for (let other = 0; other < g.factions.length; other++) {
      if (other !== seat && isPresent(g, other, place)) best = Math.max(best, fightWorth(g, seat, place, other))
    }
  }
  return best
}

/** Cards in hand that match a clearing. */
const matching = (g: Root, seat: Seat, place: number): number =>
  g.hands[seat]!.filter((card) => [suitOf(g, place), 3].includes(cardAt(card).suitIndex)).length

/** How many enemies the warlord can meet: what is beside him, and less of what is one step away. */
function quarry(g: Root, seat: Seat): number {
  const lair = lairOf(g)
  if (lair === 0) return 0
  let near = Math.max(0, bestFight(g, seat, lair))
  for (const beside of joined(g, lair)) near = Math.max(near, 0.5 * preyAt(g, seat, beside))
  return Math.min(1.5, near)
}

/** How well a mood suits the turn ahead. */
const MOODS: { readonly [mood: string]: (g: Root, seat: Seat) => number } = {
  bitter: (g) => 0.12 * onMapCount(g, mob),
  grandiose: () => 0.45,
  jubilant: (g, seat) =>
    lairOf(g) > 0 && matching(g, seat, lairOf(g)) > 0 ? 0.45 * Math.min(4, count(g, mob, SUPPLY) - 1) : 0,
  lavish: () => -0.5,
  relentless: (g, seat) => 0.3 + 0.8 * quarry(g, seat),
  rowdy: (g, seat) => 1.3 - 0.2 * g.hands[seat]!.length,
  stubborn: (g, seat) => 0.4 + 0.4 * quarry(g, seat) + 0.05 * threatTo(g, seat, lairOf(g)),
  wrathful: (g, seat) => 0.2 + quarry(g, seat),
}

const reinforced = (g: Root, seat: Seat, place: number): number => {
  const stake = holding.stake(g, seat, place)
  const own = fighters(g, seat, place)
  return held(stake, own + 1) - held(stake, own)
}

/** What a stronghold in a clearing is worth: it recruits, rules and crafts, as long as it stands. */
function siteWorth(g: Root, seat: Seat, place: number): number {
  const unsafe = threatTo(g, seat, place) > fighters(g, seat, place) + 1 ? 0.5 : 0
  const second = count(g, stronghold, place) > 0 ? 0.2 : 0
  return 1.4 * timeLeft(g) - unsafe - second
}

const lavishAppeal = (g: Root) => ({ lavish: () => (lairOf(g) > 0 && guardOf(g) === 0 ? 0.2 : -1.5) })

/** What the losing side gives up: the warlord last; whoever else chooses takes him first. */
const hit = (mine: boolean) => (id: string) => ((id === warlord.id) === mine ? -1 : 1)

/** The Lord of the Hundreds: burn, hoard, and hold clearings alone. */
export const hundreds: FactionBrain = {
  id: 'hundreds',
  pieceWorth: { 'hundreds.stronghold': 2, 'hundreds.mob': 1.2 },
  features: (g, seat): Features => {
    // Who goes for dominance scores no more.
    if (g.dominance[seat]! >= 0) return {}
    const { command, prowess } = g.own.hundreds
    const free = oppressed(g, seat)
    let fuel = 0
    for (const place of clearings(g)) if (count(g, mob, place) > 0) fuel += fuelAt(g, seat, place)
    return {
      base: 1,
      oppressed: Math.min(6, free),
      income: HUNDREDS.oppressPoints[Math.min(6, free)]!,
      strongholds: onMapCount(g, stronghold),
      mobs: onMapCount(g, mob),
      fuel: Math.min(6, fuel),
      command: HUNDREDS.hoardValue[command.length]!,
      prowess: HUNDREDS.hoardValue[prowess.length]!,
      items: command.length + prowess.length,
      warlord: onMapCount(g, warlord) * (2 + HUNDREDS.hoardValue[prowess.length]!),
      guard: guardOf(g),
    }
  },
  weights: {
    base: 3.1,
    oppressed: 0.35,
    income: 0.92,
    strongholds: 0.9,
    mobs: 0.51,
    fuel: 0.5,
    command: 0.9,
    prowess: 0.83,
    items: 0.43,
    warlord: 0.4,
    guard: 0.1,
  },
  foothold: (g, seat, clearing) => reinforced(g, seat, clearing),
  appeals: {
    move,
    howMany,
    battle: (g, ask, seat) =>
      ask.options.map((option) => {
        if (option === 'pass') return 0
        const { clearing, defender } = option
        return 1.5 * fightWorth(g, seat, clearing, defender)
      }),
    hundredsStart: (g, ask, seat) => ask.options.map((at) => 0.1 * joined(g, at).length - 0.1 * threatTo(g, seat, at)),
    hundredsRecruit: (g, ask, seat) => ask.options.map((at) => reinforced(g, seat, at)),
    // He comes back where he is among many, near somebody to fight.
    hundredsAnoint: (g, ask, seat) =>
      ask.options.map((at) => {
        const near = joined(g, at).reduce((sum, beside) => sum + preyAt(g, seat, beside), 0)
        return 0.4 * count(g, warrior, at) + 0.2 * near - 0.1 * threatTo(g, seat, at)
      }),
    hundredsMood: (g, ask, seat) => ask.options.map((mood) => MOODS[mood]?.(g, seat) ?? 0),
    phaseMoment: (g, ask, seat) => menuAppeal(g, ask, seat, lavishAppeal(g)),
    lastActions: (g, ask, seat) => menuAppeal(g, ask, seat, lavishAppeal(g)),
    hundredsLavish: (g, ask) => ask.options.map((item) => -lossOf(g, item)),
    hundredsCommand: (g, ask, seat) =>
      menuAppeal(g, ask, seat, {
        move: () => 0.6 + 1.3 * bestMarch(g, seat, holding, () => true),
        battle: () => 0.3 + 1.2 * bestFight(g, seat),
        build: () => 0.7 + bestSite(g, seat),
        pass: () => 0.2,
      }),
    hundredsBuild: (g, ask, seat) => ask.options.map((at) => siteWorth(g, seat, at)),
    hundredsBuildCard: (g, ask, seat) => payAppeal(g, ask, seat),
    hundredsAdvance: (g, ask, seat) => menuAppeal(g, ask, seat, { advance: () => 1, pass: () => 0.2 }),
    hundredsRelentless: (g, ask, seat) => {
      const lair = lairOf(g)
      return ask.options.map((pick) => {
        if (pick === 'battle') return 0.1 + 1.2 * bestFight(g, seat, lair)
        return pick === 'move' ? 0.1 + bestMarch(g, seat, holding, (place) => place === lair) : 0
      })
    },
    // In the Command step the warriors spread; the warlord has his own advances.
    hundredsLead: (g, ask, seat) => {
      const { to } = aboutOf(g, ask)
      const wanted = isShared(g, seat, to) ? 0.4 : -0.4
      return ask.options.map((pick) => (pick === 'with-warlord' ? wanted : 0))
    },
    hundredsFollow: (g, ask, seat) => {
      const { from, to, led } = aboutOf(g, ask)
      const [left, next] = [holding.stake(g, seat, from), holding.stake(g, seat, to)]
      const [here, there] = [fighters(g, seat, from), fighters(g, seat, to)]
      return ask.options.map((n) => {
        const guard = led ? 0.15 * Math.min(3, n) : 0
        return 1.5 * (moved(left, here, next, there, n + (led ? 1 : 0)) + guard)
      })
    },
    hundredsIncite: (g, ask, seat) => {
      const jubilant = g.own.hundreds.mood === 'jubilant' ? lairOf(g) : 0
      return ask.options.map((at) => {
        if (at === 'pass') return 0.75
        return mobWorth(g, seat, at) + (at === jubilant ? 0.4 * count(g, mob, SUPPLY) : 0)
      })
    },
    hundredsInciteCard: (g, ask, seat) => payAppeal(g, ask, seat),
    hundredsJubilant: (_g, ask) => ask.options.map((pick) => (pick === 'roll' ? 1 : 0)),
    hundredsSpread: (g, ask, seat) => ask.options.map((at) => mobWorth(g, seat, at)),
    hundredsBitter: (g, ask, seat) => ask.options.map((at) => (at === 'pass' ? 0.3 : 0.6 - 0.7 * fuelAt(g, seat, at))),
    hundredsLoot: (g, ask, seat) => {
      const { place, defender } = aboutOf(g, ask)
      const strong = fighters(g, seat, place) >= warriorsAt(g, defender, place) + 2
      const loot = rules(g, seat, place) && strong ? spoils(g, defender) * timeLeft(g) : -1
      return ask.options.map((pick) => (pick === 'pass' ? 0.9 : loot))
    },
    hundredsTakeLoot: (g, ask) => ask.options.map((item) => itemWorth(g, item)),
    hundredsOverflow: (g, ask) => ask.options.map((item) => -lossOf(g, item)),
    hundredsContempt: (g, ask) => {
      const { item, points } = aboutOf(g, ask)
      return ask.options.map((pick) => (pick === 'take' ? timeLeft(g) * itemWorth(g, item) : points))
    },
    hundredsRuinChoice: (g, ask) => ask.options.map((item) => (item === 'nothing' ? 0 : itemWorth(g, item))),
    hundredsHit: (g, ask, seat) => ask.options.map(hit(aboutOf(g, ask).seat === seat)),
  },
  othersAppeals: {
    hundredsHit: (_g, ask) => ask.options.map(hit(false)),
  },
}

function bestSite(g: Root, seat: Seat): number {
  let best = -9
  for (const place of clearings(g)) {
    if (rules(g, seat, place) && openSlots(g, place) > 0 && matching(g, seat, place) > 0)
      best = Math.max(best, siteWorth(g, seat, place))
  }
  return best
}

/** What it is worth to be rid of an item that bars a good mood. */
const BARS: { readonly [item in ItemId]?: number } = { coin: 0.3, boot: 0.3, sword: 0.25, bag: 0.25 }

/** What losing an item costs: one that bars a good mood costs less, one of two equal ones too. */
function lossOf(g: Root, item: ItemId): number {
  const { command, prowess } = g.own.hundreds
  const type = ITEM_IDS.indexOf(item)
  const alike = [...command, ...prowess].filter((other) => (other & ITEM) === type).length
  return 1 - (alike > 1 ? 0 : (BARS[item] ?? 0))
}
