import { playRandomly } from '../chance/simulate.ts'
import { difference, equal } from '../equal.ts'
import { decide } from '../flow/engine.ts'
import { play } from '../flow/play.ts'
import { type Answer, type Asked, CHANCE, type Seat, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { eventFor, type GameEvent } from '../log/events.ts'
import { resample, view, whyNot } from '../views/secrets.ts'
import { answerTo, describe, nameOf, observers, type Position, type Tried, tried } from './position.ts'
import { type Check, conserved } from './rules.ts'

/** Nobody can tell a resampled state from the true one, neither by what lies on the table nor by what is asked. */
export const views: Check = (p) => {
  const { game, state, random } = p
  for (const seat of observers(p)) {
    const seen = view(game, state, seat)
    const reasons = whyNot(game, state, seat)
    for (let i = 0; i < p.resamples; i++) {
      const other = resample(game, state, seat, random)
      const wrong =
        difference(view(game, other, seat), seen) ??
        difference(whyNot(game, other, seat), reasons) ??
        missingQuestion(game, other)
      if (wrong !== null) return `${nameOf(seat)} can tell a resampled state from the true one: ${wrong}`
    }
  }
  return null
}

/** Whether somebody is asked must not hang on what others cannot see: with other secrets the question would be missing. */
function missingQuestion<G extends State>(game: Game<G>, other: G): string | null {
  const ask = decide(game, other)
  if (ask === null) return null
  const { step, frame, seat, kind } = ask
  if (!step.when(other, frame.local)) return `${nameOf(seat)} would not be asked ${kind} with other secrets`
  return ask.options.length > 0 ? null : `${nameOf(seat)} would have no option for ${kind} with other secrets`
}

/** A resampled state is a possible one: nothing is lost in it and it can be played on. */
export const resampled: Check = (p) => {
  const { game, state, random } = p
  for (const seat of observers(p)) {
    const other = resample(game, state, seat, random)
    const lost = conserved({ ...p, state: other })
    if (lost !== null) return `resampled for ${nameOf(seat)}: ${lost}`
    // As a bot would that searches from here.
    playRandomly(game, other, random, 1)
  }
  return null
}

/** An answer that is not flagged by `reveal` shows the one who gives it nothing it did not know. */
export const surprises: Check = (p) => {
  const { game, state, ask, random } = p
  if (ask === null) return null
  if (ask.seat === CHANCE) return askedByChance(p)
  for (const { answer, revealed, ...played } of tried(p)) {
    if (revealed) continue
    const seen = view(game, played.state, ask.seat)
    for (let i = 0; i < p.resamples; i++) {
      const other = play(game, resample(game, state, ask.seat, random), answer)
      const wrong =
        difference(view(game, other.state, ask.seat), seen) ??
        difference(seenBy(ask.seat, other.events), seenBy(ask.seat, played.events))
      if (wrong !== null) return `${describe(answer)} shows something hidden, but reveal() was not called: ${wrong}`
    }
  }
  return null
}

/** After the same die or draw everybody expects the same question, whatever others hold. */
function askedByChance<G extends State>(p: Position<G>): string | null {
  const { game, state, random } = p
  for (const seat of observers(p)) {
    const other = resample(game, state, seat, random)
    for (const { answer, revealed, ...played } of tried(p)) {
      if (revealed || !canBe(game, other, answer)) continue
      const wrong = difference(askedIn(game, play(game, other, answer).state), askedIn(game, played.state))
      if (wrong !== null) return `after ${describe(answer)} the next question tells ${nameOf(seat)} a secret: ${wrong}`
    }
  }
  return null
}

function askedIn<G extends State>(game: Game<G>, state: G): { seat: Asked; kind: string } | null {
  const ask = decide(game, state)
  return ask === null ? null : { seat: ask.seat, kind: ask.kind }
}

function canBe<G extends State>(game: Game<G>, state: G, { pick }: Answer): boolean {
  return decide(game, state)?.options.some((option) => equal(option, pick)) ?? false
}

/**
 * Events tell no seat what its view hides. Two outcomes may differ only in what is hidden from a seat: then the seat
 * must be told of both in the same words.
 */
export const events: Check = (p) => {
  const outcomes = tried(p)
  for (let i = 1; i < outcomes.length; i++) {
    const [a, b] = [outcomes[i - 1]!, outcomes[i]!]
    for (const seat of observers(p)) {
      const wrong = difference(seenBy(seat, a.events), seenBy(seat, b.events))
      if (wrong !== null && differOnlyInSecret(p.game, a, b, seat)) {
        return `events tell ${nameOf(seat)} ${describe(a.answer)} from ${describe(b.answer)}: ${wrong}`
      }
    }
  }
  return null
}

function differOnlyInSecret<G extends State>(game: Game<G>, a: Tried<G>, b: Tried<G>, seat: Seat | null): boolean {
  if (equal(hiddenFrom(game, a.state, seat), hiddenFrom(game, b.state, seat))) return false
  return equal(view(game, a.state, seat), view(game, b.state, seat))
}

function hiddenFrom<G extends State>(game: Game<G>, state: G, seat: Seat | null): unknown[] {
  const zones = game.secrets(state).filter((zone) => seat === null || !zone.knownTo.includes(seat))
  return zones.map((zone) => zone.items)
}

function seenBy(seat: Seat | null, happened: readonly GameEvent[]): GameEvent[] {
  return happened.map((event) => eventFor(event, seat))
}

/** Listing options, playing them and showing views leaves a state as it was. */
export const earlier: Check = (p) => {
  const { game, state } = p
  const before = JSON.stringify(state)
  const ask = decide(game, state)
  if (ask !== null) play(game, state, answerTo(ask, ask.options[0]!))
  for (const seat of observers(p)) view(game, state, seat)
  const wrong = difference(state, JSON.parse(before))
  return wrong === null ? null : `looking at a state and playing from it changed it: ${wrong}`
}
