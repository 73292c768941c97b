import { type Catalogue, flatten, type Language } from '@spinney/words'
import english from '@spinney/words/messages/en/web.json' with { type: 'json' }

/** The namespace of the page's own messages. */
export const PAGE = 'web'

/** The catalogues of all owners in all languages, each fetched when it is wanted. The terminal's are not for us. */
const FILES: Record<string, () => Promise<unknown>> = {
  ...import.meta.glob(
    ['../../../words/messages/*/*.json', '!../../../words/messages/en/web.json', '!../../../words/messages/*/cli.json'],
    { import: 'default' },
  ),
  // English comes with the page, which saves most visitors a round trip.
  '../../../words/messages/en/web.json': async () => english,
}

const loaded = new Map<string, Promise<Catalogue>>()

/** The catalogue of the page (`web`), of the bots, or of a game by its id; read once. */
export function loadCatalogue(owner: string, language: Language): Promise<Catalogue> {
  const name = `${owner}.${language}`
  const known = loaded.get(name) ?? readCatalogue(owner, language)
  loaded.set(name, known)
  // What could not be fetched is tried again next time.
  known.catch(() => loaded.delete(name))
  return known
}

async function readCatalogue(owner: string, language: Language): Promise<Catalogue> {
  return flatten(await FILES[`../../../words/messages/${language}/${owner}.json`]?.())
}
