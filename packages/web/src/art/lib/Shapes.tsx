import { memo } from 'react'

/** One flat shape of a drawing. Fills and strokes name an ink: a, b, ink, paper, or a colour. */
export interface Shape {
  readonly d: string
  /** Fill; none when absent. */
  readonly f?: string
  /** Outline weight; none when absent. */
  readonly w?: number
  /** Outline ink; the common dark one when absent. */
  readonly k?: string
}
export interface Inks {
  a: string
  b: string
}

const NAMED: Record<string, string> = { ink: '#2b2118', paper: '#f4ead6' }
const resolve = (name: string, inks: Inks): string =>
  name === 'a' ? inks.a : name === 'b' ? inks.b : (NAMED[name] ?? name)

/** Draws a list of shapes in the given inks. */
export const Shapes = memo(function Shapes({ shapes, a, b }: { shapes: readonly Shape[] } & Inks) {
  const inks = { a, b }
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {shapes.map((s) => (
        <path
          key={s.d + (s.k ?? '') + (s.w ?? '')}
          d={s.d}
          fill={s.f ? resolve(s.f, inks) : 'none'}
          stroke={s.w ? resolve(s.k ?? 'ink', inks) : undefined}
          strokeWidth={s.w}
        />
      ))}
    </g>
  )
})
