import english from '../../messages/en.json' with { type: 'json' }
import type { Language } from './languages.ts'

/** Messages by key; nested catalogues are flattened, so that both forms may be written. */
export type Catalogue = { readonly [key: string]: string }

/** The namespace of the page's own messages. */
export const PAGE = 'web'

type Files = Record<string, () => Promise<unknown>>

/** The page's own messages. English comes with the page, which saves most visitors a round trip. */
const OWN: Files = {
  ...import.meta.glob(['../../messages/*.json', '!../../messages/en.json'], { import: 'default' }),
  '../../messages/en.json': async () => english,
}
/** Each package's messages: of games and of the bots. */
const PACKAGES: Files = import.meta.glob(['../../../*/messages/*.json', '!../../../cli/**', '!../../../web/**'], {
  import: 'default',
})
/** What only the drawing of a game says: src/<game>/messages. */
const DRAWINGS: Files = import.meta.glob('../*/messages/*.json', { import: 'default' })

const loaded = new Map<string, Promise<Catalogue>>()

/** The catalogue of the page (`web`), of the bots, or of a game's package folder; read once. */
export function loadCatalogue(owner: string, language: Language): Promise<Catalogue> {
  const name = `${owner}.${language}`
  const known = loaded.get(name) ?? readCatalogue(owner, language)
  loaded.set(name, known)
  // What could not be fetched is tried again next time.
  known.catch(() => loaded.delete(name))
  return known
}

async function readCatalogue(owner: string, language: Language): Promise<Catalogue> {
  const files =
    owner === PAGE
      ? [OWN[`../../messages/${language}.json`]]
      : [PACKAGES[`../../../${owner}/messages/${language}.json`], DRAWINGS[`../${owner}/messages/${language}.json`]]
  const parts = await Promise.all(files.map((load) => load?.()))
  return Object.assign({}, ...parts.map((part) => flatten(part)))
}

/** `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. */
export function flatten(value: unknown, prefix = '', flat: { [key: string]: string } = {}): Catalogue {
  if (typeof value === 'string') flat[prefix] = value
  if (typeof value !== 'object' || value === null) return flat
  for (const [key, part] of Object.entries(value)) flatten(part, prefix === '' ? key : `${prefix}.${key}`, flat)
  return flat
}
