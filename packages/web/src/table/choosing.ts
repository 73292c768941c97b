import { type AskedQuestion, equal, type Pick as Option } from '@spinney/kernel'
import type { GameFace, Target, TargetId, Tone } from './face.ts'

type Pointing = Pick<GameFace, 'targetsOf' | 'toneOf'>

/** The options that are left once some targets have been chosen. */
export function optionsLeft(question: AskedQuestion, chosen: readonly TargetId[], face: Pointing): number[] {
  const options = question.options ?? []
  const all = options.map((_, i) => i)
  if (chosen.length === 0) return all
  return all.filter((i) => {
    const targets = face.targetsOf(question, options[i]!)
    return chosen.every((id) => targets.includes(id))
  })
}

/** Whether clicking a target settles the answer at once: one option is left, and nobody would call it rash. */
export function settles(question: AskedQuestion, left: readonly number[], face: Pointing): boolean {
  const [only] = left
  if (left.length !== 1 || only === undefined) return false
  return (face.toneOf?.(question, question.options![only]!) ?? 'bright') === 'bright'
}

const RANK: Record<Tone, number> = { bright: 2, risky: 1, quiet: 0 }

/** Everything that can be clicked now. */
export function targetsFor(
  question: AskedQuestion | null,
  chosen: readonly TargetId[],
  face: Pointing,
  hint: Option | null,
  word: (pick: Option) => string,
): Map<TargetId, Target> {
  const targets = new Map<TargetId, Target>()
  if (question === null) return targets
  for (const index of optionsLeft(question, chosen, face)) {
    const pick = question.options![index]!
    const tone = face.toneOf?.(question, pick) ?? 'bright'
    for (const id of face.targetsOf(question, pick)) {
      const before = targets.get(id)
      const label = word(pick)
      targets.set(id, {
        id,
        tone: before === undefined || RANK[tone] > RANK[before.tone] ? tone : before.tone,
        options: [...(before?.options ?? []), index],
        chosen: chosen.includes(id),
        hinted: before?.hinted === true || (hint !== null && equal(hint, pick)),
        label: before === undefined ? label : `${before.label}; ${label}`,
      })
    }
  }
  return targets
}
