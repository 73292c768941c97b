import { HIRELINGS, LANDMARK_IDS } from '@spinney/root'
import type { Advice, SetupDraft, SetupField } from '../home/setup.ts'

/** Three hirelings are used, one or two landmarks (A.5.1, A.6). */
const HIRELING_FIELDS = ['hireling1', 'hireling2', 'hireling3'] as const
const LANDMARK_FIELDS = ['landmark1', 'landmark2'] as const

/** A hireling that is left to chance, and a second landmark that is not wanted. */
const ANY_HIRELING = 'any-hireling'
const NO_LANDMARK = 'no-landmark'

const hasHirelings = ({ fields }: SetupDraft): boolean => (fields.hirelings ?? 'hirelings-none') !== 'hirelings-none'
const hasLandmarks = ({ fields }: SetupDraft): boolean => (fields.landmarks ?? 'landmarks-none') !== 'landmarks-none'

const isChosen =
  (field: 'hirelings' | 'landmarks') =>
  ({ fields }: SetupDraft): boolean =>
    fields[field] === `${field}-chosen`

const textOf =
  (sort: 'hireling' | 'landmark') =>
  (value: string): string =>
    value === ANY_HIRELING || value === NO_LANDMARK ? `choice.${value}` : `${sort}.${value}.text`

/** What a table may play with besides (A.5, A.6): none at first, by chance, or by name. */
export const EXTRA_FIELDS: readonly SetupField[] = [
  {
    id: 'hirelings',
    values: ['hirelings-none', 'hirelings-random', 'hirelings-chosen'],
    initial: 'hirelings-none',
    place: 'more',
  },
  ...HIRELING_FIELDS.map(
    (id): SetupField => ({
      id,
      values: [ANY_HIRELING, ...HIRELINGS.map((card) => card.id)],
      initial: ANY_HIRELING,
      place: 'more',
      lineOf: textOf('hireling'),
      when: isChosen('hirelings'),
    }),
  ),
  {
    id: 'landmarks',
    values: ['landmarks-none', 'landmarks-one', 'landmarks-two', 'landmarks-chosen'],
    initial: 'landmarks-none',
    place: 'more',
  },
  ...LANDMARK_FIELDS.map(
    (id, i): SetupField => ({
      id,
      values: i === 0 ? LANDMARK_IDS : [NO_LANDMARK, ...LANDMARK_IDS],
      initial: i === 0 ? LANDMARK_IDS[0] : NO_LANDMARK,
      place: 'more',
      lineOf: textOf('landmark'),
      when: isChosen('landmarks'),
    }),
  ),
]

/** The names chosen in some fields, without those left open. */
const namesIn = ({ fields }: SetupDraft, ids: readonly string[]): string[] =>
  ids.map((id) => fields[id] ?? NO_LANDMARK).filter((value) => value !== ANY_HIRELING && value !== NO_LANDMARK)

const hirelingsIn = (draft: SetupDraft): string[] =>
  isChosen('hirelings')(draft) ? namesIn(draft, HIRELING_FIELDS) : []

const landmarksIn = (draft: SetupDraft): string[] =>
  isChosen('landmarks')(draft) ? namesIn(draft, LANDMARK_FIELDS) : []

/** The part of a configuration that is about them. */
export function extrasOf(draft: SetupDraft): { hirelings?: string[] | 'random'; landmarks?: string[] | number } {
  const { landmarks } = draft.fields
  const named = hirelingsIn(draft)
  return {
    ...(hasHirelings(draft) ? { hirelings: named.length === 0 ? 'random' : named } : {}),
    ...(hasLandmarks(draft)
      ? { landmarks: landmarks === 'landmarks-one' ? 1 : landmarks === 'landmarks-two' ? 2 : landmarksIn(draft) }
      : {}),
  }
}

/** The factions that cannot be played beside the hirelings that were chosen (A.6.5). */
export const excludedBy = (draft: SetupDraft): string[] =>
  HIRELINGS.flatMap(({ id, excludes }) => (hirelingsIn(draft).includes(id) ? excludes : []))

const refusal = (key: string): Advice => ({ tone: 'warn', key, stops: true })

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length

/** What stops a table of some factions with these hirelings and landmarks. */
export function extraAdvice(draft: SetupDraft, sides: readonly string[], isInEdition: boolean): Advice | null {
  if (!hasHirelings(draft) && !hasLandmarks(draft)) return null
  if (!isInEdition) return refusal('advice.noExtras')
  if (hasTwice(hirelingsIn(draft))) return refusal('advice.hirelingTwice')
  if (hasTwice(landmarksIn(draft))) return refusal('advice.landmarkTwice')
  const out = excludedBy(draft)
  return sides.some((side) => out.includes(side)) ? refusal('advice.hirelingFaction') : null
}
