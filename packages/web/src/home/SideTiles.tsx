import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { Acorns } from './Acorns.tsx'
import type { FormProps } from './form.ts'
import { RANDOM_SIDE } from './setup.ts'
import { isAutomaton } from './tableDraft.ts'

interface Props extends FormProps {
  /** The seat that is chosen for. */
  readonly seat: number
  give(side: string): void
}

/** All sides of the game as tiles. A click gives one to the seat; one that is taken is exchanged. */
export function SideTiles({ setup, table, portrait: Face, g, seat, give }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const { sides } = table.choices
  const sort = setup.sideSort
  const nameOf = (i: number): string => {
    const { who, name, bot } = table.seats[i]!
    if (isAutomaton(table, i)) return g(`term.${setup.automata!.nameOf(sides[i]!)}`)
    if (who !== 'person') return bot
    const people = table.seats.filter((other) => other.who === 'person').length
    return name.trim() || (people === 1 ? t('seat.you') : t('seat.numbered', { number: i + 1 }))
  }
  // Tiles that the seat cannot have stay where they are, so that nothing moves under the pointer.
  const may = isAutomaton(table, seat) ? setup.automata!.sides : null
  const isMine = table.seats[seat]!.who === 'person'
  return (
    <section className="new-sides" aria-labelledby={title}>
      <header>
        <h2 id={title}>{isMine ? t('new.whom') : t('new.whomFor', { seat: nameOf(seat) })}</h2>
        <p>{t('new.whom.text')}</p>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shorter way; every tile is a button by itself */}
      <div className="new-tiles" onKeyDown={goByArrow}>
        {setup.sides!.map((side) => {
          const holder = sides.indexOf(side)
          const level = setup.difficulty?.(side)
          return (
            <button
              key={side}
              type="button"
              className="side-tile on-paper"
              data-side={side}
              style={{ '--side': `var(--faction-${side}, var(--line-soft))` } as CSSProperties}
              aria-pressed={holder === seat}
              disabled={may?.includes(side) === false}
              onClick={() => give(side)}
            >
              <span className="side-head">
                {Face && <Face side={side} size={56} />}
                <span>
                  <b>{g(`term.${side}`)}</b>
                  {level !== undefined && (
                    <span className="side-level">
                      <Acorns count={level} /> {t(`difficulty.${level}`)}
                    </span>
                  )}
                </span>
              </span>
              {sort && <span className="side-about">{g(`${sort}.${side}.about`)}</span>}
              <span className="side-foot">
                {sort && <span className="side-like">{g(`${sort}.${side}.like`)}</span>}
                {holder >= 0 && (
                  <span className={holder === seat ? 'side-taken mine' : 'side-taken'}>
                    <Icon name={table.seats[holder]!.who === 'person' ? 'check' : 'bot'} size={16} /> {nameOf(holder)}
                  </span>
                )}
              </span>
            </button>
          )
        })}
        <button
          type="button"
          className="side-tile is-chance"
          data-side={RANDOM_SIDE}
          aria-pressed={sides[seat] === RANDOM_SIDE}
          disabled={may !== null}
          onClick={() => give(RANDOM_SIDE)}
        >
          <span className="side-head">
            <span className="new-unknown" aria-hidden="true">
              ?
            </span>
            <b>{t('new.surprise')}</b>
          </span>
          <span className="side-about">{t('new.surprise.text')}</span>
        </button>
      </div>
    </section>
  )
}

/** Arrows go from tile to tile, also to the row above and below. */
function goByArrow(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.side-tile')]
  const at = tiles.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const inRow = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]!.offsetTop).length
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow }
  const step = steps[event.key]
  const next = step === undefined ? undefined : tiles[at + step]
  if (step === undefined) return
  event.preventDefault()
  next?.focus()
}
