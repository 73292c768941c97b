import { boards } from '@spinney/root'
import type { Standing } from '@spinney/root/aides'
import type { PieceGroup } from '../../../art/types.ts'
import type { Scene } from '../../../table/face.ts'
import { aidesOf } from '../../view.ts'

export const { relicTypes, retinueColumns, waystations } = boards.KEEPERS

/** A relic as the viewer knows it; the value of one that lies face down is known to nobody. */
interface RelicSeen {
  readonly type: string
  readonly value: string | null
}

/** Takes apart a relic's name: `tablet`, `tablet-2`. */
export function relicOf(word: string): RelicSeen {
  const [type, value] = word.split('-')
  return { type: type!, value: value ?? null }
}

export const isRelic = ({ faction, name }: Pick<Standing, 'faction' | 'name'>): boolean =>
  faction === 'keepers' && name.startsWith('relic-')

export const isWaystation = ({ faction, name }: Pick<Standing, 'faction' | 'name'>): boolean =>
  faction === 'keepers' && name.startsWith('waystation-')

/** The kind of a waystation without its faction, by the types of its sides. */
export const waystationName = (sides: readonly string[]): string => `waystation-${sides.join('-')}`

/** The type of relic a waystation takes as it stands. */
export function shownSide(scene: Scene, { name }: Pick<Standing, 'name'>): string {
  const index = waystations.findIndex((sides) => waystationName(sides) === name)
  return aidesOf(scene).keepers!.sides[index]!
}

/** A relic as the map draws it. */
export function relicGroup({ words }: Scene, word: string): PieceGroup {
  const { type, value } = relicOf(word)
  const kind = words.term(`keepers.relic-${type}`)
  const label =
    value === null
      ? words.message('ui.relicHidden', { kind })
      : words.message('ui.relicShown', { kind, value: Number(value) })
  return {
    kind: 'token',
    faction: 'keepers',
    type: `relic-${type}`,
    count: 1,
    label,
    ...(value ? { mark: value } : {}),
  }
}

/** The clearing whose relics a question is about. */
export function clearingAsked({ question }: Scene): string | null {
  const about = question?.about ?? null
  if (typeof about !== 'object' || about === null) return null
  const { from, place } = about as { readonly from?: number; readonly place?: number }
  return String(from ?? place)
}
