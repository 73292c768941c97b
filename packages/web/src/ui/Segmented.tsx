import { Radios } from './Radios.tsx'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  onChange(value: T): void
}

/** One of a few words, side by side. */
export function Segmented<T extends string>(props: Props<T>) {
  return (
    <Radios {...props} className="segmented" itemClass="segment">
      {({ label }) => label}
    </Radios>
  )
}
