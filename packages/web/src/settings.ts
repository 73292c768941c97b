import { LANGUAGES, languageFor } from '@spinney/words'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const PACES = ['slow', 'normal', 'instant'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds between two things that others do. */
export const PAUSES: Record<Pace, number> = { slow: 1500, normal: 600, instant: 0 }

export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** Percent of the size that the browser has for text. `public/theme.js` knows them, too. */
const TEXT_PERCENT: Record<TextSize, number> = { small: 90, normal: 100, large: 112.5, huge: 125 }

export const MOTIONS = ['auto', 'reduced'] as const
export type Motion = (typeof MOTIONS)[number]

/** A setting: what it is at first, and whether it may be what an earlier visit has kept. */
interface Kept<T> {
  readonly first: T
  accepts(value: unknown): value is T
}

function oneOf<T extends string>(values: readonly T[], first: T): Kept<T> {
  return { first, accepts: (value): value is T => values.includes(value as T) }
}

function yesOrNo(first: boolean): Kept<boolean> {
  return { first, accepts: (value) => typeof value === 'boolean' }
}

/** All settings, a line each. */
const KEPT = {
  language: oneOf(LANGUAGES, languageFor(navigator.languages)),
  theme: oneOf(THEMES, 'auto'),
  textSize: oneOf(TEXT_SIZES, 'normal'),
  motion: oneOf(MOTIONS, 'auto'),
  pace: oneOf(PACES, 'normal'),
  /** Questions with a single answer are answered by the table. */
  forced: yesOrNo(true),
  /** What is rash or final asks once more. */
  confirmRash: yesOrNo(true),
  sound: yesOrNo(false),
  /** A coach speaks at tables where one person plays with bots. */
  coach: yesOrNo(false),
}

type Values = { readonly [K in keyof typeof KEPT]: (typeof KEPT)[K]['first'] }

export interface Settings extends Values {
  change(part: Partial<Values>): void
}

const entries = Object.entries(KEPT) as [keyof Values, Kept<unknown>][]
const first = Object.fromEntries(entries.map(([name, setting]) => [name, setting.first])) as Values

/** What the player has chosen for this device. */
export const useSettings = create<Settings>()(
  persist((set) => ({ ...first, change: (part) => set(part) }), {
    name: 'spinney-settings',
    version: 1,
    partialize: (settings) => Object.fromEntries(entries.map(([name]) => [name, settings[name]])),
    merge: (stored, current) => ({ ...current, ...checked(stored) }),
  }),
)

/** Only what is still understood is taken over from an earlier visit. */
function checked(stored: unknown): Partial<Values> {
  const found = (stored ?? {}) as Partial<Record<keyof Values, unknown>>
  return Object.fromEntries(
    entries.flatMap(([name, { accepts }]) => (accepts(found[name]) ? [[name, found[name]]] : [])),
  )
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)')

/** Draws the page by day or by lamp light. */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && prefersDark.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

/** All text of the page grows or shrinks with the root of the document. */
export function showTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === 'normal' ? '' : `${TEXT_PERCENT[size]}%`
}

/** With little motion the whole page keeps as still as a table does at the pace “instant”. */
export function showMotion(motion: Motion): void {
  const { dataset } = document.documentElement
  if (motion === 'reduced') dataset.motion = 'instant'
  else delete dataset.motion
}

prefersDark.addEventListener('change', () => showTheme(useSettings.getState().theme))
