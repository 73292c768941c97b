/*
 * Words to search by, for English, Japanese and Chinese alike. Languages without spaces are cut into pairs of
 * characters, so that any part of a word finds it. Katakana counts as hiragana, wide letters as narrow ones.
 */

const CJK = /[\u3040-\u30ff\u3400-\u9fff\u3005]+/gu
const LATIN = /[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu

export function plainForm(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return folded.replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
}

/** All words of a text: numbers of rules whole, Latin words, and pairs of Japanese or Chinese characters. */
export function tokensOf(text: string): string[] {
  const plain = plainForm(text)
  const pairs = [...plain.matchAll(CJK)].flatMap(([run]) => pairsOf(run))
  const words = [...plain.replace(CJK, ' ').matchAll(LATIN)].flatMap(([word]) => {
    const isNumber = /\d/.test(word)
    return isNumber || !/[.-]/.test(word) ? [word] : word.split(/[.-]/)
  })
  return [...words, ...pairs]
}

/** `abc` → `ab`, `bc`, `c`: the last sign alone is found as well. */
function pairsOf(run: string): string[] {
  return Array.from(run, (sign, i) => sign + (run[i + 1] ?? ''))
}

/** Words that a question has and a rule need not have. */
const FILLING = new Set(
  'a an and are at be by can do does for from how i if in is it many may me my of on or the there to what when where which who why with you your'.split(
    ' ',
  ),
)

/** What is typed: the last sign of a run stands for a pair that begins with it only where it is alone. */
export function queryOf(text: string): string[] {
  const tokens = tokensOf(text).filter((token, i, all) => {
    const isLone = token.length === 1 && /[\u3040-\u9fff]/.test(token)
    return !(isLone && i > 0 && all[i - 1]!.length === 2 && all[i - 1]!.endsWith(token))
  })
  const telling = tokens.filter((token) => !FILLING.has(token))
  return telling.length > 0 ? telling : tokens
}

/** The endings of a word, so that its middle is found, too: `hospital` → `ospital`, `spital`, `pital`, `ital`. */
export function endingsOf(word: string): string[] {
  if (!/^[a-z]{5,}$/.test(word)) return [word]
  return Array.from({ length: word.length - 3 }, (_, i) => word.slice(i))
}
