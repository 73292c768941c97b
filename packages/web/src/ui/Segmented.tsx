import { ToggleGroup } from 'radix-ui'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  onChange(value: T): void
}

/** One of a few, all in sight. */
export function Segmented<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <ToggleGroup.Root
      className="segmented"
      type="single"
      value={value}
      aria-label={label}
      onValueChange={(next) => next !== '' && onChange(next as T)}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} className="segment" value={option.value} lang={option.lang}>
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
