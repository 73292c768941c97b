import type { View } from '@spinney/kernel'
import { createWords, type GameWords, type Language, type Words } from '@spinney/words'
import type { TablePlan } from '../engine/protocol.ts'
import { PAGE } from './catalogues.ts'
import { i18n } from './index.ts'

interface Source {
  readonly language: Language
  /** The game's id: the namespace of its messages. */
  readonly game: string
  readonly plan: TablePlan
  readonly view: View
  readonly wording?: GameWords | undefined
}

/** The words of a table in the page: its seats are called as the people who set it up called them. */
export function wordsOf({ language, game, plan, view, wording }: Source): Words {
  const people = plan.seats.flatMap(({ kind }, index) => (kind === 'person' ? [index] : []))
  // Whoever plays alone and gave no name is spoken to.
  const you = people.find((index) => people.length === 1 && plan.seats[index]!.name === '')
  const seatName = (index: number): string => {
    const entry = plan.seats[index]
    const nobody = wording?.nobodyAt?.(view, index) ?? null
    if (nobody !== null) return i18n.getFixedT(language, game)(`term.${nobody}`)
    if (entry === undefined) return String(index + 1)
    if (entry.name !== '') return entry.name
    return i18n.getFixedT(language, PAGE)('seat.numbered', { number: index + 1 })
  }
  return createWords({ texts: i18n, language, game, seatName, you, sorts: wording?.sortsOf?.(view) })
}
