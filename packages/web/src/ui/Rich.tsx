import { parts } from '@spinney/words'
import { Fragment } from 'react'

/** A sentence whose names and numbers stand out. */
export function Rich({ text }: { readonly text: string }) {
  return parts(text).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name than their place
    i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>,
  )
}
