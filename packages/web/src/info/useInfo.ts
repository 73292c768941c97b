import { useEffect, useRef, useState } from 'react'
import { type InfoFound, type InfoRef, infoAt, infoUnder } from './ref.ts'

/** A card that is open, and what it hangs on. */
export interface Opened {
  readonly ref: InfoRef
  readonly element: Element
  /** Stays until it is closed. */
  readonly pinned: boolean
}

/** The pointer rests so long before a card opens, a finger is held so long, in milliseconds. */
const REST = 400
const HOLD = 450
/** A finger that moves further is no longer held, in pixels. */
const STILL = 10

/** Where cards are sheets: there is no pointer that could have rested on a thing. */
const isNarrow = (): boolean => !matchMedia('(min-width: 1100px)').matches

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Whoever is about to choose wants to see what can be chosen, and nothing over it. */
const isChoosing = (): boolean => document.querySelector('.popover') !== null

/** Whether a click does something besides. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="button"], .art-target') !== null

/**
 * One listener for all things of a page: rest the pointer, press I on what has the focus, or hold a finger. A click on a
 * card's thing that does nothing else pins it, and so does I; Esc closes it. The focus stays where it is.
 */
export function useInfo(): { readonly opened: Opened | null; close(): void; pin(): void } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const now = useRef<Opened | null>(null)
  now.current = opened
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let held: { x: number; y: number } | null = null
    let swallow = false
    /** What was just pressed or dropped on: whoever acts there is not shown a card before the pointer comes back. */
    let pressed: Element | null = null
    /** Where that was: what comes to lie there afterwards was not asked about. */
    let pressedAt: { x: number; y: number } | null = null
    /** What the pointer rests on: its card is about to open. */
    let next: Element | null = null
    const stop = () => {
      clearTimeout(timer)
      next = null
    }
    const open = (found: InfoFound | null, pinned: boolean) => {
      if (found !== null) setOpened({ ...found, pinned })
    }
    const insideCard = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.info-card') !== null

    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || insideCard(event.target)) return stop()
      if (pressedAt?.x === event.clientX && pressedAt.y === event.clientY) return stop()
      pressedAt = null
      const found = infoUnder(event)
      if (found !== null && found.element === next) return
      const current = now.current
      if (current !== null && !current.pinned && found?.element !== current.element) setOpened(null)
      stop()
      if (infoAt(event.target)?.element !== pressed) pressed = null
      if (found === null || pressed !== null || current?.pinned || found.element === current?.element) return
      next = found.element
      timer = setTimeout(() => {
        next = null
        if (!isChoosing()) setOpened({ ...found, pinned: false })
      }, REST)
    }
    const down = (event: PointerEvent) => {
      stop()
      const found = infoUnder(event)
      if (event.pointerType !== 'touch' || found === null) return
      held = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        swallow = true
        open(found, true)
      }, HOLD)
    }
    const move = (event: PointerEvent) => {
      if (held !== null && Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL) stop()
      // On a map the pointer goes from piece to piece without leaving their place.
      if (held === null && event.target instanceof Element && event.target.closest('.art-map') !== null) over(event)
    }
    const up = (event: PointerEvent) => {
      if (held !== null) stop()
      held = null
      pressedAt = { x: event.clientX, y: event.clientY }
      pressed =
        event.pointerType === 'mouse' && isPressed(event.target) ? (infoAt(event.target)?.element ?? null) : null
    }
    const click = (event: MouseEvent) => {
      // Letting go after holding a finger is no tap.
      if (swallow) {
        swallow = false
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const current = now.current
      if (insideCard(event.target)) return
      if (isNarrow() && event.target instanceof Element && event.target.closest('[data-info-first]') !== null) {
        event.preventDefault()
        event.stopPropagation()
        open(infoAt(event.target), true)
        return
      }
      if (current === null) return
      const found = infoUnder(event)
      if (isPressed(event.target) && !current.pinned) setOpened(null)
      else if (found?.element === current.element) setOpened({ ...current, pinned: true })
      else if (current.pinned) setOpened(null)
    }
    const menu = (event: Event) => {
      if (held !== null && infoAt(event.target) !== null) event.preventDefault()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && now.current !== null) {
        setOpened(null)
        event.stopPropagation()
        return
      }
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      const focused = document.activeElement
      if (infoAt(focused) !== null) open(infoAt(focused), true)
      else if (now.current !== null) setOpened({ ...now.current, pinned: true })
    }
    const options = { capture: true } as const
    addEventListener('pointerover', over)
    addEventListener('pointerdown', down, options)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    addEventListener('click', click, options)
    addEventListener('contextmenu', menu)
    addEventListener('keydown', key, options)
    return () => {
      stop()
      removeEventListener('pointerover', over)
      removeEventListener('pointerdown', down, options)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      removeEventListener('click', click, options)
      removeEventListener('contextmenu', menu)
      removeEventListener('keydown', key, options)
    }
  }, [])
  // Whoever reads by ear hears the card with the thing it is about.
  useEffect(() => {
    const element = opened?.element
    element?.setAttribute('aria-describedby', INFO_CARD)
    return () => element?.removeAttribute('aria-describedby')
  }, [opened])
  return {
    opened,
    close: () => setOpened(null),
    pin: () => setOpened((card) => (card === null ? null : { ...card, pinned: true })),
  }
}

export const INFO_CARD = 'info-card'
