import type { AskedQuestion, Pick } from '@spinney/kernel'
import { boards, cardNamed, QUESTS } from '@spinney/root'
import type { TargetId } from '../table/face.ts'

/** Decisions whose numbers are players; the numbers of all others that are not in the next list are clearings. */
const SEAT_KINDS = new Set([
  'firstPlayer',
  'betterBurrowBank',
  'charmOffensive',
  'codebreakers',
  'falseOrders',
  'standAndDeliver',
  'swapMeet',
  'vagabondAid',
  'vagabondBattleAlly',
  'vagabondCoalition',
  'vagabondEnlist',
  'vagabondMoveAlly',
  'vagabondOrder',
  'vagabondSteal',
])

/** Decisions whose numbers are amounts. */
const AMOUNT_KINDS = new Set(['howMany', 'vagabondAllyWarriors', 'duchyDigWarriors', 'hundredsFollow'])

/** Where the cards lie that a decision is about; all others are about the hand. */
const CARD_PLACES: { readonly [kind: string]: string } = {
  spendSupporter: 'supporter',
  discardSupporter: 'supporter',
  takeDominance: 'beside',
  vagabondDayLabor: 'discard',
  informants: 'discard',
  keepersRetinueCard: 'retinue',
  keepersShift: 'retinue',
  riverfolkHandCard: 'sale',
  saboteurs: 'rival',
}

/** Decisions that offer to use cards lying in front of the player among other things. */
const CRAFTED_KINDS = /^(?:phaseMoment|battleEffect|craftStep|lastActions|eyrieResolve|\w+Daylight|\w+Evening)$/

const ITEM = /^(?:boot|bag|crossbow|hammer|sword|tea|coin|torch)(?:-(?:track|damaged|exhausted|ruin))*$/
const ITEM_KINDS =
  /^vagabond(?:Refresh|RefreshMore|Repair|Hideout|Hit|AidExhaust|DropItem|FullRemoval|Improvise|RepairMore)$/

/** Decisions about a minister, a plot's type or the owner of a fund: what they name lies on the player's board. */
const BOARD_WORDS: { readonly [kind: string]: string } = {
  duchyParliament: 'minister',
  duchySway: 'minister',
  duchyMayor: 'minister',
  duchyFailure: 'minister',
  corvidPlotType: 'plot',
  riverfolkFund: 'fund',
  riverfolkLoseFund: 'fund',
}

/** What an option points at, in the order it is chosen. A move is two clicks: where from, where to. */
export function targetsOf({ kind, about }: AskedQuestion, pick: Pick): TargetId[] {
  if (typeof pick === 'number') return numberTargets(kind, pick)
  if (typeof pick === 'string') return wordTargets(kind, pick, columnOf(about))
  const targets: TargetId[] = []
  if (typeof pick.from === 'number' && typeof pick.to === 'number') targets.push(`from:${pick.from}`, `to:${pick.to}`)
  if (typeof pick.clearing === 'number') targets.push(`clearing:${pick.clearing}`)
  if (typeof pick.forest === 'string') targets.push(`forest:${pick.forest}`)
  if (typeof pick.card === 'string') targets.push(`${CARD_PLACES[kind] ?? 'card'}:${pick.card}`)
  if (typeof pick.column === 'string') targets.push(`column:${pick.column}`)
  if (typeof pick.building === 'string') targets.push(`building:${pick.building}`)
  if (typeof pick.service === 'string') targets.push(`service:${pick.service}:${pick.price}`)
  if (typeof pick.defender === 'number') targets.push(`seat:${pick.defender}`)
  return targets
}

function numberTargets(kind: string, pick: number): TargetId[] {
  if (AMOUNT_KINDS.has(kind)) return []
  return [SEAT_KINDS.has(kind) ? `seat:${pick}` : `clearing:${pick}`]
}

function wordTargets(kind: string, pick: string, column: string | null): TargetId[] {
  const thing = BOARD_WORDS[kind]
  if (thing !== undefined && (thing !== 'minister' || pick in boards.DUCHY.ministers)) return [`${thing}:${pick}`]
  if (pick.startsWith('f-')) return [`forest:${pick}`]
  if (kind === 'eyrieResolve' && column !== null && cardNamed(pick) === undefined) return [`decree:${column}:${pick}`]
  if (ITEM_KINDS.test(kind) && ITEM.test(pick)) return [`item:${pick}`]
  if (kind === 'vagabondQuest' && QUESTS.some(({ id }) => id === pick)) return [`quest:${pick}`]
  if (cardNamed(pick) === undefined) return []
  const place = CARD_PLACES[kind] ?? (CRAFTED_KINDS.test(kind) ? 'crafted' : 'card')
  return [`${place}:${pick}`]
}

function columnOf(about: AskedQuestion['about']): string | null {
  if (typeof about !== 'object' || about === null || !('column' in about)) return null
  return typeof about.column === 'string' ? about.column : null
}
