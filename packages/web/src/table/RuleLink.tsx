import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RuleText } from '../rulebooks.ts'
import { ruleOf } from '../rules.ts'
import { useSettings } from '../settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useTable } from './context.ts'

/** The number of a rule; opens its text. */
export function RuleLink({ law }: { readonly law: string }) {
  return <RuleNumber law={law} open={useTable().openRule} />
}

interface NumberProps {
  readonly law: string
  open(law: string): void
}

/** The same for parts that are not drawn again with each position. */
export function RuleNumber({ law, open }: NumberProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className="rule-link" onClick={() => open(law)} aria-label={t('rule.open', { law })}>
      {law}
    </button>
  )
}

interface Props {
  readonly game: string
  readonly law: string | null
  onClose(): void
}

export function RuleDialog({ game, law, onClose }: Props) {
  const { t } = useTranslation()
  const language = useSettings((settings) => settings.language)
  const [text, setText] = useState<RuleText | null>(null)
  useEffect(() => {
    if (law === null) return
    let current = true
    setText(null)
    void ruleOf(game, law, language).then((found) => current && setText(found))
    return () => {
      current = false
    }
  }, [game, law, language])
  return (
    <Dialog open={law !== null} title={text?.title ?? t('rule.title')} onClose={onClose}>
      <p className="rule-number">{law}</p>
      <p>{text?.gist ?? t('rule.missing')}</p>
    </Dialog>
  )
}
