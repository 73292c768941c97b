import type { KeyboardEvent, ReactNode } from 'react'

interface Option {
  readonly value: string
  readonly lang?: string
}

interface Props<T extends string, O extends Option & { readonly value: T }> {
  /** What is chosen: its words, or the id of the element that has them. */
  readonly label?: string
  readonly labelledBy?: string
  readonly value: T
  readonly options: readonly O[]
  readonly className: string
  readonly itemClass: string
  /** Spoken names, where the content is more than that. */
  nameOf?(option: O): { readonly label: string; readonly describedBy: string | undefined }
  children(option: O): ReactNode
  onChange(value: T): void
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of a few, all in sight. One stop of the Tab key; arrows go on from there. */
export function Radios<T extends string, O extends Option & { readonly value: T }>(props: Props<T, O>) {
  const { label, labelledBy, value, options, className, itemClass, nameOf, children, onChange } = props
  const isKnown = options.some((option) => option.value === value)
  return (
    <div className={className} role="radiogroup" aria-label={label} aria-labelledby={labelledBy} onKeyDown={walk}>
      {options.map((option, i) => (
        // biome-ignore lint/a11y/useSemanticElements: it looks like a button, and has a picture in places
        <button
          key={option.value}
          type="button"
          role="radio"
          className={itemClass}
          lang={option.lang}
          aria-checked={option.value === value}
          aria-label={nameOf?.(option).label}
          aria-describedby={nameOf?.(option).describedBy}
          data-state={option.value === value ? 'on' : 'off'}
          tabIndex={option.value === value || (!isKnown && i === 0) ? 0 : -1}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  )
}

/** The focus goes round; Enter and the space bar choose, as with every button. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = items.findIndex((item) => item === document.activeElement)
  if (step === undefined || at === -1) return
  event.preventDefault()
  items[(at + step + items.length) % items.length]?.focus()
}
