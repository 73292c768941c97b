import type { Language } from '@spinney/words'

/** One rule in a language. */
export interface Rule {
  readonly id: string
  /** The chapter it belongs to. */
  readonly section: string
  readonly title: string
  readonly gist: string
}

/** How we read a rule that is unclear, and why. */
export interface Ruling {
  readonly id: string
  readonly reading: string
  readonly reason: string
}

/** What one group of rule sets does where they differ. */
export interface Variant {
  readonly presets: readonly string[]
  readonly text: string
}

/** The rules of one game in one language, in the order of the book. */
export interface RuleBook {
  readonly rules: readonly Rule[]
  /** What a chapter is called, where no rule of its own has its title. */
  readonly sections: Texts
  rulingsOn(law: string): readonly Ruling[]
  /** What the rule sets do with a rule: one list for each thing they differ in. */
  variantsOf(law: string): readonly (readonly Variant[])[]
}

/** By language or by rule. */
type Texts = { readonly [key: string]: string }
type Files = { readonly [path: string]: () => Promise<unknown> }

/** A game's rules as its package keeps them in `law`; `<name>.<language>.json` has the words. */
export interface RuleFiles {
  /** All files of the folder. */
  readonly law: Files
  /** By preset, the value of each switch as the words know it. */
  readonly presets: { readonly [preset: string]: { readonly [name: string]: string } }
}

interface Indexed {
  readonly id: string
  readonly section: string
  readonly title: Texts
}

interface Cited {
  readonly id: string
  readonly rules: readonly string[]
}

interface Switched {
  readonly switch: string
  readonly rules: readonly string[]
}

/** All that a game says about its rules; loaded when the first rule is opened. What a language lacks is in English. */
export async function bookOf({ law, presets }: RuleFiles, language: Language): Promise<RuleBook> {
  const read = async <T>(name: string, none: T): Promise<T> => {
    const path = Object.keys(law).find((known) => known.endsWith(`/${name}.json`))
    return path === undefined ? none : ((await law[path]!()) as T)
  }
  const worded = async <T>(name: string, none: T): Promise<T> =>
    read(`${name}.${language}`, await read(`${name}.en`, none))
  const [index, gists, annex, annexed, sections, rulings, readings, switches, editions] = await Promise.all([
    read<readonly Indexed[]>('index', []),
    worded<Texts>('gists', {}),
    // What stands in no book of rules, but is named by events: the steps of automata.
    read<readonly Indexed[]>('annex', []),
    worded<Texts>('annex', {}),
    read<{ readonly [section: string]: Texts }>('sections', {}),
    read<readonly Cited[]>('rulings', []),
    worded<{ readonly [id: string]: Omit<Ruling, 'id'> }>('rulings', {}),
    read<readonly Switched[]>('editions', []),
    worded<{ readonly [name: string]: Texts }>('editions', {}),
  ])
  const texts = { ...gists, ...annexed }
  const inLanguage = (title: Texts): string => title[language] ?? title.en ?? ''
  return {
    rules: [...index, ...annex].map(({ id, section, title }) => ({
      id,
      section,
      title: inLanguage(title),
      gist: texts[id] ?? '',
    })),
    sections: Object.fromEntries(Object.entries(sections).map(([id, title]) => [id, inLanguage(title)])),
    rulingsOn: (id) => rulings.filter(({ rules }) => rules.includes(id)).map((r) => ({ id: r.id, ...readings[r.id]! })),
    variantsOf: (id) =>
      switches
        .filter(({ rules }) => rules.includes(id))
        .map((entry) => variantsIn(presets, entry.switch, editions[entry.switch] ?? {}))
        .filter((variants) => variants.length > 1),
  }
}

/** Presets that do the same stand together. */
function variantsIn(presets: RuleFiles['presets'], name: string, texts: Texts): readonly Variant[] {
  const values = [...new Set(Object.values(presets).map((values) => values[name] ?? ''))]
  return values.map((value) => ({
    presets: Object.keys(presets).filter((preset) => (presets[preset]![name] ?? '') === value),
    text: texts[value] ?? '',
  }))
}

/** `4.3.1.II` → `4.3.1` → `4.3` → `4` → ''. */
export function parentOf(law: string): string {
  const dot = law.lastIndexOf('.')
  return dot < 0 ? '' : law.slice(0, dot)
}

/** Finds a rule; where a number has no text of its own, the paragraph above it. */
export function ruleIn({ rules }: Pick<RuleBook, 'rules'>, law: string): Rule | null {
  for (let number = law; number !== ''; number = parentOf(number)) {
    const found = rules.find(({ id }) => id === number)
    if (found !== undefined) return found
  }
  return null
}
