import type { InfoContent, InfoFact } from '../../info/content.ts'
import type { InfoPlace } from '../../info/place.ts'

/** A card with the name of its kind; facts that say nothing are left out. */
export function told(
  { words }: InfoPlace,
  kind: string,
  name: string,
  {
    facts = [],
    detail,
    ...rest
  }: Omit<InfoContent, 'kind' | 'name' | 'facts'> & {
    facts?: readonly (InfoFact | null)[]
    /** What sort of its kind it is. */
    detail?: string
  },
): InfoContent {
  const named = words.message(`info.kind.${kind}`)
  return {
    ...rest,
    kind: upper(detail === undefined ? named : `${named} · ${detail}`),
    name: upper(name),
    facts: facts.filter((fact) => fact !== null),
  }
}

/** Names of things stand in lower case inside sentences. */
export const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A fact with the label of the catalogue. */
export const fact = ({ words }: InfoPlace, label: string, value: InfoFact['value']): InfoFact => ({
  label: words.message(`info.fact.${label}`),
  value,
})
