import type { Public, Seat } from '@spinney/kernel'
import { cardAt } from '../cards/deck.ts'
import { decidersOf, type RootConfig } from '../config.ts'
import type { FactionStates, Root, Visible } from '../core/state.ts'
import { ANY_SUIT } from '../core/suits.ts'
import type { Difficulty, VagabotId } from './facts.ts'

/** What every automaton keeps: the cards it was set up with, and its order. */
export interface BotState {
  difficulty: Difficulty
  traits: string[]
  /** The card of a Vagabot, empty for all others. */
  character: VagabotId | ''
  /** The order card that lies open, -1 for none. */
  order: number
  /** The suit of the order, BIRD for all clearings, ANY_SUIT while there is none. */
  suit: number
  /** Cards just drawn that do not lie anywhere yet. */
  drawn: number[]
}

declare module '../core/state.ts' {
  interface Automaton extends BotState {}
  interface FactionStates {
    /** Set where the players win together or not at all. */
    cooperative?: true
  }
}

/** The part of the state that says who goes by a procedure; empty where nobody does. */
export function beginAutomata({ clockwork, cooperative }: RootConfig): Pick<FactionStates, 'automata' | 'cooperative'> {
  if (clockwork === undefined) return {}
  const bots = Object.entries(clockwork).map(([faction, { difficulty, traits, character }]): [string, BotState] => [
    faction,
    { difficulty, traits: [...traits], character: character ?? '', order: -1, suit: ANY_SUIT, drawn: [] },
  ])
  return { automata: Object.fromEntries(bots), ...(cooperative === undefined ? {} : { cooperative }) }
}

/** Dominance cards leave the deck with one or two players beside automata, and where all play together. */
export function automataRemoveDominance(config: RootConfig): boolean {
  if (config.clockwork === undefined) return false
  return config.cooperative === true || decidersOf(config) <= 2
}

/** What the automaton at a seat keeps. */
export function botAt(g: Root, seat: Seat): BotState
export function botAt(g: Visible, seat: Seat): Public<BotState>
export function botAt(g: Visible, seat: Seat): Public<BotState> {
  return g.own.automata![g.factions[seat]!]!
}

export const hasTrait = (g: Visible, seat: Seat, trait: string): boolean => botAt(g, seat).traits.includes(trait)

/** Whether its difficulty is one of these. */
export const isLevel = (g: Visible, seat: Seat, ...levels: Difficulty[]): boolean =>
  levels.includes(botAt(g, seat).difficulty)

/** The cards an automaton keeps as its order, or has just drawn. */
export const orderCards = (g: Visible, seat: Seat): number =>
  (botAt(g, seat).order < 0 ? 0 : 1) + botAt(g, seat).drawn.length

/** Notes a card as the order. */
export function setOrder(g: Root, seat: Seat, card: number): void {
  const bot = botAt(g, seat)
  bot.order = card
  bot.suit = card < 0 ? ANY_SUIT : cardAt(card).suitIndex
}
