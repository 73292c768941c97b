/** An option in two parts: what it is called, and what it does. */
export interface OptionLabel {
  readonly name: string
  /** Empty where the name says it all. */
  readonly does: string
}

/** Options of a menu are worded “Name: what it does” in every language. */
export function labelOf(words: string): OptionLabel {
  const [, name, does] = /^(.+?)(?:: |：)(.+)$/s.exec(words) ?? []
  return name === undefined || does === undefined ? { name: words, does: '' } : { name, does }
}

/** Signs of a full width count for two. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)

/** Names so short that three of them stand side by side on a phone, and so long that each wants a row of its own. */
const [BRIEF, LONG] = [20, 30]

/** A word that is longer than this is broken where three stand side by side; signs of a full width break anywhere. */
const WORD = 8

/** Whether some options have the same name: then only what they do tells them apart. */
export function areAlike(labels: readonly string[]): boolean {
  return new Set(labels.map((label) => labelOf(label).name)).size < labels.length
}

/** How much room the names of options want side by side. */
export function roomFor(labels: readonly string[]): 'brief' | 'usual' | 'long' {
  const names = labels.map((label) => labelOf(label).name)
  const widest = Math.max(0, ...names.map(widthOf))
  const words = names.flatMap((name) => name.match(/[^\s\u2e80-\uffff]+/g) ?? [])
  const fits = widest <= BRIEF && words.every((word) => word.length <= WORD)
  if (fits && !areAlike(labels)) return 'brief'
  return widest <= LONG ? 'usual' : 'long'
}
