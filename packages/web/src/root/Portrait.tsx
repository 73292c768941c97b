import { FACTION_IDS } from '../art/types.ts'
import { Avatar } from '../art/ui/SeatBadge.tsx'

interface Props {
  readonly side: string
  readonly size: number
}

/** A faction's animal in a round frame; nothing for what is no faction. */
export function Portrait({ side, size }: Props) {
  const faction = FACTION_IDS.find((id) => id === side)
  return faction === undefined ? null : <Avatar faction={faction} size={size} />
}
