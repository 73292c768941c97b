import type { SceneProps } from '../table/face.ts'
import { aidesOf, stateOf } from './view.ts'

const PHASES = ['ready', 'conquer', 'redeploy', 'score'] as const
type Phase = (typeof PHASES)[number]

const PHASE_OF: { readonly [kind: string]: Phase } = {
  plan: 'ready',
  pick: 'ready',
  comboWhen: 'ready',
  conquer: 'conquer',
  die: 'conquer',
  declineAfterScoring: 'score',
  'diplomat.ally': 'score',
}

/** The game turn and the part of the turn. */
export function Status({ scene }: SceneProps) {
  const { words, view } = scene
  const { turn } = stateOf(view)
  const { turns } = aidesOf(scene)
  const kind = view.asked?.kind
  const phase = view.over || kind === undefined ? null : (PHASE_OF[kind] ?? 'redeploy')
  const shown = Math.min(turn, turns)
  return (
    <div className="sw-status">
      <span className="sw-turns" role="img" aria-label={words.message('ui.turnOf', { turn: shown, turns })}>
        <span className="sw-turn-word">{words.message('ui.turn')}</span>
        {Array.from({ length: turns }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
          <i key={i} className={i + 1 === shown ? 'now' : i + 1 < shown ? 'past' : ''}>
            {i + 1}
          </i>
        ))}
      </span>
      <ol className="sw-phases">
        {PHASES.map((part) => (
          <li key={part} aria-current={part === phase ? 'step' : undefined}>
            {words.message(`ui.${part}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
