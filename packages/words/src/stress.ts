/** Signs around the parts of a sentence that stand out: names and numbers. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']

export const stressed = (word: string): string => (word === '' ? word : `${OPEN}${word}${CLOSE}`)

/** The same sentence without signs. */
export function plain(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}

/** A sentence in parts; every second one stands out. */
export function parts(text: string): string[] {
  return text.split(/[\uE000\uE001]/)
}
