import { type Language, languageFacts } from '@spinney/words'
import type { TFunction } from 'i18next'
import type { TableFacts } from './last.ts'

/** Who plays at a table, in one phrase: “you as the Marquise de Cat against 3 bots”. `g` speaks for the game. */
export function whoPlays(t: TFunction, g: TFunction, language: Language, { people, bots }: TableFacts): string {
  if (people.length === 0) return t('table.bots', { count: bots })
  const list = new Intl.ListFormat(languageFacts(language).tag, { type: 'conjunction' })
  const named = people.map(({ name, side }, i) => {
    const seat = name || (people.length === 1 ? t('seat.you') : t('seat.numbered', { number: i + 1 }))
    return side === null ? seat : t('table.as', { seat, side: g(`term.${side}`) })
  })
  const who = list.format(named)
  return bots === 0 ? who : t('table.against', { who, count: bots })
}
