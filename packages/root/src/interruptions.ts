import { type Interruption, isRecord, type Question } from '@spinney/kernel'
import { BOX } from './facts/box.ts'

const isDefender = (_state: unknown, { seat, about }: Question): boolean => isRecord(about) && about.defender === seat

/** What others may be asked while somebody has the turn. */
export const interruptions: readonly Interruption[] = [
  { kind: 'ambush', law: '4.3.1', ways: ['never', 'always'] },
  { kind: 'battleEffect', law: '4.3.3', ways: ['never', 'always'], isElsewhere: isDefender },
  {
    kind: 'loseHit',
    law: '4.3.4',
    ways: ['order'],
    // Warriors go first by the Law.
    values(state, seat) {
      const factions: unknown = isRecord(state) ? state.factions : null
      const own: unknown = Array.isArray(factions) ? factions[seat] : null
      const isLost = (category: string) => category === 'building' || category === 'token'
      return BOX.flatMap(({ id, faction, category }) => (faction === own && isLost(category) ? [id] : []))
    },
  },
  { kind: 'fieldHospitals', law: '6.2.3', ways: ['never', 'always'], count: 'warriors' },
  { kind: 'vagabondEnlist', law: 'D.5.2', ways: ['never', 'always'] },
]
