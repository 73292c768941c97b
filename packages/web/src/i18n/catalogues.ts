import type { Language } from './languages.ts'

/** Messages by key; nested catalogues are flattened, so that both forms may be written. */
export type Catalogue = { readonly [key: string]: string }

/** The namespace of the page's own messages. */
export const PAGE = 'web'

const FILES = {
  ...import.meta.glob<unknown>('../../messages/*.json', { import: 'default' }),
  ...import.meta.glob<unknown>(['../../../*/messages/*.json', '!../../../cli/**', '!../../../web/**'], {
    import: 'default',
  }),
  // What only the drawing of a game says lies beside it.
  ...import.meta.glob<unknown>('../*/messages/*.json', { import: 'default' }),
}

/** The catalogue of the page (`web`), of the bots, or of a game's package folder. */
export async function loadCatalogue(owner: string, language: Language): Promise<Catalogue> {
  const paths =
    owner === PAGE
      ? [`../../messages/${language}.json`]
      : [`../../../${owner}/messages/${language}.json`, `../${owner}/messages/${language}.json`]
  const parts = await Promise.all(paths.map(async (path) => flatten(await FILES[path]?.())))
  return Object.assign({}, ...parts)
}

/** `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`. */
export function flatten(value: unknown, prefix = ''): Catalogue {
  if (typeof value === 'string') return { [prefix]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) => flatten(part, prefix === '' ? key : `${prefix}.${key}`)),
  )
}
