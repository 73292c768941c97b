import { Icon, type IconName } from '../Icon.tsx'

export interface Phase {
  id: string
  label: string
  icon?: IconName
}

/** Where in the turn we are. Root: three pills; Small World: arrows. On a narrow place only the present one has words. */
export function PhaseIndicator({
  phases,
  current,
  label,
  look = 'pills',
}: {
  phases: readonly Phase[]
  current: string
  label: string
  look?: 'pills' | 'arrows'
}) {
  const now = phases.findIndex((p) => p.id === current)
  return (
    <ol className={`art-phases art-phases--${look}`} aria-label={label}>
      {phases.map((p, i) => (
        <li
          key={p.id}
          className={i < now ? 'is-done' : i === now ? 'is-now' : ''}
          aria-current={i === now ? 'step' : undefined}
          title={p.label}
        >
          {p.icon && <Icon name={p.icon} size={20} />}
          <span>{p.label}</span>
        </li>
      ))}
    </ol>
  )
}
