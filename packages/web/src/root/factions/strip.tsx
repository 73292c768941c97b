import type { ReactNode } from 'react'
import { Piece } from '../../art/pieces/Piece.tsx'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import type { FactionId, ItemId, Suit } from '../../art/types.ts'
import { info } from '../../info/ref.ts'
import type { SceneProps } from '../../table/face.ts'
import { type Choice, stockOf } from '../view.ts'
import '../../art/root/icons.ts'

/*
 * Parts of the two small forms of a board: one's own in the row below the map, and that of others at a glance. Pictures
 * and numbers; the words are spoken and show when the pointer rests.
 */

interface NumProps {
  readonly icon?: ReactNode
  readonly value: ReactNode
  readonly label: string
  /** Shows the words beside the number too. */
  readonly isTold?: boolean
  /** What its info card is about. */
  readonly about?: About
}

/** What `info` says of a thing; nothing where it has no card. */
type About = ReturnType<typeof info> | undefined

/** Where a card tells about something, the browser need not tell its name besides. */
const toldBy = (about: About, label: string) => about ?? { title: label }

/** A number with its picture. */
export function Num({ icon, value, label, isTold = false, about }: NumProps) {
  return (
    <span className="root-num" {...toldBy(about, label)}>
      {icon}
      <b>{value}</b> <span className={isTold ? 'root-num-word' : 'sr-only'}>{label}</span>
    </span>
  )
}

interface PieceNumProps extends SceneProps {
  readonly faction: FactionId
  /** The kind without its faction. */
  readonly name: string
  readonly category?: 'building' | 'token' | 'warrior'
  readonly where: 'supply' | 'map' | 'board'
  readonly label?: string
}

/** How many pieces of a kind are somewhere. */
export function PieceNum({ scene, faction, name, category = 'building', where, label }: PieceNumProps) {
  const { words } = scene
  const number = stockOf(scene, `${faction}.${name}`)[where]
  const told = label ?? words.message('ui.pieces', { count: number, kind: `${faction}.${name}` })
  const type = category === 'warrior' ? {} : { type: name }
  return (
    <Num
      icon={<Piece kind={category} faction={faction} size={22} {...type} />}
      value={words.number(number)}
      label={told}
      about={info('piece', `${faction}.${name}`)}
    />
  )
}

/** Suits with their numbers; those without any are left out. */
export function SuitNums({ scene: { words }, counts }: SceneProps & { readonly counts: ReadonlyMap<Suit, number> }) {
  return [...counts].map(([suit, number]) =>
    number === 0 ? null : (
      <Num
        key={suit}
        icon={<SuitMark suit={suit} size={18} />}
        value={words.number(number)}
        label={words.term(suit)}
        about={info('suit', suit)}
      />
    ),
  )
}

/** A line of words and numbers below the first. */
export function Line({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span className="root-line">
      {title !== undefined && <span className="root-line-title">{title}</span>}
      {children}
    </span>
  )
}

interface PickProps {
  readonly choice: Choice | null
  /** What it is, for those who cannot see the picture. */
  readonly label: string
  readonly className?: string
  readonly about?: About
  readonly children: ReactNode
}

/** Something small that is a button while it can be chosen. */
export function Pickable({ choice, label, className = '', about, children }: PickProps) {
  if (choice === null) {
    return (
      <span className={`root-bit ${className}`} {...toldBy(about, label)}>
        {children}
        <span className="sr-only">{label}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`root-bit is-open ${choice.selected ? 'is-selected ' : ''}${className}`}
      aria-label={choice.label}
      aria-pressed={choice.selected}
      {...toldBy(about, label)}
      onClick={choice.onSelect}
    >
      {children}
    </button>
  )
}

/** A part of the own board: its name, and what lies there in one row. */
export function Row({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="root-row">
      <span className="root-row-title">{title}</span>
      <span className="root-row-body">{children}</span>
    </div>
  )
}

/** Item words such as `boot-exhausted`: the item and how it lies. */
export function itemLook(word: string): { readonly item: ItemId; readonly state: 'ready' | 'exhausted' | 'damaged' } {
  const state = word.includes('-damaged') ? 'damaged' : word.includes('-exhausted') ? 'exhausted' : 'ready'
  return { item: word.split('-')[0] as ItemId, state }
}
