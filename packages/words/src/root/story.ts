import type { GameEvent, Json, Seat } from '@spinney/kernel'
import { BURROW, kindNamed } from '@spinney/root'
import type { Part, StoryLine, StoryRules } from '../story/compose.ts'

const all = <T>(names: string, value: T): { [name: string]: T } =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))

const PARTS: { readonly [what: string]: Part } = {
  // Setup.
  ...all('firstPlayer poolCard poolReturned drafted homeland pawnPlaced character vagabondOrder relicInForest', 'deed'),
  ...all('cardReturned acolytes landmarkDealt landmarkPlaced hirelingDealt hirelingDemoted hirelingSetUp', 'deed'),
  // What everybody may do.
  ...all('moved pawnMoved battle crafted dominance dominanceTaken drew won pathOpened', 'deed'),
  ...all('sabotaged tookFromDiscard coffinsEmptied', 'deed'),
  usedAction: 'start',
  // What factions do.
  ...all('decreed turmoil revolt mobilized officer outcast conspiracy acolyte fundsGathered priceSet', 'deed'),
  ...all('aided questCompleted refreshed repaired hideout scorched coalition dayLabor itemDropped improvised', 'deed'),
  ...all('exported swayed ministerActs plotted plotFlipped plotsSwapped plotExposed plotMisjudged', 'deed'),
  ...all('mood oppressed mobDie delved recovered retinueJoined retinueShifted leader', 'deed'),
  serviceBought: 'start',
  lostSoulsCleared: 'deed',
  // What hirelings do, and who has them.
  ...all('hired hirelingGiven upkeep hirelingInForest exileGift forced banditPlaced marketTraded', 'deed'),
  // What automata do, step by step: each choice, with its reason, begins a line of what comes of it.
  ...all('clockworkStep clockworkStart', 'deed'),
  ...all('clockworkColumn clockworkClearing clockworkPlayer', 'start'),
  // What it costs.
  ...all('spent exhausted woodPaid supporterSpent fundCommitted fundSpent paymentMade revealedCard', 'price'),
  ...all('duchyRevealed boxItemExhausted coalitionCard reshuffled ruinRemoved', 'price'),
}

/** The menus of phases, and whatever else begins an action of its own. */
const OPENS = new Set(
  [
    'phaseMoment craftStep lastActions discard marquiseDaylight marquiseSawmill',
    'eyrieDecree eyrieNewRoost eyrieResolve allianceRevolt allianceSpread allianceDaylight allianceEvening',
    'vagabondSlip vagabondDaylight vagabondHideout vagabondDropItem vagabondMoveAlly',
    'lizardConspiracy lizardDaylight riverfolkDaylight riverfolkPrice',
    'duchyAssembly duchyParliament duchySway corvidRecruit corvidFlip corvidDaylight corvidExert corvidExpose',
    'hundredsAnoint hundredsMood hundredsCommand hundredsAdvance hundredsIncite hundredsJubilant',
    'keepersEncamp keepersDecamp keepersRecruit keepersMoveSlot keepersDelveSlot keepersRecoverSlot keepersGather',
    'keepersAdd keepersShift draftFaction returnCard',
  ].flatMap((names) => names.split(' ')),
)

const of = (same: string, list = '', sum = ''): { same: string[]; list: string[]; sum: string[] } => {
  const names = (text: string) => text.split(' ').filter((name) => name !== '')
  return { same: names(same), list: names(list), sum: names(sum) }
}

/** What `explore` of a Vagabond asks. */
const EXPLORES: readonly string[] = ['vagabondRuinItem', 'vagabondRuinChoice']

/** How a game of Root is told. */
export const story: StoryRules = {
  parts: PARTS,
  opens: OPENS,
  turn: 'turn',
  phase: { what: 'phase', fact: 'phase' },
  begins,
  alone: new Set(
    [
      'drew firstPlayer drafted character pawnPlaced outcast mood mobDie leader questRevealed',
      'landmarkDealt landmarkPlaced hirelingDealt hirelingDemoted upkeep hirelingGiven',
    ].flatMap((names) => names.split(' ')),
  ),
  titles: new Set(['clockworkStep']),
  idle: new Set(['clockworkStep', 'clockworkNothing']),
  merges: {
    placed: of('seat kind', 'place', 'count'),
    removed: of('seat owner kind', 'place', 'count'),
    scored: of('seat', '', 'points'),
    drew: of('seat', 'card'),
    spent: of('seat', 'card'),
    refreshed: of('seat', 'item'),
    repaired: of('seat', 'item'),
    exhausted: of('seat', 'item'),
    damaged: of('seat', 'item'),
    vagabondItem: of('seat', 'item'),
    itemDropped: of('seat', 'item'),
    supporterGained: of('seat', 'card'),
    relicInForest: of('seat', 'forest'),
    questRevealed: of('', 'quest'),
    clockworkDrew: of('seat', 'card'),
  },
  silent: {
    ...all('spent exhausted woodPaid supporterSpent fundCommitted fundSpent paymentMade usedAction reshuffled', true),
    ...all('boxItemExhausted revealedCard duchyRevealed ruinItems lostSoulsCleared serviceBought', true),
    ruinRemoved: ['vagabondItem', 'itemGained', 'nothingTaken'],
    vagabondItem: ['itemTaken', 'itemGained'],
    itemGained: ['itemTaken'],
  },
  headOf,
  wayOf,
}

/** Actions that are told only by the pieces they place or remove: what was asked says what they are. */
const DEEDS: { readonly [kind: string]: string } = {
  keepersEncamp: 'story.encamped',
  keepersDecamp: 'story.decamped',
  overworkCard: 'story.overworked',
  vagabondStrike: 'story.struck',
}

/** What comes by itself, whatever was done before: recruits in the Burrow, and one piece of a setup after another. */
function begins({ what, facts }: GameEvent, lead: GameEvent): boolean {
  if (lead.what === 'ruinItems') return true
  if (lead.what === 'clockworkStart') return what === 'clockworkDrew'
  return what === 'placed' && facts.place === BURROW && lead.what !== 'placed' && lead.what !== 'clockworkStep'
}

type StoryHead = ReturnType<NonNullable<StoryRules['headOf']>>

function headOf(line: StoryLine): StoryHead {
  const { kinds, lead } = line
  if (kinds.some((kind) => EXPLORES.includes(kind))) return exploredHead(line)
  const key = kinds.map((kind) => DEEDS[kind]).find((found) => found !== undefined)
  const { seat, place } = lead.facts
  const isPiece = lead.what === 'placed' || lead.what === 'removed'
  return key === undefined || !isPiece || seat === undefined || place === undefined
    ? null
    : { key, facts: { seat, place } }
}

/** Exploring has no event of its own: what was asked says so, and the ruin or the pawn where. */
function exploredHead({ events, lead }: StoryLine): StoryHead {
  const seat: Seat | undefined = events.flatMap(({ facts }) => (typeof facts.seat === 'number' ? [facts.seat] : []))[0]
  const place = events.map(({ facts }) => facts.place).find((at): at is number => typeof at === 'number')
  if (seat === undefined || lead.what === 'won') return null
  return place === undefined
    ? { key: 'story.exploredOn', facts: { seat } }
    : { key: 'story.explored', facts: { seat, place } }
}

/** Buildings are built; cards that nobody else has seen are counted. */
function wayOf({ what, facts }: GameEvent): string | null {
  if (what === 'placed') return kindNamed(String(facts.kind))?.category === 'building' ? 'building' : null
  return what === 'drew' && isUnseen(facts.card) ? 'unseen' : null
}

const isUnseen = (card: Json | undefined): boolean => card === 'unseen'
