import { describe, expect, test } from 'vitest'
import type { Position, Root } from '../../src/index.ts'
import { automatonGiven } from '../../src/scenario/automata.ts'
import { beside, order, type Played, play, toldOf } from './playing.ts'

const FOX = 'protection-racket'
const RABBIT = 'smugglers-trail'
const MOUSE = 'mouse-in-a-sack'
const BIRD = 'arms-trader'

/** What an automaton keeps, as under `own` in a scenario file. */
const keeping =
  (faction: string, spec: object) =>
  (g: Root): void =>
    automatonGiven(g, g.seatOf[faction]!, spec, (path, reason) => {
      throw new Error(`${path}: ${reason}`)
    })

/** A Vagabot in clearing 1 by this order, with so many ready items, beside three warriors of the Eyrie. */
const vagabot = (trait: string, card: string, items: number): Position =>
  beside('vagabond', { character: 'thief', traits: [trait] })
    .clearing(1, { vagabond: { pawn: 1 }, eyrie: { warrior: 3 } })
    .with(
      keeping('vagabond', { order: card, items: ['boot', 'bag', 'sword', 'tea'].slice(0, items), quest: 'errand-fox' }),
    )

const lizard = (trait: string, conspiracy: number, warrior = 1): Position =>
  beside('lizard', { traits: [trait] }, 'marquise')
    .clearing(1, { lizard: { warrior: 2 }, marquise: { wood: 1, warrior } })
    .board('lizard', { warrior: 1 })
    .with(keeping('lizard', { lostSouls: [FOX], conspiracy }))

type Phase = 'birdsong' | 'daylight' | 'evening'

/** A turn in which a trait does something, and what follows in the log at once. */
const TURNS: readonly (readonly [string, string, () => Position, Phase, string])[] = [
  ['marquise', 'overwhelming', () => beside('marquise', { traits: ['overwhelming'] }), 'daylight', 'scored'],
  [
    'marquise',
    'iron-will',
    () => beside('marquise', { traits: ['iron-will'] }).clearing(1, { marquise: { warrior: 1 } }),
    'daylight',
    'clockworkClearing',
  ],
  ['eyrie', 'nobility', () => beside('eyrie', { traits: ['nobility'] }), 'daylight', 'scored'],
  [
    'alliance',
    'steadfast',
    () => beside('alliance', { traits: ['steadfast'] }).clearing(1, { alliance: { sympathy: 1 } }),
    'birdsong',
    'the end',
  ],
  ['vagabond', 'adventurer', () => vagabot('adventurer', RABBIT, 4), 'daylight', 'clockworkStep'],
  ['vagabond', 'berserker', () => vagabot('berserker', RABBIT, 2), 'daylight', 'clockworkPlayer'],
  ['vagabond', 'helper', () => vagabot('helper', MOUSE, 4).item('eyrie', 'tea'), 'daylight', 'exhausted'],
  ['vagabond', 'marksman', () => vagabot('marksman', RABBIT, 1), 'daylight', 'removed'],
  ['lizard', 'spiteful', () => lizard('spiteful', 1, 0), 'birdsong', 'scored'],
  ['lizard', 'fanatics', () => lizard('fanatics', 5), 'birdsong', 'clockworkPlayer'],
  ['lizard', 'erratic', () => lizard('erratic', 5), 'evening', 'clockworkDrew'],
  [
    'corvid',
    'vendetta',
    () =>
      beside('corvid', { traits: ['vendetta'] })
        .own('corvid', { faceDown: { 1: 'raid' } })
        .clearing(1, { eyrie: { warrior: 3 } }),
    'birdsong',
    'removed',
  ],
]

/** Gives those an order that have none yet. */
const ordered = (position: Position, faction: string): Position => {
  const needs = ['marquise', 'eyrie'].includes(faction)
  return needs ? position.with(order(faction, BIRD)) : position
}

const after = ({ told }: Played, trait: string): string | undefined => {
  const at = told.findIndex(({ what, facts }) => what === 'clockworkTrait' && facts.trait === `trait-${trait}`)
  return at < 0 ? undefined : (told[at + 1]?.what ?? 'the end')
}

describe('the log of an automaton', () => {
  test.each(TURNS)('[clockwork trait] %s: %s is named before what it does', (faction, trait, position, phase, next) => {
    const start = trait === 'overwhelming' ? position().with(order(faction, FOX)) : ordered(position(), faction)
    expect(after(play(start, faction, phase, { draw: BIRD }), trait)).toBe(next)
  })

  test('[clockwork EE.4] [clockwork EE.8] before turmoil it says that there is no place for a roost', () => {
    const late = play(beside('eyrie').with(order('eyrie', FOX)), 'eyrie', 'daylight')
    expect(toldOf(late, 'clockworkNothing')).toContainEqual({ seat: 0, step: 'EE.8' })
    const early = play(beside('eyrie').clearing(11, { eyrie: { warrior: 17 } }), 'eyrie', 'birdsong', {
      draw: 'ambush-fox',
    })
    expect(toldOf(early, 'clockworkNothing')).toContainEqual({ seat: 0, step: 'EE.4' })
  })
})
