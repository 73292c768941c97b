import { BOTS, DIFFICULTIES, SUIT_NAMES } from '@spinney/root'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import type { FactionId, Suit } from '../../art/types.ts'
import { Avatar } from '../../art/ui/SeatBadge.tsx'
import type { InfoContent } from '../../info/content.ts'
import type { InfoPlace } from '../../info/place.ts'
import { told } from './common.tsx'

const face = (faction: string) => <Avatar faction={faction as FactionId} size={44} />

/** A trait by its name. */
function trait(place: InfoPlace, id: string): InfoContent | null {
  const owner = BOTS.find(({ traits }) => Object.hasOwn(traits, id))
  if (owner === undefined) return null
  const { words } = place
  return told(place, 'trait', words.term(`trait-${id}`), {
    picture: face(owner.faction),
    detail: words.term(`clockwork-${owner.faction}`),
    text: [words.message(`clockwork.trait.${id}`)],
    laws: ['A.3', owner.letter],
  })
}

/** A difficulty card: `marquise.easy`. */
function level(place: InfoPlace, id: string): InfoContent | null {
  const [faction, name] = id.split('.')
  const owner = BOTS.find((bot) => bot.faction === faction)
  if (owner === undefined || !DIFFICULTIES.some((known) => known === name)) return null
  const { words } = place
  return told(place, 'level', words.term(`level-${name}`), {
    picture: face(owner.faction),
    detail: words.term(`clockwork-${owner.faction}`),
    text: [words.message(name === 'default' ? 'clockwork.level.default' : `clockwork.level.${id}`)],
    laws: ['A.3', owner.letter],
  })
}

/** The order of an automaton, by its suit; none before its first turn. */
function order(place: InfoPlace, id: string): InfoContent | null {
  if (id !== 'none' && !SUIT_NAMES.some((suit) => suit === id)) return null
  const { words } = place
  return told(place, 'order', id === 'none' ? words.message('clockwork.board.noOrder') : words.term(id), {
    picture: <SuitMark suit={(id === 'none' ? 'bird' : id) as Suit} size={40} />,
    text: [words.message('info.order')],
    laws: ['A.3'],
  })
}

export const clockworkInfo = { trait, level, order }
