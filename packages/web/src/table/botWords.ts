import type { TFunction } from 'i18next'
import type { BotManner } from '../engine/protocol.ts'

/** How a bot plays, in words: its level, and its style where it has one. */
export function botWords(t: TFunction, { level, temper }: BotManner): string {
  if (temper === undefined) return t(`level.${level}`)
  return t('level.tempered', { level: t(`level.${level}`), temper: t(`temper.${temper}`) })
}
