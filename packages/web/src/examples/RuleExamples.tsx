import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureMessages } from '../i18n/index.ts'
import { ExamplePanel } from './ExamplePanel.tsx'
import { examplesOf } from './load.ts'
import { EXAMPLE_TEXTS } from './useShown.ts'

/** So many are drawn at once; the others when they are wanted. */
const SHOWN = 2

/** The examples of a rule; nothing where there are none. */
export default function RuleExamples({ game, law }: { readonly game: string; readonly law: string }) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const [isWorded, setWorded] = useState(false)
  const [wanted, setWanted] = useState('')
  useEffect(() => void ensureMessages(EXAMPLE_TEXTS).then(() => setWorded(true)), [])
  const rows = examplesOf(game, law)
  if (rows.length === 0 || !isWorded) return null
  const isWhole = wanted === law
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <section className="rule-examples">
      <h2>{t('title', { count: rows.length })}</h2>
      {shown.map((row) => (
        <ExamplePanel key={row.id} row={row} law={law} />
      ))}
      {rows.length > shown.length && (
        <button type="button" className="button small" onClick={() => setWanted(law)}>
          {t('more', { count: rows.length - shown.length })}
        </button>
      )}
    </section>
  )
}
