import type { Seat } from '@spinney/kernel'
import { type CSSProperties, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/Dialog.tsx'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useCompany } from './company.ts'
import { useTable } from './context.ts'
import { Gain } from './Gain.tsx'
import { pointsAt } from './light.ts'
import { PlainGlance, useBrief } from './PlainGlance.tsx'

/** Tabs and whole boards come when somebody looks at them. */
const SeatBoards = lazy(() => import('./SeatBoards.tsx'))

/** From so many opponents on, each has two lines. */
const MANY = 5

/** Everybody else at a glance; a click opens the whole board. */
export function Opponents() {
  const { t } = useTranslation()
  const { scene, face, control } = useTable()
  const [open, setOpen] = useState<Seat | null>(null)
  const others = scene.plan.seats.flatMap((_, seat) => (seat === scene.viewer ? [] : [seat]))
  const isBrief = others.length >= MANY
  const { Glance } = face
  const company = useCompany()
  return (
    <section className={`opponents${isBrief ? ' is-brief' : ''}`} aria-label={t('seats')}>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          className="opponent panel"
          data-seat={seat}
          style={{ '--seat': scene.mark(seat).ink } as CSSProperties}
          aria-haspopup="dialog"
          aria-current={scene.view.asked?.seat === seat ? 'true' : undefined}
          {...pointsAt(control, face.heldBy?.(scene, seat) ?? [])}
          onClick={() => setOpen(seat)}
        >
          <Gain seat={seat} />
          {Glance === undefined ? <PlainGlance seat={seat} /> : <Glance scene={scene} seat={seat} isBrief={isBrief} />}
          {company && <company.Seat seat={seat} />}
        </button>
      ))}
      <BoardsDialog seat={open} onClose={() => setOpen(null)} />
    </section>
  )
}

/** The seats with one line each, in the head of a phone; a tap opens the board. */
export function SeatChips() {
  const { t } = useTranslation()
  const { scene } = useTable()
  const [open, setOpen] = useState<Seat | null>(null)
  return (
    <>
      <ul className="seat-chips" aria-label={t('seats')}>
        {scene.plan.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <SeatChip seat={seat} onOpen={() => setOpen(seat)} />
          </li>
        ))}
      </ul>
      <BoardsDialog seat={open} onClose={() => setOpen(null)} />
    </>
  )
}

function SeatChip({ seat, onOpen }: { readonly seat: Seat; onOpen(): void }) {
  const { scene, face } = useTable()
  const line = useBrief(seat)
  const hand = face.handOf?.(scene, seat)
  const company = useCompany()
  return (
    <button
      type="button"
      className="seat-chip"
      data-seat={seat}
      style={{ '--seat': scene.mark(seat).ink } as CSSProperties}
      aria-haspopup="dialog"
      aria-current={scene.view.asked?.seat === seat ? 'true' : undefined}
      onClick={onOpen}
    >
      <Gain seat={seat} />
      <SeatShape mark={scene.mark(seat)} />
      <b>{scene.words.seat(seat)}</b>
      <small>
        {line}
        {hand !== undefined && (
          <span className="seat-chip-hand">
            <Icon name="hand" size={13} />
            <span className="sr-only">{hand.label} </span>
            {scene.words.number(hand.count)}
          </span>
        )}
      </small>
      {company && <company.Seat seat={seat} />}
    </button>
  )
}

interface BoardsProps {
  /** Whose board is looked at; null: nobody's. */
  readonly seat: Seat | null
  onClose(): void
}

/** The whole boards, beginning with the one that was asked for. */
export function BoardsDialog({ seat, onClose }: BoardsProps) {
  const { t } = useTranslation()
  return (
    <Dialog shape="sheet" open={seat !== null} title={t('seats')} onClose={onClose}>
      <Part>{seat !== null && <SeatBoards first={seat} />}</Part>
    </Dialog>
  )
}
