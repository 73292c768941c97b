/** Words to avoid in one language, each with the one to use; `law/terms.json` of a game has a list for each language. */
export type Terms = Readonly<Record<string, string>>

/** The words of a text that its language should not have, with the better word. English words count as whole words. */
export function misnamed(text: string, terms: Terms): string[] {
  const found = Object.entries(terms).filter(([word]) => {
    return /^[\x20-\x7e]+$/.test(word) ? wholeWord(word).test(text) : text.includes(word)
  })
  return found.map(([word, better]) => `${word} → ${better}`)
}

/** A word on its own, also at the beginning of a sentence. */
function wholeWord(word: string): RegExp {
  const first = word.charAt(0)
  return new RegExp(`(?<![A-Za-z])[${first}${first.toUpperCase()}]${word.slice(1)}(?![A-Za-z])`)
}
