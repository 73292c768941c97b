import { type Interruption, isRecord, type Question, type Seat } from '@spinney/kernel'
import { BOX } from './facts/box.ts'

const isDefender = (_state: unknown, { seat, about }: Question): boolean => isRecord(about) && about.defender === seat

const factionsIn = (state: unknown): readonly unknown[] =>
  isRecord(state) && Array.isArray(state.factions) ? state.factions : []
const isVagabond = (faction: unknown): boolean => faction === 'vagabond' || faction === 'vagabond2'

/** Buildings and tokens that a seat may lose. */
function lossesOf(state: unknown, seat: Seat): readonly string[] {
  const own = factionsIn(state)[seat]
  const isLost = (category: string) => category === 'building' || category === 'token'
  return BOX.flatMap(({ id, faction, category }) => (faction === own && isLost(category) ? [id] : []))
}

/** What others may be asked while somebody has the turn. */
export const interruptions: readonly Interruption[] = [
  { kind: 'ambush', law: '4.3.1', ways: ['never', 'always'] },
  { kind: 'battleEffect', law: '4.3.3', ways: ['never', 'always'], isElsewhere: isDefender },
  {
    kind: 'loseHit',
    law: '4.3.4',
    ways: ['order'],
    // Warriors go first by the Law.
    values: lossesOf,
    concerns: (state, seat) => lossesOf(state, seat).length > 0,
  },
  {
    kind: 'fieldHospitals',
    law: '6.2.3',
    ways: ['never', 'always'],
    count: 'warriors',
    concerns: (state, seat) => factionsIn(state)[seat] === 'marquise',
  },
  {
    kind: 'vagabondEnlist',
    law: 'D.5.2',
    ways: ['never', 'always'],
    // Another player's Arbiter is enlisted.
    concerns: (state, seat) => factionsIn(state).some((faction, other) => other !== seat && isVagabond(faction)),
  },
]
