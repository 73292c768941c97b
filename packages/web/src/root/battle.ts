import type { GameEvent } from '@spinney/kernel'
import { kindNamed } from '@spinney/root'
import type { RootAides } from '@spinney/root/aides'
import { languageFacts } from '@spinney/words'
import type { Planned } from '../engine/protocol.ts'
import type { Scene } from '../table/face.ts'
import { aidesOf, partyNamed, stateOf } from './view.ts'

/** The steps of a battle, in the order of the Law (4.3). */
export const STEPS = ['odds', 'ambush', 'dice', 'hits', 'losses'] as const
export type Step = (typeof STEPS)[number]

/** A battle as far as it has come: the attacker's things first. */
export interface Fought {
  readonly place: number
  readonly sides: readonly [attacker: number, defender: number]
  /** Fighters at its beginning. */
  readonly strength: readonly [number, number]
  /** Shares of hits that each side may suffer, while the dice have not been rolled. */
  readonly odds: readonly (readonly number[])[] | null
  readonly events: readonly GameEvent[]
  /** Pieces and items each side has lost. */
  readonly losses: readonly [readonly Loss[], readonly Loss[]]
  /** What is being decided; null once it is over. */
  readonly now: Step | null
}

export interface Loss {
  readonly kind: string
  readonly count: number
}

/** What the questions of a battle are about. */
const ASKED: { readonly [kind: string]: Step } = {
  ambush: 'ambush',
  foil: 'ambush',
  dice: 'dice',
  effectsFirst: 'hits',
  battleEffect: 'hits',
}

/** The hits that each side would have to take in a battle that is pointed at, with the chance of each number. */
export function forecast(scene: Scene, { aides }: Planned): string | null {
  const { words } = scene
  const battle = (aides as RootAides | null)?.battle ?? null
  // One that is being fought has a scene of its own.
  if (battle === null || aidesOf(scene).battle !== null) return null
  const sides = [battle.attacker, battle.defender].map((seat, side) => {
    const hits = battle.odds[side]!.flatMap((share, count) =>
      share === 0 ? [] : `${words.number(count)} (${Math.round(100 * share)}%)`,
    )
    return `${words.message('ui.battle.loses', { seat })}${languageFacts(words.language).colon}${words.row(hits)}`
  })
  return sides.join(' · ')
}

/** The battle of the latest action: being fought, or just over. */
export function foughtIn(scene: Scene): Fought | null {
  const all = scene.action?.events ?? []
  const begin = all.findLastIndex(({ what }) => what === 'battle')
  const { seat, defender, place } = all[begin]?.facts ?? {}
  if (typeof seat !== 'number' || typeof defender !== 'number' || typeof place !== 'number') return null
  const events = all.slice(begin + 1)
  const sides = [seat, defender] as const
  const facts = aidesOf(scene).battle
  const isOn = facts !== null && facts.place === place
  const losses = sides.map((side) => lossesOf(events, side)) as [Loss[], Loss[]]
  const isRolled = events.some(({ what }) => what === 'rolled')
  return {
    place,
    sides,
    strength: sides.map((side, i) => strengthAt(scene, side, place) + fallen(losses[i]!)) as [number, number],
    odds: isOn && !isRolled ? facts.odds : null,
    events,
    losses,
    now: isOn ? (ASKED[scene.view.asked?.kind ?? ''] ?? (isRolled ? 'losses' : 'ambush')) : null,
  }
}

function lossesOf(events: readonly GameEvent[], side: number): Loss[] {
  const lost = new Map<string, number>()
  for (const { what, facts } of events) {
    if (what === 'removed' && facts.owner === side) add(lost, String(facts.kind), Number(facts.count))
    if (what === 'damaged' && facts.seat === side) add(lost, 'item', 1)
  }
  return [...lost].map(([kind, count]) => ({ kind, count }))
}

const add = (sums: Map<string, number>, name: string, count: number) => sums.set(name, (sums.get(name) ?? 0) + count)

const fallen = (losses: readonly Loss[]): number =>
  losses.reduce((sum, { kind, count }) => sum + (isFighter(kindNamed(kind)?.category) ? count : 0), 0)

const isFighter = (category: string | undefined): boolean => category === 'warrior' || category === 'figure'

function strengthAt(scene: Scene, side: number, place: number): number {
  const faction = partyNamed(stateOf(scene.view), side)
  return aidesOf(scene)
    .pieces.filter((piece) => piece.place === place && piece.faction === faction && isFighter(piece.category))
    .reduce((sum, { count }) => sum + count, 0)
}
