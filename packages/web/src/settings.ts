import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { LANGUAGES, type Language, preferredLanguage } from './i18n/languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const PACES = ['slow', 'normal', 'instant'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds between two things that others do. */
export const PAUSES: Record<Pace, number> = { slow: 1500, normal: 600, instant: 0 }

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
  /** Questions that can only be declined are passed. */
  readonly autoPass: boolean
  change(part: Partial<Pick<Settings, 'language' | 'theme' | 'pace' | 'autoPass'>>): void
}

/** What the player has chosen for this device. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: preferredLanguage(navigator.languages),
      theme: 'auto',
      pace: 'normal',
      autoPass: false,
      change: (part) => set(part),
    }),
    {
      name: 'spinney-settings',
      version: 1,
      partialize: ({ language, theme, pace, autoPass }) => ({ language, theme, pace, autoPass }),
      merge: (stored, current) => ({ ...current, ...checked(stored) }),
    },
  ),
)

/** Only what is still understood is taken over from an earlier visit. */
function checked(stored: unknown): Partial<Settings> {
  const { language, theme, pace, autoPass } = (stored ?? {}) as Partial<Settings>
  return {
    ...(LANGUAGES.includes(language as Language) ? { language } : {}),
    ...(THEMES.includes(theme as Theme) ? { theme } : {}),
    ...(PACES.includes(pace as Pace) ? { pace } : {}),
    ...(typeof autoPass === 'boolean' ? { autoPass } : {}),
  }
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)')

/** Draws the page by day or by lamp light. */
export function showTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'auto' && prefersDark.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

prefersDark.addEventListener('change', () => showTheme(useSettings.getState().theme))
