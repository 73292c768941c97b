import type { Words } from '@spinney/words'
import type { Rule } from '../rulebooks.ts'
import type { Document } from './searching.ts'
import type { GameLibrary } from './types.ts'

/** By a term of ours: what else people call it. */
export type OtherWords = { readonly [term: string]: readonly string[] }

interface Source {
  readonly game: string
  readonly rules: readonly Rule[]
  readonly library: Pick<GameLibrary, 'things' | 'info'>
  readonly words: Words
  readonly others: OtherWords
}

/** All that can be found of one game in one language: its rules, then its things. */
export function documentsOf({ game, rules, library, words, others }: Source): Document[] {
  const known = Object.entries(others).map(([term, more]) => ({ term, more, isWhole: wholeWord(term) }))
  const alsoFor = (text: string): string => known.flatMap(({ more, isWhole }) => (isWhole(text) ? more : [])).join(' ')
  const namesOf = (title: string) => known.find(({ term }) => term.toLowerCase() === title.toLowerCase())?.more ?? []
  const document = (own: Omit<Document, 'game' | 'also' | 'around' | 'names'>): Document => ({
    ...own,
    game,
    also: alsoFor(own.title),
    around: alsoFor(own.text),
    names: namesOf(own.title),
  })
  return [
    ...rules.map(({ id, title, gist }) => document({ id: `${game}/${id}`, number: id, kind: '', title, text: gist })),
    ...Object.entries(library.things).flatMap(([kind, ids]) =>
      ids.flatMap((id) => {
        const told = library.info({ words, scene: null }, { kind, id })
        if (told === null) return []
        return [
          document({
            id: `${game}/${kind}/${id}`,
            number: '',
            kind: told.kind,
            title: told.name,
            text: told.text.join(' '),
          }),
        ]
      }),
    ),
  ]
}

/** English terms are whole words; in other languages they stand anywhere. */
function wholeWord(term: string): (text: string) => boolean {
  if (!/^[\p{Script=Latin} ’']+$/u.test(term)) return (text) => text.includes(term)
  const pattern = new RegExp(`\\b${term}\\b`, 'i')
  return (text) => pattern.test(text)
}
