import { useId } from 'react'
import { Radios } from '../ui/Radios.tsx'

interface Option {
  readonly value: string
  readonly label: string
  /** What it means, in a line. */
  readonly line?: string
  readonly picture?: string
}

export interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  onChange(value: string): void
}

interface Props extends ChoiceProps {
  /** Maps as pictures, numbers, or names with a line each. */
  readonly shape: 'map' | 'number' | 'line'
}

/** One of a few, each with its picture or with what it means. */
export function Pictures({ label, value, options, onChange, shape }: Props) {
  const id = useId()
  return (
    <section className={`new-choice is-${shape}`} aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <Radios
        labelledBy={id}
        className={`new-choices is-${shape}`}
        itemClass="new-choice-item"
        value={value}
        options={options}
        nameOf={(option) => ({
          label: option.label,
          describedBy: option.line ? `${id}-${option.value}` : undefined,
        })}
        onChange={onChange}
      >
        {(option) => (
          <>
            {option.picture && <img src={option.picture} alt="" width="400" height="250" loading="lazy" />}
            <b>{option.label}</b>
            {option.line && <small id={`${id}-${option.value}`}>{option.line}</small>}
          </>
        )}
      </Radios>
    </section>
  )
}
