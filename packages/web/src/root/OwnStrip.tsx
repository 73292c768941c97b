import type { Seat } from '@spinney/kernel'

import { Avatar } from '../art/ui/SeatBadge.tsx'
import type { SceneProps } from '../table/face.ts'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BOARDS } from './factions/index.ts'
import { WarriorsLeft } from './OwnBoard.tsx'
import { factionAt } from './view.ts'

interface Props extends SceneProps {
  readonly seat: Seat
  /** Shows the whole board. */
  onOpen(): void
}

/** One's own board on a phone: its numbers in one line, which opens the whole of it. */
export function OwnStrip({ scene, seat, onOpen }: Props) {
  const { words, view } = scene
  const faction = factionAt(view, seat)
  if (faction === null) return null
  const { Glance } = BOARDS[faction]
  return (
    <button type="button" className="root-own-strip" aria-haspopup="dialog" onClick={onOpen}>
      <Avatar faction={faction} size={28} />
      <WarriorsLeft scene={scene} seat={seat} />
      <Part>
        <Glance scene={scene} seat={seat} />
      </Part>
      <span className="root-own-more">
        <span className="sr-only">{words.message('ui.ownBoard')}</span>
        <Icon name="next" size={18} />
      </span>
    </button>
  )
}
