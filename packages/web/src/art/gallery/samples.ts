import type { RegionPieces } from '../smallworld/SmallWorldMap.tsx'
import type { FactionId, PieceGroup, TargetState } from '../types.ts'
import { SAMPLE_TRIBES } from './sampleSmallWorld.ts'

const w = (faction: FactionId, count: number): PieceGroup => ({ kind: 'warrior', faction, count })
const b = (faction: FactionId, type: string): PieceGroup => ({ kind: 'building', faction, type, count: 1 })
const t = (faction: FactionId, type: string, count = 1): PieceGroup => ({ kind: 'token', faction, type, count })

/** A position of the base game. */
export const BASE_PIECES: Record<string, PieceGroup[]> = {
  1: [w('marquise', 4), b('marquise', 'recruiter'), t('marquise', 'keep')],
  2: [w('marquise', 2), w('eyrie', 1), b('marquise', 'recruiter')],
  3: [w('eyrie', 4), b('eyrie', 'roost')],
  4: [w('alliance', 3), b('alliance', 'base-rabbit'), t('alliance', 'sympathy')],
  5: [w('marquise', 2), b('marquise', 'sawmill'), b('marquise', 'workshop'), t('marquise', 'wood')],
  6: [w('eyrie', 3), b('eyrie', 'roost'), t('alliance', 'sympathy')],
  7: [w('eyrie', 4), w('marquise', 1), b('eyrie', 'roost'), t('alliance', 'sympathy')],
  8: [w('marquise', 2), t('alliance', 'sympathy')],
  9: [w('marquise', 3), b('marquise', 'sawmill'), b('marquise', 'recruiter'), t('marquise', 'wood', 2)],
  10: [w('marquise', 12), b('marquise', 'sawmill'), t('marquise', 'wood')],
  11: [w('marquise', 2), w('eyrie', 2), b('eyrie', 'roost'), { kind: 'pawn', faction: 'vagabond', count: 1 }],
  12: [w('marquise', 3), b('marquise', 'workshop'), t('alliance', 'sympathy')],
}
export const BASE_CLEARINGS: Record<number, TargetState> = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [
    i + 1,
    { label: `Clearing ${i + 1}`, selectable: i === 1 || i === 11, selected: i === 11 },
  ]),
)
/** A crowded position of the expansions. */
export const CROWD_PIECES: Record<string, PieceGroup[]> = {
  1: [w('lizard', 3), b('lizard', 'garden-fox'), t('corvid', 'plot')],
  2: [w('riverfolk', 2), t('riverfolk', 'trade-post-mouse'), w('duchy', 4), b('duchy', 'citadel')],
  3: [w('duchy', 5), b('duchy', 'market'), t('duchy', 'tunnel'), t('corvid', 'plot-bomb')],
  4: [w('corvid', 2), t('corvid', 'plot-snare'), t('hundreds', 'mob')],
  5: [w('hundreds', 4), b('hundreds', 'stronghold'), { kind: 'pawn', faction: 'hundreds', type: 'warlord', count: 1 }],
  6: [w('keepers', 3), b('keepers', 'waystation-tablet'), t('keepers', 'relic-figure', 2)],
  7: [w('lizard', 1), w('corvid', 1), w('keepers', 1), t('keepers', 'relic-jewelry')],
  8: [w('hundreds', 2), w('riverfolk', 1), t('hundreds', 'mob'), t('corvid', 'plot-raid')],
  9: [w('keepers', 2), w('duchy', 1), { kind: 'warrior', type: 'hireling', count: 2 }, t('duchy', 'tunnel')],
  10: [w('lizard', 2), b('lizard', 'garden-rabbit'), { kind: 'landmark', type: 'tower', count: 1 }],
  11: [
    w('riverfolk', 2),
    w('lizard', 3),
    w('corvid', 4),
    w('hundreds', 1),
    w('keepers', 2),
    t('riverfolk', 'trade-post-fox'),
    t('keepers', 'relic-tablet'),
    t('corvid', 'plot-extortion'),
  ],
  12: [w('corvid', 3), b('hundreds', 'stronghold'), { kind: 'item', type: 'sword', count: 1 }],
}

/** A position on the map for four. */
export const SW_PIECES: Record<string, RegionPieces> = {
  ...Object.fromEntries(SAMPLE_TRIBES.map((id) => [id, { lostTribe: true }])),
  '4p-03': { tokens: [{ race: 'tritons', seat: 'teal', count: 2 }], pieces: [{ kind: 'fortress' }] },
  '4p-04': { tokens: [{ race: 'tritons', seat: 'teal', count: 2 }] },
  '4p-09': { tokens: [{ race: 'dwarves', seat: 'navy', count: 3 }], pieces: [{ kind: 'hero', seat: 'navy' }] },
  '4p-10': { tokens: [{ race: 'dwarves', seat: 'navy', count: 2 }] },
  '4p-12': { tokens: [{ race: 'humans', seat: 'teal', count: 1, declined: true }] },
  '4p-14': { tokens: [{ race: 'giants', seat: 'violet', count: 2 }], pieces: [{ kind: 'encampment', count: 3 }] },
  '4p-16': { tokens: [{ race: 'trolls', seat: 'navy', count: 1, declined: true }], pieces: [{ kind: 'lair' }] },
  '4p-18': { tokens: [{ race: 'skeletons', seat: 'violet', count: 1, declined: true }] },
  '4p-20': { tokens: [{ race: 'halflings', seat: 'ochre', count: 4 }], pieces: [{ kind: 'hole' }] },
  '4p-22': { tokens: [{ race: 'orcs', seat: 'red', count: 3 }], pieces: [{ kind: 'dragon' }] },
  '4p-25': { tokens: [{ race: 'orcs', seat: 'red', count: 11 }] },
  '4p-27': { tokens: [{ race: 'elves', seat: 'coal', count: 1, declined: true }] },
}
