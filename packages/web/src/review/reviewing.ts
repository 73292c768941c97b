import { equal } from '@spinney/kernel'
import type { Counsel, Judgement } from '../engine/protocol.ts'

/** Something worth a look: an answer that lost much, or one that nothing else came near. */
export interface ReviewMoment {
  readonly judgement: Judgement
  /** Games lost by the answer, in a hundred; 0: it was well found. */
  readonly loss: number
}

/** So many moments are told, of so many answers that are looked at well; so many at first sight. */
export const TOLD = 3
const [WELL, QUICK] = [9, 70]

/** What a review needs of the table. */
export interface Looking {
  /** What a bot says about an answer; null where it cannot be asked any more. */
  judge(at: number, quick: boolean): Promise<Judgement | null>
  /** Where it is looking now, and what has been found so far. */
  tell(at: number, found: readonly ReviewMoment[]): void
}

/** What an answer has lost, as far as it is known. */
export function lossOf({ given, counsel }: Pick<Judgement, 'given' | 'counsel'>): number {
  return counsel.mistakes.find(({ pick }) => equal(pick, given))?.loss ?? 0
}

/** Much hung on it, and what was answered is what the bot would have answered. */
const isFind = ({ given, counsel }: Judgement): boolean => equal(given, counsel.pick) && hangsMuch(counsel)
const hangsMuch = ({ stake, mistakes }: Counsel): boolean => stake === 'much' && mistakes.length > 0

/**
 * Looks a finished game over: all answers at first sight, then the likeliest ones well. Mistakes come first, what was
 * well found fills up. Moments are told as they are found.
 */
export async function review(answers: readonly number[], { judge, tell }: Looking): Promise<readonly ReviewMoment[]> {
  const seen: Judgement[] = []
  for (const at of thinned(answers)) {
    tell(at, [])
    const judgement = await judge(at, true)
    if (judgement === null) return []
    seen.push(judgement)
  }
  let found: ReviewMoment[] = []
  for (const { at } of likely(seen)) {
    if (found.length === TOLD) break
    tell(at, found)
    const judgement = await judge(at, false)
    if (judgement === null) return found
    const loss = lossOf(judgement)
    if (loss === 0 && !isFind(judgement)) continue
    found = [...found, { judgement, loss }].sort((a, b) => a.judgement.at - b.judgement.at)
  }
  return found
}

/** As many answers as there is patience for, from all over the game. */
function thinned(answers: readonly number[]): number[] {
  const step = Math.max(1, answers.length / QUICK)
  return Array.from({ length: Math.min(answers.length, QUICK) }, (_, i) => answers[Math.floor(i * step)]!)
}

/** Those that seem to have lost most, then those that seem well found. */
function likely(seen: readonly Judgement[]): Judgement[] {
  const lost = seen.filter((one) => lossOf(one) > 0).sort((a, b) => lossOf(b) - lossOf(a) || a.at - b.at)
  return [...lost.slice(0, WELL - 2), ...seen.filter(isFind).slice(0, WELL)].slice(0, WELL)
}
