import type { TableControl } from './control.ts'

/** Gives a text to the player as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** The game as a record file. */
export async function downloadRecord(control: TableControl, game: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  downloadText(`spinney-${game}-${day}.json`, await control.record())
}
