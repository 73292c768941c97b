import type { PATHS as MORE } from './data/icons/more.ts'
import type { PATHS as ROOT } from './data/icons/root.ts'
import type { PATHS as SMALL_WORLD } from './data/icons/smallworld.ts'
import { PATHS as COMMON } from './data/icons/table.ts'

type Lists = typeof ROOT & typeof MORE & typeof SMALL_WORLD & typeof COMMON
export type IconName = keyof Lists

/** Stamps are heavy: those of a game come with its pieces (`art/<game>/icons.ts`). */
const paths: { [N in IconName]?: string } = { ...COMMON }

export function addIcons(list: Partial<Lists>): void {
  Object.assign(paths, list)
}

/** Is there a stamp of this name? */
export const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name)

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
  const path = <path d={paths[name]} fill="currentColor" />
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
      d={paths[name]}
      fill={ink}
      transform={`translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${Math.round(k * 10000) / 10000})`}
    />
  )
}
const round = (v: number): number => Math.round(v * 100) / 100
