import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable } from './context.ts'
import { pointsAt } from './light.ts'
import { RuleLink } from './RuleLink.tsx'
import { actorOf, placesIn, useLine, wordWhole } from './story.ts'

/** What has just happened at the moment on the screen, in one line. */
export function Sentence() {
  const table = useTable()
  const line = useLine()
  if (line === null) return null
  const { control, face, scene } = table
  const seat = actorOf(table, line)
  return (
    <span className="sentence" {...pointsAt(control, placesIn(face, line))}>
      {line.phase !== null && <b className="sentence-phase">{scene.words.term(line.phase)}</b>}
      {seat !== null && <SeatShape mark={scene.mark(seat)} size={20} />}
      <span className="sentence-text">
        <Rich text={wordWhole(table, line)} />
      </span>
      <RuleLink law={line.lead.law} />
    </span>
  )
}
