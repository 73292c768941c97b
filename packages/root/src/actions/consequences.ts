import { type Frame, procedure, run, type Seat } from '@spinney/kernel'
import { must } from '../core/questions.ts'
import type { Root } from '../core/state.ts'

/** Something that follows from a removal, and who orders it among other things that follow at the same time. */
export interface Consequence {
  by: Seat
  frame: Frame
}

/** What is picked as one: consequences of one kind, whose order among themselves changes nothing. */
interface Bundle {
  label: string
  frames: Frame[]
}

interface Ordering {
  by: Seat
  pending: Bundle[]
}

/** 1.1.3, 4.3.4: what happens at the same time happens in the order its orderer says. */
export const consequences = procedure<Root, Ordering>('consequences', [
  must('1.1.3', 'order', {
    picks: 'reaction',
    who: (_g, o) => o.by,
    when: (_g, o) => o.pending.length > 1,
    options: (_g, o) => o.pending.map((bundle) => bundle.label),
    cite: (g, o) => (o.by === g.active ? '1.1.3' : '4.3.4'),
    effect: (g, o, label) => {
      const at = o.pending.findIndex((bundle) => bundle.label === label)
      for (const { frames } of o.pending.splice(at, 1)) g.flow.push(...frames)
      return 'again'
    },
  }),
  run('1.1.3', 'last', (g, o) => {
    for (const { frames } of o.pending) g.flow.push(...frames)
  }),
])

/**
 * Lets consequences happen once the current step has ended: the player taking the turn says whose come first (1.1.3),
 * everybody orders the own ones (4.3.4).
 */
export function resolveInOrder(g: Root, found: readonly Consequence[]): void {
  if (found.length === 0) return
  const orderers = [...new Set(found.map((consequence) => consequence.by))]
  const bundles = orderers.map((by) => bundleOf(by, byKind(found.filter((consequence) => consequence.by === by))))
  const { frames } = bundleOf(g.active, withoutDoubles(bundles))
  g.flow.push(...frames)
}

/** Several bundles as one, to be ordered by somebody. */
function bundleOf(by: Seat, pending: Bundle[]): Bundle {
  if (pending.length === 1) return pending[0]!
  const label = pending.map((bundle) => bundle.label).join('+')
  return { label, frames: [{ proc: consequences.name, at: 'order', local: { by, pending } satisfies Ordering }] }
}

/** The same word for two bundles gets a number. */
function withoutDoubles(bundles: readonly Bundle[]): Bundle[] {
  return bundles.map(({ label, frames }, i) => {
    const earlier = bundles.slice(0, i).filter((other) => other.label === label).length
    return { label: earlier === 0 ? label : `${label}#${earlier + 1}`, frames }
  })
}

function byKind(found: readonly Consequence[]): Bundle[] {
  const bundles: Bundle[] = []
  for (const { frame } of found) {
    const bundle = bundles.find((other) => other.label === frame.proc)
    if (bundle === undefined) bundles.push({ label: frame.proc, frames: [frame] })
    else bundle.frames.push(frame)
  }
  return bundles
}
