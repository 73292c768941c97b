import { parts, plain } from '@spinney/words'

/** How what stands out is marked; plain where nobody looks at a terminal. */
export interface Style {
  bold(text: string): string
  faint(text: string): string
  /** In the colour of a seat. */
  seat(text: string, seat: number | null): string
  /** A sentence whose names and numbers stand between signs. */
  sentence(text: string): string
}

const same = (text: string): string => text

const PLAIN: Style = { bold: same, faint: same, seat: same, sentence: plain }

const ink = (on: number, off: number) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`
/** Red, blue, magenta, cyan, yellow, green. */
const SEATS = [31, 34, 35, 36, 33, 32]

const COLOURED: Style = {
  bold: ink(1, 22),
  faint: ink(2, 22),
  seat: (text, seat) => ink(1, 22)(seat === null ? text : ink(SEATS[seat % SEATS.length]!, 39)(text)),
  sentence: (text) =>
    parts(text)
      .map((part, i) => (i % 2 === 0 ? part : ink(1, 22)(part)))
      .join(''),
}

export const styleFor = (coloured: boolean): Style => (coloured ? COLOURED : PLAIN)
