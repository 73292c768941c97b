import type { View } from '@spinney/kernel'
import { cardNamed, QUESTS } from '@spinney/root'
import type { Words } from '@spinney/words'
import { QuestCard } from '../art/cards/RootCard.tsx'
import { rootLayout } from '../art/root/layout.ts'
import { FACTION_IDS } from '../art/types.ts'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import type { InfoRef } from '../info/ref.ts'
import type { GameLibrary } from '../library/types.ts'
import type { Shape } from '../table/ground.ts'
import { CardView } from './Card.tsx'
import { infoOf } from './info/index.tsx'
import { drawingOf, SHEETS } from './map.ts'
import { rulebook } from './rulebook.ts'
import { NAMED, THINGS } from './things.ts'
import { stateOf } from './view.ts'
import '../art/art.css'
import '../art/root/more.ts'

/** Cards are shown as they lie on the table. */
function picture(words: Words, { kind, id }: InfoRef) {
  const card = kind === 'card' ? cardNamed(id) : undefined
  if (card !== undefined) return <CardView card={card} words={words} />
  const quest = kind === 'quest' ? QUESTS.find((other) => other.id === id) : undefined
  if (quest === undefined) return null
  return (
    <QuestCard
      suit={quest.suit}
      suitLabel={words.term(quest.suit)}
      name={words.message(`quest.${quest.name}`)}
      items={quest.items}
      itemsLabel={words.list(quest.items.map((item) => words.term(item)))}
    />
  )
}

function portrait(section: string, size: number) {
  const faction = FACTION_IDS.find((id) => id === section)
  return faction === undefined ? null : <Avatar faction={faction} size={size} />
}

function spotAt(view: View, place: number, shape: Shape): readonly [number, number] | null {
  const { width, height } = SHEETS[shape]
  const { clearings } = rootLayout(drawingOf(stateOf(view).map), width, height)
  const found = clearings.get(place)
  return found === undefined ? null : [found.cx / width, found.cy / height]
}

export const library: GameLibrary = {
  rulebook,
  things: THINGS,
  info: infoOf,
  named: NAMED,
  picture,
  portrait,
  spotAt,
}
