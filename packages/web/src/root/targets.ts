import { type AskedQuestion, type Json, PASS, type Pick } from '@spinney/kernel'
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
  riverfolkHandCard: 'sale',
  saboteurs: 'rival',
}

/** Decisions that offer to use cards lying in front of the player among other things. */
const CRAFTED_KINDS =
  /^(?:phaseMoment|battleEffect|craftStep|lastActions|eyrieResolve|hundredsCommand|hundredsAdvance|keepers\w+Slot|\w+Daylight|\w+Evening)$/

const ITEM = /^(?:boot|bag|crossbow|hammer|sword|tea|coin|torch)(?:-(?:track|damaged|exhausted|ruin))*$/
const ITEM_KINDS =
  /^(?:riverfolkPayItem|vagabond(?:Refresh|RefreshMore|Repair|Hideout|Hit|AidExhaust|DropItem|FullRemoval|Improvise|RepairMore))$/

/** Decisions about a minister, a mood, a relic and the like: what they name lies on the player's board. */
const BOARD_WORDS: { readonly [kind: string]: string } = {
  duchyParliament: 'minister',
  duchySway: 'minister',
  duchyMayor: 'minister',
  duchyFailure: 'minister',
  corvidPlotType: 'plot',
  riverfolkFund: 'fund',
  riverfolkLoseFund: 'fund',
  hundredsMood: 'mood',
  hundredsLavish: 'hoard',
  hundredsOverflow: 'hoard',
  keepersCarry: 'relic',
  keepersRecover: 'relic',
  keepersRecoverMore: 'relic',
  keepersLoseRelic: 'relic',
  draftFaction: 'setup',
}

/** What an option points at, in the order it is chosen. A move is two clicks: where from, where to. */
export function targetsOf({ kind, about }: AskedQuestion, pick: Pick): TargetId[] {
  if (typeof pick === 'number') return numberTargets(kind, pick)
  if (typeof pick === 'string') return wordTargets(kind, pick, about)
  if (kind === 'keepersShift') return [`retinue:${pick.from}:${pick.card}`, `column:${pick.to}`]
  const targets: TargetId[] = []
  if (typeof pick.from === 'number' && typeof pick.to === 'number') targets.push(`from:${pick.from}`, `to:${pick.to}`)
  if (typeof pick.clearing === 'number') targets.push(`clearing:${pick.clearing}`)
  if (typeof pick.forest === 'string') targets.push(`forest:${pick.forest}`)
  if (typeof pick.card === 'string') targets.push(`${CARD_PLACES[kind] ?? 'card'}:${pick.card}`)
  if (typeof pick.column === 'string') targets.push(`column:${pick.column}`)
  if (typeof pick.slot === 'string') targets.push(`column:${pick.slot}`)
  if (typeof pick.side === 'string') targets.push(`waystation:${pick.waystation}:${pick.side}`)
  if (typeof pick.building === 'string') targets.push(`building:${pick.building}`)
  if (typeof pick.service === 'string') targets.push(`service:${pick.service}:${pick.price}`)
  if (typeof pick.defender === 'number') targets.push(`seat:${pick.defender}`)
  return targets
}

function numberTargets(kind: string, pick: number): TargetId[] {
  if (AMOUNT_KINDS.has(kind)) return []
  return [SEAT_KINDS.has(kind) ? `seat:${pick}` : `clearing:${pick}`]
}

function wordTargets(kind: string, pick: string, about: AskedQuestion['about']): TargetId[] {
  const thing = BOARD_WORDS[kind]
  if (thing !== undefined && pick !== PASS && (thing !== 'minister' || pick in boards.DUCHY.ministers))
    return [`${thing}:${pick}`]
  if (kind === 'keepersRetinueCard') return [`retinue:${wordOf(about, 'slot')}:${pick}`]
  const column = wordOf(about, 'column')
  if (pick.startsWith('f-')) return [`forest:${pick}`]
  if (kind === 'eyrieResolve' && column !== null && cardNamed(pick) === undefined) return [`decree:${column}:${pick}`]
  if (ITEM_KINDS.test(kind) && ITEM.test(pick)) return [`item:${pick}`]
  if (kind === 'vagabondQuest' && QUESTS.some(({ id }) => id === pick)) return [`quest:${pick}`]
  if (cardNamed(pick) === undefined) return []
  const place = CARD_PLACES[kind] ?? (CRAFTED_KINDS.test(kind) ? 'crafted' : 'card')
  return [`${place}:${pick}`]
}

/** What a question says under a name, where it is a word. */
function wordOf(about: AskedQuestion['about'], name: string): string | null {
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return null
  const word = (about as { [name: string]: Json })[name]
  return typeof word === 'string' ? word : null
}
