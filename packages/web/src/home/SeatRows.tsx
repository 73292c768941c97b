import { useTranslation } from 'react-i18next'
import { BOT_LEVELS, BOT_TEMPERS, type BotManner, botNameOf, mannerOf } from '../engine/protocol.ts'
import { botWords } from '../table/botWords.ts'
import { SEAT_MARKS } from '../table/face.ts'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import type { FormProps } from './form.ts'
import { RANDOM_SIDE } from './setup.ts'
import {
  isAutomaton,
  NAME_LENGTH,
  type SeatDraft,
  type TableDraft,
  withAutomaton,
  withSeat,
  withSide,
} from './tableDraft.ts'

interface Props extends FormProps {
  /** The seat that a side is chosen for. */
  readonly seat: number
  setSeat(seat: number): void
  readonly choosesSides: boolean
}

/** Who sits where. Every seat says who plays there and, in words too, which side. */
export function SeatRows(props: Props) {
  return (
    <ol className="new-seats">
      {props.table.seats.map((draft, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatRow key={i} {...props} draft={draft} i={i} />
      ))}
    </ol>
  )
}

/** The value of a seat that goes by a procedure. */
const AUTOMATON = 'automaton'

/** Somebody else at a seat. How an automaton is set up is worked out when the table is settled. */
function seated(table: TableDraft, seat: number, value: string): TableDraft {
  if (value === AUTOMATON) return withAutomaton(table, seat, {})
  const manner = mannerOf(value)
  return withSeat(withAutomaton(table, seat, null), seat, { who: manner === null ? 'person' : botNameOf(manner) })
}

function SeatRow({
  setup,
  table,
  portrait: Face,
  change,
  g,
  seat,
  setSeat,
  choosesSides,
  draft,
  others,
  i,
}: Props & { readonly draft: SeatDraft; readonly i: number }) {
  const { t } = useTranslation()
  const automata = isAutomaton(table, i) ? setup.automata : undefined
  const side = choosesSides || automata ? table.choices.sides[i]! : RANDOM_SIDE
  const isChosen = choosesSides && seat === i
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: whoever comes into a row, by key or pointer, chooses for it
    <li
      className="new-seat"
      aria-current={isChosen ? 'true' : undefined}
      onFocus={() => setSeat(i)}
      onClick={() => setSeat(i)}
    >
      <span className="new-seat-face" aria-hidden="true">
        {side === RANDOM_SIDE || Face === null ? (
          setup.sides === null ? (
            <SeatShape mark={SEAT_MARKS[i]!} size={30} />
          ) : (
            <span className="new-unknown">?</span>
          )
        ) : (
          <Face side={side} size={40} />
        )}
      </span>
      <label className="new-seat-who">
        <span className="sr-only">
          {t('new.who')} {i + 1}
        </span>
        <select
          value={automata ? AUTOMATON : draft.who}
          onChange={({ target }) => change(seated(table, i, target.value))}
        >
          <option value="person">{t(others === undefined ? 'new.person' : 'seat.person')}</option>
          {BOT_LEVELS.map((level) => (
            <optgroup key={level} label={t(`level.${level}`)}>
              {[{ level }, ...BOT_TEMPERS.map((temper): BotManner => ({ level, temper }))].map((manner) => (
                <option key={botNameOf(manner)} value={botNameOf(manner)}>
                  {t('new.bot', { level: botWords(t, manner) })}
                </option>
              ))}
            </optgroup>
          ))}
          {setup.automata && <option value={AUTOMATON}>{t('new.automaton')}</option>}
        </select>
      </label>
      {draft.who === 'person' && others !== undefined ? (
        <span className="new-seat-name is-bot">
          <Icon name="person" size={16} /> {others.personAt(table, i)}
        </span>
      ) : draft.who === 'person' ? (
        <label className="new-seat-name">
          <span className="sr-only">
            {t('new.name')} {i + 1}
          </span>
          <input
            value={draft.name}
            maxLength={NAME_LENGTH}
            placeholder={t('new.yourName', { number: i + 1 })}
            onChange={({ target }) => change(withSeat(table, i, { name: target.value }))}
          />
        </label>
      ) : (
        <span className="new-seat-name is-bot">
          <Icon name="bot" size={16} /> {automata ? g(`term.${automata.nameOf(side)}`) : draft.bot}
        </span>
      )}
      {(choosesSides || automata) && (
        <label className="new-seat-side">
          <span className="sr-only">
            {t('new.side')} {i + 1}
          </span>
          <select value={side} onChange={({ target }) => change(withSide(table, i, target.value))}>
            {!automata && <option value={RANDOM_SIDE}>{t('new.random')}</option>}
            {(automata?.sides ?? setup.sides!).map((id) => (
              <option key={id} value={id}>
                {g(`term.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {automata && (
        <Part>
          <automata.Fields
            side={side}
            value={table.choices.automata![i]!}
            g={g}
            change={(value) => change(withAutomaton(table, i, value))}
          />
        </Part>
      )}
    </li>
  )
}
