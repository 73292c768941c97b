import { type Catalogue, flatten, type Language } from '@spinney/words'
import english from '@spinney/words/messages/en/web.json' with { type: 'json' }
import { partsOf } from './parts.ts'

/** The namespace of the page's own messages. */
export const PAGE = 'web'

type Files = Readonly<Record<string, () => Promise<unknown>>>

const FOLDER = '../../../words/messages'

/** The catalogues of all owners in all languages, each fetched when it is wanted. Those of the terminal and the server are not for us. */
const WHOLE: Files = {
  ...import.meta.glob(
    [
      '../../../words/messages/*/*.json',
      '!../../../words/messages/en/web.json',
      '!../../../words/messages/*/{cli,root,sent}.json',
    ],
    { import: 'default' },
  ),
  // English comes with the page, which saves most visitors a round trip.
  '../../../words/messages/en/web.json': async () => english,
}

/** Large catalogues come in parts (`parts.ts`). */
const IN_PARTS: { readonly [part: string]: Files } = {
  main: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=main' }),
  info: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=info' }),
  clockwork: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=clockwork' }),
  hirelings: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=hirelings' }),
  landmarks: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=landmarks' }),
  exiles: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=exiles' }),
  guests: import.meta.glob('../../../words/messages/*/root.json', { import: 'default', query: '?part=guests' }),
}

const loaded = new Map<string, Promise<Catalogue>>()

/** The catalogue of the page (`web`), of the bots, or of a game by its id; read once. */
export async function loadCatalogue(owner: string, language: Language): Promise<Catalogue> {
  const parts = await Promise.all(partsOf(owner).map((part) => loadPart(owner, part, language)))
  return Object.assign({}, ...parts)
}

/** A part of a catalogue; read once. */
export function loadPart(owner: string, part: string, language: Language): Promise<Catalogue> {
  const name = `${owner}.${part}.${language}`
  const known = loaded.get(name) ?? readPart(owner, part, language)
  loaded.set(name, known)
  // What could not be fetched is tried again next time.
  known.catch(() => loaded.delete(name))
  return known
}

async function readPart(owner: string, part: string, language: Language): Promise<Catalogue> {
  const file = `${FOLDER}/${language}/${owner}.json`
  return flatten(await (WHOLE[file] ?? IN_PARTS[part]?.[file])?.())
}
