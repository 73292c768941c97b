import { type Listener, type Seat, tell } from '@spinney/kernel'
import { isBattle, ongoingBattle } from '../../actions/ongoing.ts'
import { removalPoints } from '../../actions/removal.ts'
import { armyAt, edition, hooks, kindAt } from '../../core/book.ts'
import type { Modifiers, Removal } from '../../core/hooks.ts'
import { count } from '../../core/pieces.ts'
import { score } from '../../core/scoring.ts'
import type { Party, Root, Visible } from '../../core/state.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { HOSTILE, isVagabond, NO_MARKER, vagabondAt, vagabondPlays, vagabondSeats } from './state.ts'

export const ALLIED = VAGABOND.relationships.length - 1

/** 9.2.9: where another party's relationship marker stands with a Vagabond; only players have one. */
export const relationOf = (g: Visible, seat: Seat, other: Party): number =>
  vagabondAt(g, seat).relations[other] ?? NO_MARKER

/** 9.2.9.II */
export const isAllied = (g: Visible, seat: Seat, other: Party): boolean => relationOf(g, seat, other) === ALLIED

/** 9.2.9.III */
export const isHostile = (g: Visible, seat: Seat, other: Party): boolean => relationOf(g, seat, other) === HOSTILE

/** The warriors a party has at a place, its leaders of that kind included. */
export function warriorsOf(g: Visible, party: Party, place: number): number {
  let n = 0
  for (const kind of armyAt(g, party).pieces) if (kind.category === 'warrior') n += count(g, kind, place)
  return n
}

/** 9.2.9.III.b: whether any warrior of a Hostile faction is in a clearing. */
export function hasHostileWarriors(g: Visible, seat: Seat, clearing: number): boolean {
  const { relations } = vagabondAt(g, seat)
  for (let other = 0; other < relations.length; other++) {
    if (relations[other] === HOSTILE && warriorsOf(g, other, clearing) > 0) return true
  }
  return false
}

/** 9.2.9: a marker comes to stand somewhere else. */
export function setRelation(g: Root, seat: Seat, other: Seat, space: number, law: string): void {
  vagabondAt(g, seat).relations[other] = space
  tell(law, 'relationship', () => ({
    seat,
    other,
    relationship: space === HOSTILE ? 'hostile' : VAGABOND.relationships[space]!,
  }))
}

/** 9.2.9.I, 9.2.9.II.a, 9.2.9.III.c: what an Aid does to the relationship. */
export function countAid(g: Root, seat: Seat, other: Seat): void {
  const own = vagabondAt(g, seat)
  const space = own.relations[other]!
  if (space === NO_MARKER || space === HOSTILE) return
  if (space === ALLIED) {
    score(g, seat, VAGABOND.pointsPerAidToAlly, '9.2.9.II.a')
    return
  }
  own.aids[other]! += 1
  if (own.aids[other]! >= VAGABOND.aidsToImprove[space]!) improve(g, seat, other, space + 1)
}

/** 9.2.9.I.a, 9.2.9.I.b: the marker advances, the Aids are used up, the new space scores. */
function improve(g: Root, seat: Seat, other: Seat, space: number): void {
  vagabondAt(g, seat).aids[other] = 0
  setRelation(g, seat, other, space, '9.2.9.I.b')
  score(g, seat, VAGABOND.relationshipPoints[space]!, '9.2.9.I.b')
}

/** What somebody lost in one removal. */
interface Lost {
  warriors: number
  buildingsAndTokens: number
}

function lostIn(g: Visible, removal: Removal): Lost {
  const lost = { warriors: 0, buildingsAndTokens: 0 }
  for (const loss of removal.losses) {
    if (kindAt(g, loss.kind).category === 'warrior') lost.warriors += loss.count
    else lost.buildingsAndTokens += loss.count
  }
  return lost
}

/** 9.2.9.III, 9.2.9.III.a, D.4.2: what a removal means to the Vagabonds. */
export const onRemoval: Listener<Root, Removal> = (g, removal) => {
  for (const seat of vagabondSeats(g)) {
    if (removal.owner === seat || relationOf(g, seat, removal.owner) === NO_MARKER) continue
    if (isInstigatedBy(removal.battle?.used, removal.battle?.by, seat)) scoreInfamy(g, seat, removal, 0)
    else if (removal.by === seat) afterRemoving(g, seat, removal)
  }
  return null
}

/** 9.2.9.III: whoever loses a warrior to the Vagabond becomes Hostile; then Infamy is checked. */
function afterRemoving(g: Root, seat: Seat, removal: Removal): void {
  const owner = blamedFor(g, removal)
  let spared = 0
  if (!isHostile(g, seat, owner) && lostIn(g, removal).warriors > 0) {
    if (isAllied(g, seat, owner)) scoreFormerAlly(g, seat, removal)
    setRelation(g, seat, owner, HOSTILE, '9.2.9.III')
    spared = sparedByInfamy(g)
  }
  if (removal.battle !== null) scoreInfamy(g, seat, removal, spared)
}

/** 9.2.9.III, 11.2.7.III.b: the faction that becomes Hostile: the owner's, unless its warriors fought for another. */
function blamedFor(g: Visible, removal: Removal): Party {
  let owner = removal.owner
  for (const hook of hooks(g).blamed) owner = hook(owner, g, removal)
  return owner
}

/** 3.2.1: warriors fall first, so the buildings and tokens of a former ally were an enemy's when they fell (T42). */
function scoreFormerAlly(g: Root, seat: Seat, { losses }: Removal): void {
  if (alliesAreEnemies(g)) return
  for (const loss of losses) {
    const kind = kindAt(g, loss.kind)
    if (kind.category !== 'warrior') score(g, seat, removalPoints(g, seat, kind) * loss.count, '3.2.1')
  }
}

/** T13: the warrior whose loss made the faction Hostile does not count. */
const sparedByInfamy = (g: Visible): number => (edition(g).infamySparesProvoker ? 1 : 0)

/** 9.2.9.III.a Infamy: points for the pieces of a Hostile faction removed in battle. */
function scoreInfamy(g: Root, seat: Seat, removal: Removal, spared: number): void {
  if (!isHostile(g, seat, removal.owner) || !infamyCountsNow(g, seat)) return
  const pieces = infamousPieces(g, lostIn(g, removal)) - spared
  score(g, seat, pieces * edition(g).infamyVp, '9.2.9.III.a')
}

/** 9.2.9.III.a: in the Vagabond's own turn; in older editions always. */
const infamyCountsNow = (g: Visible, seat: Seat): boolean => g.active === seat || !edition(g).infamyOwnTurnOnly

/** 9.2.9.III.a: all pieces count; in the draft only warriors. */
const infamousPieces = (g: Visible, lost: Lost): number =>
  edition(g).infamyCounts === 'warriors' ? lost.warriors : lost.warriors + lost.buildingsAndTokens

/** G.1.8: an Allied faction is no enemy, or in other editions a partner in a coalition (T42). */
const alliesAreEnemies = (g: Visible): boolean => edition(g).enemyMeans === 'notInCoalition'

/** G.1.8: who is no enemy of a Vagabond. */
export const enemiesOfVagabond: Modifiers['enemies'] = (are, g, a, b) => {
  if (!are || !vagabondPlays(g)) return are
  if (alliesAreEnemies(g)) return g.coalition[a] !== b && g.coalition[b] !== a
  return !(isVagabond(g, a) && isAllied(g, a, b)) && !(isVagabond(g, b) && isAllied(g, b, a))
}

/** The mark of a battle that a Vagrant started between others (D.4.2). */
export const INSTIGATED = 'instigated'

const isInstigatedBy = (used: readonly string[] | undefined, by: Seat | undefined, seat: Seat): boolean =>
  by === seat && used !== undefined && used.includes(INSTIGATED)

/** D.4.2: who instigated the battle that is being fought; -1 for nobody. */
export function instigator(g: Visible): Seat {
  if (!isBattle(g)) return -1
  const { used, by } = ongoingBattle(g)
  return used.includes(INSTIGATED) ? by : -1
}
