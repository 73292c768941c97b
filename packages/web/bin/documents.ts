// All that can be found in the rules library, by language. Drawings come with it, so it is loaded when it is wanted.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createWords, flatten, type Language, startTexts } from '@spinney/words'
import { createInstance } from 'i18next'
import { documentsOf, type OtherWords } from '../src/library/documents.ts'
import type { Document } from '../src/library/searching.ts'
import type { GameLibrary } from '../src/library/types.ts'
import { infoOf as rootInfo } from '../src/root/info/index.tsx'
import { THINGS as ROOT_THINGS } from '../src/root/things.ts'
import { bookOf } from '../src/rulebooks.ts'
import { infoOf as smallworldInfo } from '../src/smallworld/info/index.tsx'
import { THINGS as SMALLWORLD_THINGS } from '../src/smallworld/things.ts'

/** The games with a library: a game that has one in `src/games.ts` stands here, too. */
export const SEARCHED: { readonly [game: string]: Pick<GameLibrary, 'things' | 'info'> } = {
  root: { things: ROOT_THINGS, info: rootInfo },
  smallworld: { things: SMALLWORLD_THINGS, info: smallworldInfo },
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The files of a folder, read when they are asked for. */
const filesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [`/${name}`, async () => read(join(folder, name))]))

/** All that can be found in one language. `packages` is the folder of that name. */
export async function documentsIn(packages: string, language: Language): Promise<Document[]> {
  const all = await Promise.all(
    Object.entries(SEARCHED).map(async ([game, library]) => {
      const law = filesIn(join(packages, game, 'law'))
      const { rules } = await bookOf({ law, presets: {} }, language)
      const texts = createInstance()
      const messages = flatten(read(join(packages, 'words/messages', language, `${game}.json`)))
      await startTexts(texts, { lng: language, resources: { [language]: { [game]: messages } } })
      const words = createWords({ texts, language, game, seatName: String })
      const others = ((await law[`/search.${language}.json`]?.()) ?? {}) as OtherWords
      return documentsOf({ game, rules, library, words, others })
    }),
  )
  return all.flat()
}
