import { useEffect } from 'react'
import { noteStanding } from '../saves.ts'
import { useTable, useTableState } from './context.ts'
import type { Standing } from './face.ts'

/** Writes down how the table stands and, once the game is over, how it ended. Shows nothing. */
export default function Chronicle() {
  const { face } = useTable()
  const now = useTableState((state) => state.now)!
  const rows = useTableState((state) => state.rows)
  const { view, aides, plan } = now
  const people = plan.seats.filter(({ kind }) => kind === 'person').length
  const seen = face.standing?.(view, aides)
  const kept = seen && JSON.stringify(people > 1 ? withoutSecrets(seen) : seen)
  useEffect(() => {
    // Whoever keeps nothing on this device plays all the same.
    if (kept !== undefined && !plan.practice) noteStanding(plan.id, JSON.parse(kept)).catch(() => {})
  }, [plan, kept])

  const { over } = view
  useEffect(() => {
    if (!over || plan.practice) return
    const played = Date.now()
    // What only the end of a game needs comes with it.
    Promise.all([import('../history/store.ts'), import('./ending.ts')])
      .then(([{ addPlayed }, { endOf }]) => {
        const end = endOf(face, now, rows, played)
        return end === null ? undefined : addPlayed(end)
      })
      .catch(() => {})
  }, [over, plan, face, now, rows])
  return null
}

/** Where several people share a screen, one of them may look at the list: what only some may know is not in it. */
function withoutSecrets(standing: Standing): Standing {
  return standing.scores.includes(null) ? { ...standing, scores: standing.scores.map(() => null) } : standing
}
