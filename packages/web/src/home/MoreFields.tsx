import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/Segmented.tsx'
import type { FormProps } from './form.ts'
import type { ChoiceProps } from './Pictures.tsx'

/** So many can all be in sight; of more, one is chosen from a list. */
const FEW = 5

interface Props extends FormProps {
  readonly fields: readonly (ChoiceProps & { readonly id: string })[]
  speak(seat: number, words: string): void
}

/** What most tables leave as it is: one line says what is set, and opens the rest. */
export function MoreFields({ table, others, fields, speak }: Props) {
  const { t } = useTranslation()
  const set = fields.map(({ value, options }) => options.find((option) => option.value === value)!.label)
  // Whoever sits down elsewhere says words there.
  const people = table.seats.flatMap((seat, i) => (seat.who === 'person' && others === undefined ? [{ seat, i }] : []))
  return (
    <details className="new-more panel">
      <summary>
        <b>{t('new.more')}</b> <span>{set.join(' · ')}</span>
      </summary>
      <div className="new-more-fields">
        {fields.map(({ id, label, value, options, onChange }) => (
          <div key={id} className="new-more-field">
            <h3>{label}</h3>
            {options.length > FEW ? (
              <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <Segmented label={label} value={value} options={options} onChange={onChange} />
            )}
            <p>{options.find((option) => option.value === value)?.line}</p>
          </div>
        ))}
        {people.length > 0 && (
          <div className="new-more-field new-words">
            <h3>{t('new.words')}</h3>
            {people.map(({ seat, i }) => (
              <label key={i}>
                <span>{seat.name || t('seat.numbered', { number: i + 1 })}</span>
                <input
                  value={seat.words}
                  maxLength={200}
                  autoComplete="off"
                  onChange={({ target }) => speak(i, target.value)}
                />
              </label>
            ))}
            <p>{t('new.words.text')}</p>
          </div>
        )}
      </div>
    </details>
  )
}
