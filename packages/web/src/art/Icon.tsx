import { ICON_PATHS, type IconName } from './data/icons.ts'

export type { IconName }

/** Is there a stamp of this name? */
export const isIcon = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name)

export interface IconProps {
  name: IconName
  /** Edge length in CSS pixels, or '1em'. */
  size?: number | string
  /** Spoken name; without it the icon is decoration. */
  label?: string
  className?: string
}

/** A stamp in the current text colour. */
export function Icon({ name, size = '1em', label, className }: IconProps) {
  const path = <path d={ICON_PATHS[name]} fill="currentColor" />
  const shared = { className: `art-icon ${className ?? ''}`, width: size, height: size, viewBox: '0 0 512 512' }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {path}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {path}
    </svg>
  )
}

/** The same stamp inside a drawing, its middle at (x, y). */
export function Stamp({
  name,
  x = 0,
  y = 0,
  size,
  ink,
}: {
  name: IconName
  x?: number
  y?: number
  size: number
  ink: string
}) {
  const k = size / 512
  return (
    <path
      d={ICON_PATHS[name]}
      fill={ink}
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${Math.round(k * 10000) / 10000})`}
    />
  )
}
const round = (v: number): number => Math.round(v * 100) / 100
