import type { GameEvent } from '@spinney/kernel'

/** All that can be heard at a table. */
export const SOUNDS = ['dice', 'card', 'march', 'points', 'turn'] as const
export type Sound = (typeof SOUNDS)[number]

/** Which events of a game can be heard; points are heard wherever the game counts some. */
export type EventSounds = { readonly [event: string]: Sound }

interface Heard {
  readonly events: readonly GameEvent[]
  readonly sounds: EventSounds
  /** Whether somebody scores by an event. */
  scores(event: GameEvent): boolean
  /** Whether the person at the screen has just been asked. */
  readonly isMyTurn: boolean
}

/** What is heard of new events: each sound once, in a fixed order, so that much at once is no noise. */
export function soundsOf({ events, sounds, scores, isMyTurn }: Heard): Sound[] {
  const heard = new Set<Sound>()
  for (const event of events) {
    const own = Object.hasOwn(sounds, event.what) ? sounds[event.what] : undefined
    if (own !== undefined) heard.add(own)
    if (scores(event)) heard.add('points')
  }
  if (isMyTurn) heard.add('turn')
  return SOUNDS.filter((sound) => heard.has(sound))
}
