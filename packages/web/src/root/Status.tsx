import { PhaseIndicator } from '../art/ui/Phases.tsx'
import { type ScoreMarker, ScoreTrack } from '../art/ui/ScoreTrack.tsx'
import type { SceneProps } from '../table/face.ts'
import { useLayout } from '../table/layout.ts'
import { factionAt, SEAT_COLORS, stateOf } from './view.ts'

const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** Whose turn it is, the phase of the turn, and the score track. */
export function Status({ scene }: SceneProps) {
  const { words, view, plan } = scene
  const g = stateOf(view)
  const hasRoom = useLayout() === 'wide'
  const isSetup = g.phase === 'setup'
  const markers = plan.seats.map((_, seat): ScoreMarker => {
    const faction = factionAt(view, seat)
    return {
      key: String(seat),
      label: faction === null ? words.seat(seat) : `${words.seat(seat)}, ${words.term(faction)}`,
      score: g.dominance[seat]! >= 0 ? null : g.scores[seat]!,
      ...(faction === null ? { seat: SEAT_COLORS[seat]! } : { faction }),
    }
  })
  return (
    <div className="root-status">
      <p className="root-turn">
        <b>
          {isSetup ? words.term('setup') : words.message('ui.round', { round: Math.ceil(g.turns / plan.seats.length) })}
        </b>
        <span>{isSetup ? words.term(g.map) : words.seat(g.active)}</span>
      </p>
      {!isSetup && (
        <PhaseIndicator
          phases={PHASES.map((id) => ({ id, label: words.term(id), icon: id }))}
          current={g.phase}
          label={words.message('ui.phases')}
        />
      )}
      {hasRoom && (
        <ScoreTrack
          label={words.message('ui.scores')}
          markers={markers}
          waiting={g.own.hirelings?.track ?? []}
          info="score:track"
        />
      )}
    </div>
  )
}
