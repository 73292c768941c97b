import type { KeyboardEvent, ReactNode } from 'react'
import type { TargetState } from '../types.ts'

/** A place that is only looked at. */
const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const

export interface TargetProps {
  state: TargetState | undefined
  /** Outline of the place: takes clicks, carries the rings. */
  d: string
  /** Weight of the accent ring in drawing units. */
  weight: number
  onSelect?: (() => void) | undefined
  className?: string
  /** By which names the page finds it: `clearing:5 from:5 to:5`. */
  names?: string | undefined
  /** Names of the places that paths join with it. */
  beside?: string | undefined
  children?: ReactNode
}

/**
 * A place on a map that may be chosen: a focusable button with a label, an accent ring with a dark rim when it is
 * selectable, a filled one when it is selected. Without a state it is nothing at all.
 */
export function Target({ state, d, weight, onSelect, className = '', names, beside, children }: TargetProps) {
  if (!state) return null
  const { selectable = false, selected = false, lit = false, label, info } = state
  const isOpen = selectable && onSelect !== undefined
  const rings = (
    <>
      {isOpen && <path className="art-target__focus" d={d} strokeWidth={weight * 3.2} />}
      {(selectable || selected) && (
        <>
          {selected && <path className="art-target__fill" d={d} />}
          <path className="art-target__rim" d={d} strokeWidth={weight * 1.75} />
          <path className="art-target__ring" d={d} strokeWidth={weight} />
        </>
      )}
      {lit && (
        <>
          <path className="art-target__lit" d={d} strokeWidth={weight * 2.6} />
          <path className="art-target__glow" d={d} strokeWidth={weight * 1.2} />
        </>
      )}
      <path className="art-target__hit" d={d} />
      {children}
    </>
  )
  if (!isOpen)
    return (
      <g
        className={`art-target ${selected ? 'is-selected' : ''} ${className}`}
        data-target={names}
        data-beside={beside}
        data-info={info}
        {...(onSelect ? { tabIndex: -1, onClick: onSelect } : {})}
        {...picture(label)}
      >
        {info === undefined && <title>{label}</title>}
        {rings}
      </g>
    )
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return
    e.preventDefault()
    onSelect()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG drawing cannot be a <button>
    <g
      className={`art-target is-selectable ${selected ? 'is-selected' : ''} ${className}`}
      data-target={names}
      data-beside={beside}
      role="button"
      tabIndex={0}
      data-info={info}
      aria-label={label}
      aria-pressed={selected}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {info === undefined && <title>{label}</title>}
      {rings}
    </g>
  )
}
