import { procedure, run, type Step, tell } from '@spinney/kernel'
import { nothingBars } from '../actions/move.ts'
import { enemies, settleLosses, takeOff } from '../actions/removal.ts'
import { destinations } from '../board/map.ts'
import { announce, clearings, factionAt, ownerOf } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { Modifiers } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { partyOfBand } from '../core/parties.ts'
import { clearingsWith, count, shift } from '../core/pieces.ts'
import { must } from '../core/questions.ts'
import type { FactionId, Root, Visible } from '../core/state.ts'
import { pieceOf } from '../facts/box.ts'
import { band, clearingsOf, controllerOf, isGone, nameOf, type Placing, placing, toPlace } from './common.ts'

const FURIOUS = 'furious-protector'
const STOIC = 'stoic-protector'
const furious = pieceOf(FURIOUS, 'pawn')
const stoic = pieceOf(STOIC, 'pawn')

const standsAt = (g: Visible, pawn: PieceKind): number => clearingsWith(g, pawn)[0] ?? 0

/** Setup: anywhere. */
const setup = procedure<Root, Placing>('furious-protector.setup', [
  toPlace('A.6.3', 'one', () => 1),
  placing('A.6.3', 'place', furious, (g) => clearings(g)),
])

/** One move, whoever rules; by ferry, too (C.2.5, E.3.7). */
const wandering = (pawn: PieceKind): Step<Root, Hired> =>
  must('E.2.3', 'hirelingClearing', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (g) => standsAt(g, pawn) > 0,
    options: (g, h) => {
      const from = standsAt(g, pawn)
      return destinations(g, h.band, from).filter((to) => nothingBars(g, h.band, from, to))
    },
    about: (g, h) => ({ hireling: nameOf(g, h) }),
    none: () => 'next',
    effect: (g, h, to) => {
      const from = standsAt(g, pawn)
      shift(g, pawn, from, to, 1)
      tell('E.2.3', 'pawnMoved', () => ({ seat: h.band, from, to }))
      announce(g, 'moved', { owner: h.band, mover: h.seat, from, to, warriors: 0 }, g.active)
    },
  })

/** Its moves need no rule. */
const freeToGo =
  (id: FactionId): Modifiers['moveNeedsRule'] =>
  (needs, g, party) =>
    needs && party !== partyOfBand(g, id)

/** Birdsong: it moves, and every player loses a faction warrior where it comes. */
const birdsong = procedure<Root, Hired>('furious-protector.birdsong', [
  wandering(furious),
  run('E.2.3', 'rage', (g, h) => {
    const at = standsAt(g, furious)
    for (let seat = 0; seat < g.factions.length; seat++) {
      const { warrior } = factionAt(g, seat)
      if (warrior !== null) takeOff(g, warrior, at, Math.min(1, count(g, warrior, at)), h.band, null)
    }
    settleLosses(g, 'E.2.3', null)
  }),
])

/** A pawn that can be neither battled nor removed. */
const cannotBeAttacked =
  (id: FactionId): Modifiers['mayAttack'] =>
  (may, g, _attacker, defender) =>
    may && defender !== partyOfBand(g, id)

/** Enemies place nothing beside it. That begins with the first turn: starting pieces come wherever the Law puts them. */
const keepsOut: Modifiers['mayPlace'] = (may, g, party, at) =>
  may && !(g.phase !== 'setup' && count(g, furious, at) > 0 && enemies(g, party, partyOfBand(g, FURIOUS)))

/** Furious Protector */
const furiousProtector = band(FURIOUS, {
  modify: { mayAttack: cannotBeAttacked(FURIOUS), mayPlace: keepsOut, moveNeedsRule: freeToGo(FURIOUS) },
  hireling: { setup, birdsong },
})

/** When hired and not on the map: beside faction pieces. */
const whenHired = procedure<Root, Placing>('stoic-protector.whenHired', [
  toPlace('E.2.1', 'gone', (g) => (isGone(g, stoic) ? 1 : 0)),
  placing('E.2.1', 'place', stoic, (g, h) => clearingsOf(g, h.seat)),
])

const walking = procedure<Root, Hired>('stoic-protector.birdsong', [wandering(stoic)])

/** Whether faction pieces of a player are protected there. */
const isProtected = (g: Visible, owner: number, at: number): boolean =>
  owner >= 0 && owner === controllerOf(g, STOIC) && count(g, stoic, at) > 0

/** Enemies neither battle nor remove the controller's faction pieces beside it. */
const protects: Modifiers['mayAttack'] = (may, g, attacker, defender, at) =>
  may && defender !== partyOfBand(g, STOIC) && !(isProtected(g, defender, at) && enemies(g, attacker, defender))

const preserves: Modifiers['mayRemove'] = (may, g, by, kind, at) =>
  may && !(isProtected(g, ownerOf(g, kind), at) && enemies(g, by, ownerOf(g, kind)))

/** Stoic Protector */
const stoicProtector = band(STOIC, {
  modify: { mayAttack: protects, mayRemove: preserves, moveNeedsRule: freeToGo(STOIC) },
  hireling: { whenHired, birdsong: walking },
})

export const furiousProtectorSides = [furiousProtector, stoicProtector] as const
