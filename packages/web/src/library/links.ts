/** A stretch of text, or the number of a rule in it. */
export interface Part {
  readonly text: string
  readonly law: string | null
}

const NUMBER = /(?:SW-)?(?:\d{1,2}|\b[A-G]|\b[A-Z]{2})(?:\.(?:\d{1,2}|[IVX]+|[a-z]\b))+/g

/** Cuts a text where it names rules of the book. */
export function linked(text: string, isRule: (law: string) => boolean): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: law, index } of text.matchAll(NUMBER)) {
    if (!isRule(law)) continue
    if (index > at) parts.push({ text: text.slice(at, index), law: null })
    parts.push({ text: law, law })
    at = index + law.length
  }
  return at < text.length ? [...parts, { text: text.slice(at), law: null }] : parts
}

/** The rules that a text names. */
export const namedIn = (text: string, isRule: (law: string) => boolean): readonly string[] =>
  linked(text, isRule).flatMap(({ law }) => law ?? [])
