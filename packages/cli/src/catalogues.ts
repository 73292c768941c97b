import { createRequire } from 'node:module'
import { type Catalogue, flatten, type Language } from '@spinney/words'

/** Messages of one owner by language. */
export type Catalogues = (language: Language) => Catalogue

const read = createRequire(import.meta.url)

/** The messages of a game or of the terminal (`cli`), as the package of words has them. */
export function catalogues(owner: string): Catalogues {
  return (language) => flatten(read(`@spinney/words/messages/${language}/${owner}.json`))
}
