/** A cell of a table; numbers stand to the right. */
export type Cell = string | number | null

/** Nothing that people read is wider. */
export const COLUMNS = 100

const GAP = '  '

/** Columns as wide as their widest cell. */
export function tableText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? '-' : String(cell))))
  const widths = head.map((title, i) => Math.max(widthOf(title), ...texts.map((row) => widthOf(row[i] ?? ''))))
  const isNumber = head.map((_, i) => rows.length > 0 && rows.every((row) => typeof row[i] !== 'string'))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => {
        const gap = ' '.repeat(widths[i]! - widthOf(cell))
        return isNumber[i] ? gap + cell : cell + gap
      })
      .join(GAP)
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join(GAP), ...texts.map(line)].join('\n')
}

/** Rows of cells side by side, folded so that no line is wider than this. */
export function columnsText(rows: readonly (readonly string[])[], width = COLUMNS): string[] {
  const widths = fittedWidths(rows, width)
  return rows.flatMap((cells) => {
    const folded = widths.map((columns, i) => fold(cells[i] ?? '', columns))
    const height = Math.max(...folded.map((lines) => lines.length))
    return Array.from({ length: height }, (_, at) =>
      folded
        .map((lines, i) => padded(lines[at] ?? '', widths[i]!))
        .join(GAP)
        .trimEnd(),
    )
  })
}

/** As wide as the cells want to be; where that is too much, the widest give way. */
function fittedWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  const widths = Array.from({ length: columns }, (_, i) => Math.max(0, ...rows.map((cells) => widthOf(cells[i] ?? ''))))
  const room = width - GAP.length * (columns - 1)
  for (let over = widths.reduce((sum, n) => sum + n, 0) - room; over > 0; over--) {
    widths[widths.indexOf(Math.max(...widths))]! -= 1
  }
  return widths
}

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Letters that may stand at the end of a line without a space behind them, with what must stay with them. */
const PIECES =
  /[「『（“]*[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60](?:[」』）”、。，：；？！〜ー・]|\uE001)*|\s+|[^\s\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]+/g

/** A text in lines of at most so many columns; Chinese and Japanese may be broken between any two letters. */
export function fold(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const piece of (text.match(PIECES) ?? []).flatMap((found) => cut(found, width))) {
    if (widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    } else line += piece
  }
  return [...lines, line.trimEnd()]
}

/** A piece that fits no line is cut where the line ends. */
function cut(piece: string, width: number): string[] {
  if (widthOf(piece) <= width || piece.trim() === '') return [piece]
  const parts = ['']
  for (const letter of piece) {
    if (widthOf(parts.at(-1)! + letter) > width) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}

/** A paragraph whose later lines begin below the end of its mark. */
export function item(mark: string, text: string, width = COLUMNS): string {
  const indent = ' '.repeat(widthOf(mark))
  return fold(text, width - indent.length)
    .map((line, i) => (i === 0 ? mark : indent) + line)
    .join('\n')
}

/** Letters that take two columns in a terminal, and the signs of stress, which take none. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g
const SIGNS = /[\uE000\uE001]/g

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  const letters = text.length + (text.match(WIDE)?.length ?? 0)
  return letters - (text.match(SIGNS)?.length ?? 0)
}

/** A number with its noun, “1 game” or “2 games”. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** A number with as many digits as mean something. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(Math.max(digits, Math.trunc(Math.abs(value)).toString().length)))
}
