import { ICON_PATHS, type IconName } from './icon-paths.ts'

interface Props {
  readonly name: IconName
  readonly size?: number
}

/** One of the page's own icons; it never stands for words alone to those who cannot see it. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
