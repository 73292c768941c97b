import { readFileSync } from 'node:fs'
import type { GameEvent } from '@spinney/kernel'
import { flatten } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { SOUNDS as ROOT } from '../src/root/sounds.ts'
import { SOUNDS as SMALLWORLD } from '../src/smallworld/sounds.ts'
import { createPlayer } from '../src/sound/player.ts'
import { type EventSounds, SOUNDS, type Sound, soundsOf } from '../src/sound/sounds.ts'

const event = (what: string) => ({ what, facts: {}, law: '' }) as unknown as GameEvent
const heard = (sounds: EventSounds, names: readonly string[], more = {}) =>
  soundsOf({ events: names.map(event), sounds, scores: ({ what }) => what === 'scored', isMyTurn: false, ...more })

/** Events of a game, as its catalogue words them. */
function eventsOf(game: string): Set<string> {
  const file = new URL(`../../words/messages/en/${game}.json`, import.meta.url)
  const keys = Object.keys(flatten(JSON.parse(readFileSync(file, 'utf8'))))
  return new Set(keys.flatMap((key) => /^event\.([^._]+)/.exec(key)?.[1] ?? []))
}

describe.each([
  ['root', ROOT],
  ['smallworld', SMALLWORLD],
] as const)('the events of %s that can be heard', (game, sounds) => {
  test('are events of the game', () => {
    const known = eventsOf(game)
    expect(Object.keys(sounds).filter((name) => !known.has(name))).toEqual([])
  })

  test('have dice, cards and marches among them', () => {
    expect(new Set(Object.values(sounds))).toEqual(new Set(['dice', 'card', 'march']))
  })
})

describe('what is heard', () => {
  test('of Root', () => {
    expect(heard(ROOT, ['rolled'])).toEqual(['dice'])
    expect(heard(ROOT, ['crafted', 'scored'])).toEqual(['card', 'points'])
    expect(heard(ROOT, ['moved'])).toEqual(['march'])
  })

  test('of Small World', () => {
    expect(heard(SMALLWORLD, ['dieRolled'])).toEqual(['dice'])
    expect(heard(SMALLWORLD, ['comboPicked'])).toEqual(['card'])
    expect(heard(SMALLWORLD, ['conquest'])).toEqual(['march'])
  })

  test('much at once is heard once, and one’s own turn last', () => {
    expect(heard(ROOT, ['moved', 'moved', 'rolled', 'scored', 'moved'], { isMyTurn: true })).toEqual([
      'dice',
      'march',
      'points',
      'turn',
    ])
  })

  test('nothing of what has no sound, whatever it is called', () => {
    expect(heard(ROOT, ['phase', 'constructor', 'toString'])).toEqual([])
  })
})

/** Writes down what is played, as a browser would hear it. */
function fakeContext(state: AudioContextState = 'running') {
  const started: { kind: string; at: number; until: number }[] = []
  const log = { started, resumed: 0, closed: 0 }
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} })
  const node = (kind: string) => {
    const played = { kind, at: -1, until: -1 }
    return {
      gain: param(),
      frequency: param(),
      connect() {},
      start(at: number) {
        played.at = at
        started.push(played)
      },
      stop(at: number) {
        played.until = at
      },
    }
  }
  const context = {
    state,
    currentTime: 10,
    sampleRate: 800,
    destination: {},
    createGain: () => node('gain'),
    createOscillator: () => node('tone'),
    createBufferSource: () => node('noise'),
    createBiquadFilter: () => node('filter'),
    createBuffer: (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: async () => void log.resumed++,
    close: async () => void log.closed++,
  }
  return { context: context as unknown as AudioContext, log }
}

describe('the player', () => {
  test.each(SOUNDS)('makes %s, and everything it starts ends soon', (sound: Sound) => {
    const { context, log } = fakeContext()
    createPlayer(context).play([sound])
    expect(log.started.length).toBeGreaterThan(0)
    for (const { at, until } of log.started) {
      expect(at).toBeGreaterThanOrEqual(10)
      expect(until).toBeGreaterThan(at)
      expect(until).toBeLessThan(12)
    }
  })

  test('sounds that come together follow each other', () => {
    const { context, log } = fakeContext()
    createPlayer(context).play(['card', 'points'])
    const first = (kind: string) => log.started.find((played) => played.kind === kind)!.at
    expect(first('tone')).toBeGreaterThan(first('noise'))
  })

  test('is silent when nothing is to be heard, and wakes a browser that waits for a touch', () => {
    const { context, log } = fakeContext('suspended')
    const player = createPlayer(context)
    player.play([])
    expect(log.started).toEqual([])
    player.play(['turn'])
    expect(log.resumed).toBeGreaterThan(0)
    player.close()
    expect(log.closed).toBe(1)
  })
})
