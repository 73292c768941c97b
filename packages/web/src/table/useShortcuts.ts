import { useEffect } from 'react'
import type { TableControl } from './control.ts'

export interface ShortcutTargets {
  openMenu(): void
  openLog(): void
}

/** The keys of the table page. Nothing happens while a field or a dialog has the focus. */
export function useShortcuts(control: TableControl | null, { openMenu, openLog }: ShortcutTargets): void {
  useEffect(() => {
    if (control === null) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const focused = event.target as HTMLElement
      if (focused.closest('input, textarea, select, [role="dialog"]') || document.querySelector('[role="dialog"]'))
        return
      if (act(event.key)) event.preventDefault()
    }
    const act = (key: string): boolean => {
      const { now, moment, paused } = control.store.getState()
      const at = moment?.at ?? now?.count ?? 0
      // Beside what was chosen, a letter means the line that begins with it.
      if (/^[a-z]$/i.test(key) && clickLetter(key)) return true
      if (/^[0-9]$/.test(key)) {
        // Where there is nothing but declining, 1 means it too.
        return click(`.options [data-key="${key}"]`) || (key === '1' && click('.options .option:only-child'))
      }
      switch (key.toLowerCase()) {
        case 'u':
          control.undo(false)
          return true
        case 'r':
          control.undo(true)
          return true
        case 'h':
          control.askHint()
          return true
        case 'b':
          return focus('.board-window [role="button"]') || focus('.board-window')
        case 'o':
          return focus('.shelf[data-fold] .shelf-more') || focus('.options button')
        case 'l':
          openLog()
          return true
        case '[':
          if (at > 0) control.look(at - 1)
          return true
        case ']':
          control.look(at + 1)
          return true
        case 'n':
          control.look(null)
          return true
        case 'p':
          control.setPaused(!paused)
          return true
        case '?':
          openMenu()
          return true
        case 'escape':
          return control.back()
        default:
          return false
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [control, openMenu, openLog])
}

function clickLetter(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('.popover .option.button')]
  const found = rows.find((row) =>
    row.querySelector('.option-word')?.textContent?.toLowerCase().startsWith(key.toLowerCase()),
  )
  found?.click()
  return found !== undefined
}

function click(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
