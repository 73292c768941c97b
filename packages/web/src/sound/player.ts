import type { Sound } from './sounds.ts'

/* Every sound is made here, by a few oscillators and some noise; there are no recordings. */

/** How loud all of it is: quiet. */
const LOUDNESS = 0.14
/** Seconds between two sounds that come together. */
const APART = 0.16

export interface Player {
  play(sounds: readonly Sound[]): void
  close(): void
}

export function createPlayer(context: AudioContext = new AudioContext()): Player {
  const out = context.createGain()
  out.gain.value = LOUDNESS
  out.connect(context.destination)
  const noise = noiseIn(context)

  /** A gain that rises at once and fades away. */
  function fading(at: number, seconds: number, loud: number): GainNode {
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
    gain.connect(out)
    return gain
  }

  function tone(at: number, from: number, to: number, seconds: number, loud: number): void {
    const source = context.createOscillator()
    source.type = 'sine'
    source.frequency.setValueAtTime(from, at)
    source.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source.connect(fading(at, seconds, loud))
    source.start(at)
    source.stop(at + seconds)
  }

  function rustle(at: number, pitch: number, seconds: number, loud: number): void {
    const source = context.createBufferSource()
    source.buffer = noise
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    source.connect(filter)
    filter.connect(fading(at, seconds, loud))
    source.start(at)
    source.stop(at + seconds)
  }

  /** One after the other, from a moment on. */
  function inTurn<T>(at: number, apart: number, items: readonly T[], start: (item: T, at: number) => void): void {
    for (const [i, item] of items.entries()) start(item, at + i * apart)
  }

  const make: Record<Sound, (at: number) => void> = {
    // Knocks that grow softer, as dice that come to rest.
    dice: (at) =>
      inTurn(at, 0.075, [0.9, 0.75, 0.6, 0.45], (loud, when) => rustle(when, 1000 + loud * 1000, 0.05, loud)),
    card: (at) => rustle(at, 4200, 0.16, 0.5),
    // Steps on soft ground.
    march: (at) => inTurn(at, 0.15, [120, 104, 120], (pitch, when) => tone(when, pitch, 62, 0.12, 0.9)),
    points: (at) => inTurn(at, 0.09, [659, 880], (pitch, when) => tone(when, pitch, pitch, 0.32, 0.5)),
    turn: (at) => inTurn(at, 0.14, [523, 659, 784], (pitch, when) => tone(when, pitch, pitch, 0.7, 0.6)),
  }

  return {
    play(sounds) {
      // Browsers are silent until somebody has touched the page.
      if (context.state === 'suspended') void context.resume()
      inTurn(context.currentTime, APART, sounds, (sound, when) => make[sound](when))
    },
    close: () => void context.close(),
  }
}

/** Half a second of noise, the same every time. */
function noiseIn(context: AudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate / 2)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let i = 0; i < length; i++) {
    seed = (seed * 16807) % 2147483647
    samples[i] = seed / 1073741823.5 - 1
  }
  return buffer
}
