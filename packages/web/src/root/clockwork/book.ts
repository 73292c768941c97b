import { BOTS } from '@spinney/root'
import type { Language } from '@spinney/words'
import { loadCatalogue } from '../../i18n/catalogues.ts'
import type { Rule, RuleBook } from '../../rulebooks.ts'

/** What stands in the brackets of a step's name: `MM.3 (battle in each ordered clearing)`. */
const WHAT = /[（(](.*)[)）]$/su

/** The chapter of the automata. */
const SECTION = 'clockwork'

/** The boards of the automata: each as a whole by its letters, and its steps by their numbers. */
export async function clockworkBook(language: Language): Promise<Pick<RuleBook, 'rules' | 'sections'>> {
  const texts = await loadCatalogue('root', language)
  const gist = String(texts['clockwork.about'])
  const rules = BOTS.flatMap(({ letter, faction }): Rule[] => {
    const title = String(texts[`term.clockwork-${faction}`])
    const steps = Object.entries(texts).flatMap(([key, text]): Rule[] => {
      const what = key.startsWith(`term.${letter}.`) ? WHAT.exec(String(text))?.[1] : undefined
      return what === undefined ? [] : [{ id: key.slice('term.'.length), section: SECTION, title, gist: what }]
    })
    return [{ id: letter, section: SECTION, title, gist }, ...steps]
  })
  return { rules, sections: { [SECTION]: String(texts['clockwork.board.clockwork']) } }
}
