import { isRecord, type Json } from '@spinney/kernel'
import { BOTS, botFor, DIFFICULTIES, VAGABOT_IDS } from '@spinney/root'
import { lazy } from 'react'
import type { AutomatonSetup, SetupDraft } from '../../home/setup.ts'
import type { BotChoice } from './choice.ts'

const SECOND = 'vagabond2'

const isVagabot = (side: string): boolean => botFor(side)?.faction === 'vagabond'

/** The automata of Clockwork, as the form seats them. */
export const automata: AutomatonSetup = {
  sides: [...BOTS.map(({ faction }) => faction), SECOND],
  fit,
  nameOf: (side) => `clockwork-${side}`,
  Fields: lazy(() => import('./AutomatonFields.tsx')),
}

/** Traits of another automaton are left behind; two Vagabots never have the same card. */
function fit(side: string, before: unknown, others: readonly Json[]): BotChoice {
  const { difficulty, traits, character } = isRecord(before) ? before : {}
  const chosen: readonly unknown[] = Array.isArray(traits) ? traits : []
  const known = Object.keys(botFor(side)!.traits)
  const taken = others.map((other) => (isRecord(other) ? other.character : null))
  const free = VAGABOT_IDS.filter((id) => !taken.includes(id))
  return {
    difficulty: DIFFICULTIES.find((level) => level === difficulty) ?? 'default',
    traits: known.filter((trait) => chosen.includes(trait)),
    ...(isVagabot(side) ? { character: free.find((id) => id === character) ?? free[0]! } : {}),
  }
}

interface SeatedBot {
  readonly seat: number
  readonly side: string
  readonly choice: Json
}

/** The automata of a draft. */
export const botsIn = ({ sides, automata: set = [] }: SetupDraft): SeatedBot[] =>
  set.flatMap((choice, seat) => (choice === null ? [] : [{ seat, side: sides[seat]!, choice }]))

/** The part of the configuration that is about automata. */
export function clockworkOf(draft: SetupDraft): { readonly [key: string]: Json } {
  const bots = botsIn(draft)
  if (bots.length === 0) return {}
  return {
    clockwork: Object.fromEntries(bots.map(({ side, choice }) => [side, choice])),
    ...(draft.fields.together === 'together' ? { cooperative: true } : {}),
  }
}

/**
 * Whether a Vagabot has a seat that it cannot have: the second one beside nobody, or the first beside a second Vagabond
 * who is a player. Whoever drafts may or may not become a Vagabond.
 */
export function isVagabotAlone(draft: SetupDraft, isDrafted: boolean): boolean {
  const bots = botsIn(draft).map(({ side }) => side)
  const players = isDrafted ? [] : draft.sides.filter((side) => !bots.includes(side))
  if (bots.includes('vagabond')) return players.includes(SECOND)
  const mayBeFilled = players.includes('random')
  return bots.includes(SECOND) && !players.includes('vagabond') && !mayBeFilled
}
