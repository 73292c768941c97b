import type { TFunction } from 'i18next'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From here on somebody should hurry. */
export const HURRY = 5 * MINUTE

const two = (value: number) => String(value).padStart(2, '0')

/** Time that is left, as long as it is of use to know: days, hours and minutes, minutes and seconds. */
export function timeLeft(t: TFunction, ms: number): string {
  const rest = Math.max(0, ms)
  if (rest >= 2 * DAY) return t('clock.days', { count: Math.floor(rest / DAY) })
  const hours = Math.floor(rest / HOUR)
  const minutes = Math.floor((rest % HOUR) / MINUTE)
  if (hours > 0) return t('clock.hours', { time: `${hours}:${two(minutes)}` })
  return `${minutes}:${two(Math.floor((rest % MINUTE) / SECOND))}`
}
