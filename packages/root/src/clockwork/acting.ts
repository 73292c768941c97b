import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, figuresAt, mayAttack, newBattle } from '../actions/battle.ts'
import { ATTACKER, other } from '../actions/battle-types.ts'
import { mayMove, movable, moveWarriors } from '../actions/move.ts'
import { ongoingBattle } from '../actions/ongoing.ts'
import { buildingsAndTokens, takeOff } from '../actions/removal.ts'
import { destinations, mayPlace } from '../board/map.ts'
import { armyAt, kindCalled } from '../core/book.ts'
import type { Hits } from '../core/hits.ts'
import type { PieceKind } from '../core/kinds.ts'
import { partiesOf } from '../core/parties.ts'
import { count } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { isClearing, SUPPLY } from '../core/places.ts'
import { chance } from '../core/questions.ts'
import type { Own, Party, Root, Visible } from '../core/state.ts'
import { bestPlayer, isTarget, ownWarriors, type PlayerTie, tellNothing, tellPlayer } from './priorities.ts'
import { hireFor } from './services.ts'
import { springSnare } from './snares.ts'
import { hasTrait } from './state.ts'

/** Whom an automaton may battle in a clearing. */
export function defendersAt(g: Visible, seat: Seat, at: number): Party[] {
  const found: Party[] = []
  if (figuresAt(g, seat, at) === 0) return found
  for (let party = 0; party < partiesOf(g); party++) {
    if (isTarget(g, seat, party) && mayAttack(g, seat, party, at)) found.push(party)
  }
  return found
}

/** Whether an automaton can battle anybody in a clearing. */
export const canBattleAt = (g: Visible, seat: Seat, at: number): boolean => defendersAt(g, seat, at).length > 0

interface Battles extends Own {
  /** The clearings still to be fought in. */
  todo: number[]
  ties: PlayerTie[]
  /** Extra hits in each of the battles. */
  extra: number
  law: string
}

/** One battle in each of some clearings, as far as there is anybody to fight when its turn comes: a raid may bring some. */
export const battles = procedure<Root, Battles>('clockwork.battles', [
  run('4.3', 'next', (g, b) => {
    const at = b.todo.shift()
    if (at === undefined) return 'done'
    battleAt(g, b.seat, at, b.ties, b.law, b.extra)
    return 'again'
  }),
])

/** Lets an automaton battle in each of these clearings, in this order. */
export function battleEach(
  g: Root,
  seat: Seat,
  places: readonly number[],
  ties: readonly PlayerTie[],
  law: string,
  extra = 0,
): void {
  if (places.some((at) => canBattleAt(g, seat, at)))
    call(g, battles, { seat, todo: [...places], ties: [...ties], extra, law })
  else tellNothing(law, seat)
}

/** One battle in a clearing, against the player the ties name; says whether there is one. */
export function battleAt(g: Root, seat: Seat, at: number, ties: readonly PlayerTie[], law: string, extra = 0): boolean {
  const choice = bestPlayer(g, defendersAt(g, seat, at), at, ties)
  if (choice === null) return false
  tellPlayer(law, seat, at, choice)
  hireFor(g, seat, at, choice.pick, ownWarriors(g, seat, at))
  const fight = newBattle(seat, choice.pick, at)
  fight.extra[ATTACKER] = extra
  call(g, battle, fight)
  return true
}

/** Whether an automaton may place pieces in a clearing; a snare there does not stop it from choosing the clearing. */
export const mayPlaceAt = (g: Visible, seat: Seat, at: number): boolean => mayPlace(g, seat, at)

/** Places pieces in a clearing, as many as there are; a snare there goes off instead. Says how many. */
export function placeAt(g: Root, seat: Seat, kind: PieceKind, at: number, number: number, law: string): number {
  if (number <= 0 || count(g, kind, SUPPLY) === 0) return 0
  return springSnare(g, seat, at, law) ? 0 : place(g, kind, at, number, law)
}

/** The clearings that warriors of an automaton could move to from a clearing. */
export const movesFrom = (g: Visible, seat: Seat, from: number): number[] =>
  destinations(g, seat, from).filter((to) => isClearing(to) && mayMove(g, seat, from, to))

/** 4.2: the warriors of an automaton that leave a clearing where so many stay: none that something holds there. */
export const leaving = (g: Visible, seat: Seat, from: number, stay: number): number => {
  const { warrior } = armyAt(g, seat)
  return warrior === null ? 0 : Math.max(0, Math.min(count(g, warrior, from) - stay, movable(g, seat, warrior, from)))
}

/** Moves warriors from one clearing to another; a snare where they start goes off instead. Says whether they moved. */
export function moveAt(g: Root, seat: Seat, from: number, to: number, number: number, law: string): boolean {
  if (number <= 0 || springSnare(g, seat, from, law)) return false
  moveWarriors(g, seat, seat, from, to, number, law)
  return true
}

/** Hits on an automaton: warriors, then all tokens, then buildings, among several kinds at random. */
export const takeHits = procedure<Root, Hits>('clockwork.takeHits', [
  run('4.3.4', 'warriors', (g, h) => {
    const { warrior } = armyAt(g, h.seat)
    if (warrior !== null) lose(g, h, warrior, Math.min(h.hits, count(g, warrior, h.place)))
  }),
  run('4.3.4', 'tokens', (g, h) => {
    for (const kind of buildingsAndTokens(g, h.seat, h.place)) {
      if (kind.category === 'token') lose(g, h, kind, Math.min(h.hits, count(g, kind, h.place)))
    }
  }),
  chance('4.3.4', 'clockworkHit', {
    picks: 'piece',
    when: (g, h) => h.hits >= hitsPerBuilding(g, h.seat),
    options: (g, h) => buildingsAndTokens(g, h.seat, h.place).map(({ id }) => id),
    about: (_g, h) => ({ place: h.place, hits: h.hits, seat: h.seat }),
    none: () => 'done',
    effect: (g, h, id) => {
      const price = hitsPerBuilding(g, h.seat)
      lose(g, h, kindCalled(g, id), 1)
      h.hits -= price - 1
      return 'again'
    },
  }),
])

/** Fortified: a building takes two hits. */
const hitsPerBuilding = (g: Visible, seat: Seat): number => (hasTrait(g, seat, 'fortified') ? 2 : 1)

/** Pieces leave the map for so many hits. */
function lose(g: Root, h: Hits, kind: PieceKind, number: number): void {
  const fight = ongoingBattle(g)
  const lost = takeOff(g, kind, h.place, number, h.by, fight)
  if (kind.category !== 'warrior') fight.razed[other(h.side)]! += lost
  h.hits -= number
}

/** Notes where an automaton starts. */
export function startAt(g: Root, seat: Seat, at: number, law: string): void {
  g.starts[seat] = at
  tell(law, 'clockworkStart', () => ({ seat, place: at }))
}
