import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTable } from '../table/context.ts'
import { RuleLink } from '../table/RuleLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { codeOf, type OnlineTrouble } from './api.ts'
import { usePlace } from './companyState.ts'
import { type Order, type Standing as Seat, setStanding, standingAt } from './standingApi.ts'

const ASK = 'ask'
/** From so many on, where it may depend on a number. */
const SEVERAL = 2
const SEVERAL_WAY = 'several'

/** Answers that are given while one is away. Nobody else learns of them. */
export default function Standing({ open, onClose }: { readonly open: boolean; onClose(): void }) {
  const { t } = useTranslation('online')
  const { table } = usePlace()
  const [seats, setSeats] = useState<readonly Seat[] | null>(null)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  useEffect(() => {
    if (open) standingAt(table.id).then(setSeats, (error: unknown) => setTrouble(codeOf(error)))
  }, [open, table.id])
  const keep = (seat: number, orders: readonly Order[]) => {
    setTrouble(null)
    setStanding(table.id, seat, orders).then(setSeats, (error: unknown) => setTrouble(codeOf(error)))
  }
  return (
    <Dialog open={open} title={t('standing')} onClose={onClose}>
      <div className="standing">
        <p>{t('standing.text')}</p>
        {seats?.map((seat) => (
          <SeatOrders key={seat.seat} seat={seat} keep={(orders) => keep(seat.seat, orders)} />
        ))}
        {trouble !== null && <p role="alert">{t(`trouble.${trouble}`)}</p>}
      </div>
    </Dialog>
  )
}

interface OrdersProps {
  readonly seat: Seat
  keep(orders: readonly Order[]): void
}

function SeatOrders({ seat, keep }: OrdersProps) {
  const { t } = useTranslation('online')
  const { scene } = useTable()
  const { kinds, orders, given } = seat
  const change = (kind: string, order: Order | null) => {
    const others = orders.filter((one) => one.kind !== kind)
    keep(order === null ? others : [...others, order])
  }
  return (
    <>
      {kinds.map((one) => (
        <section key={one.kind} className="standing-kind">
          <h3>
            {scene.words.topic({ kind: one.kind })} <RuleLink law={one.law} />
          </h3>
          <KindOrder kind={one} order={orders.find(({ kind }) => kind === one.kind) ?? null} change={change} />
        </section>
      ))}
      {kinds.length === 0 && <p>{t('standing.nothing')}</p>}
      {given.length > 0 && <p>{t('standing.given', { count: given.length })}</p>}
      {orders.length > 0 && (
        <button type="button" className="button" onClick={() => keep([])}>
          {t('standing.clear')}
        </button>
      )}
    </>
  )
}

interface KindProps {
  readonly kind: Seat['kinds'][number]
  readonly order: Order | null
  change(kind: string, order: Order | null): void
}

function KindOrder({ kind: { kind, ways, counts, values }, order, change }: KindProps) {
  const { t } = useTranslation('online')
  const { scene } = useTable()
  const isOrdered = order?.way === 'order'
  const value = order === null ? ASK : order.least === undefined ? order.way : SEVERAL_WAY
  const shown = [ASK, ...ways.flatMap((way) => (way === 'always' && counts ? [way, SEVERAL_WAY] : [way]))]
  const usable = values.length === 0 ? shown.filter((way) => way !== 'order') : shown
  const choose = (way: string) => {
    if (way === ASK) change(kind, null)
    else if (way === SEVERAL_WAY) change(kind, { kind, way: 'always', least: SEVERAL })
    else change(kind, way === 'order' ? { kind, way, order: values } : { kind, way })
  }
  const list = order?.order ?? []
  const up = (at: number) => {
    const next = [...list]
    next.splice(at - 1, 2, list[at]!, list[at - 1]!)
    change(kind, { kind, way: 'order', order: next })
  }
  if (usable.length === 1) return null
  return (
    <>
      <Segmented
        label={scene.words.topic({ kind })}
        value={value}
        options={usable.map((way) => ({ value: way, label: t(`standing.${way}`) }))}
        onChange={choose}
      />
      {isOrdered && (
        <ol className="standing-order">
          {list.map((item, at) => (
            <li key={item}>
              {scene.words.term(item)}
              {at > 0 && (
                <button type="button" className="button small" onClick={() => up(at)}>
                  {t('standing.earlier', { what: scene.words.term(item) })}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
