/** A cell of a table; numbers stand to the right. */
export type Cell = string | number | null

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
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...texts.map(line)].join('\n')
}

/** How many columns a text takes in a terminal: Chinese and Japanese letters take two. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1
  return width
}

/** A number with as many digits as mean something. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toPrecision(Math.max(digits, Math.trunc(Math.abs(value)).toString().length)))
}
