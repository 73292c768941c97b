import type { View } from '@spinney/kernel'
import { BOARD, type BotState, BURROW, botFor, count, itemWord, kindNamed, QUESTS, SUIT_NAMES } from '@spinney/root'
import { message, NOTHING, row, type Said, term, terms } from '../position.ts'
import { nameOf } from './plots.ts'
import { cards, grouped, hiddenOr, type Line, pieces, type Seen, stateOf } from './view.ts'

const at = (g: Seen, kind: string, place: number): number => count(g, kindNamed(kind)!, place)

const label = (name: string): Said => message(`clockwork.board.${name}`)

/** The board of an automaton: its cards, its order, and what it keeps. */
export function clockworkBoard(g: Seen, faction: string, bot: BotState): readonly Line[] {
  const suit = SUIT_NAMES[bot.suit]
  const order = row([...(suit === undefined ? [] : [term(suit)]), ...(bot.order < 0 ? [] : [cards([bot.order])])])
  return [
    [label('difficulty'), term(`level-${bot.difficulty}`)],
    [label('traits'), terms(bot.traits.map((trait) => `trait-${trait}`))],
    [label('order'), suit === undefined ? NOTHING : order],
    ...(KEPT[faction]?.(g, bot, faction) ?? []),
    ...(isItsTurn(g, faction) ? [] : [[label('next'), term(`${botFor(faction)!.letter}.1`)] as const]),
    ...(g.own.cooperative === true ? [[label('clockwork'), label('together')] as const] : []),
  ]
}

/** Out of its turn an automaton begins with its first step. */
const isItsTurn = (g: Seen, faction: string): boolean => g.phase !== 'setup' && g.factions[g.active] === faction

/** What an automaton keeps on its board besides order and cards of its setup. */
export function keptBy(view: View, faction: string): readonly Line[] {
  const g = stateOf(view)
  const bot = g.own.automata?.[faction]
  return bot === undefined ? [] : (KEPT[faction]?.(g, bot, faction) ?? [])
}

const KEPT: { readonly [faction: string]: (g: Seen, bot: BotState, faction: string) => readonly Line[] } = {
  eyrie: (g) => {
    const columns = g.own.clockworkEyrie?.columns ?? []
    return ['fox', 'mouse', 'rabbit', 'bird'].map((suit, i): Line => {
      const column = columns[i] ?? []
      const viziers = column.filter((card) => card < 0).map(() => message('ui.vizier'))
      const others = column.filter((card) => card >= 0)
      const said = [...viziers, ...(others.length === 0 ? [] : [cards(others)])]
      return [message('clockwork.board.column', { suit }), row(said)]
    })
  },
  vagabond: vagabot,
  vagabond2: vagabot,
  lizard: (g) => [
    [message('ui.acolytes'), at(g, 'lizard.warrior', BOARD)],
    [label('marker'), term(NEXT[g.own.clockworkLizard?.marker ?? 0]!)],
    [message('field.lostSouls'), cards(g.own.lizard.lostSouls)],
  ],
  riverfolk: (g) => [
    [label('market'), cards(g.own.clockworkRiverfolk?.market ?? [])],
    [
      message('field.payments'),
      row(
        g.own.riverfolk.payments.flatMap((number, seat) =>
          number === 0 ? [] : [pieces(number, `${g.factions[seat]}.warrior`)],
        ),
      ),
    ],
  ],
  duchy: (g) => [
    [message('ui.inBurrow'), at(g, 'duchy.warrior', BURROW)],
    [message('field.swayed'), terms(g.own.duchy.swayed)],
    ...ambushes(g.own.clockworkDuchy?.ambushes ?? []),
  ],
  corvid: (g) => [[message('field.plotSupply'), hiddenOr(g.own.corvid.plotSupply, (type) => nameOf(type)!)]],
}

/** Shown only where the Duchy have bought any. */
const ambushes = (bought: readonly number[]): readonly Line[] =>
  bought.length === 0 ? [] : [[label('ambushes'), cards(bought)]]

/** By the space of the marker: the conspiracy that comes next. */
const NEXT = ['crusade', 'convert', 'crusade', 'sanctify', 'convert'] as const

function vagabot(g: Seen, bot: BotState, faction: string): readonly Line[] {
  const own = g.own[faction === 'vagabond2' ? 'vagabond2' : 'vagabond']
  const quest = QUESTS[g.own.vagabots?.[faction]?.quest ?? -1]
  return [
    [message('field.character'), bot.character === '' ? NOTHING : term(bot.character)],
    [message('field.items'), row(grouped(own.items.map(itemWord)))],
    [label('quest'), quest === undefined ? NOTHING : term(quest.id)],
  ]
}
