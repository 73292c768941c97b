import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TablePlan } from '../engine/protocol.ts'
import type { GameEntry } from '../games.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Part } from '../ui/Guard.tsx'
import { useTable } from './context.ts'

const RuleSheet = lazy(() => import('../library/RuleSheet.tsx'))

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
  readonly entry: GameEntry
  readonly plan: TablePlan
  readonly law: string | null
  onClose(): void
}

/** A rule in a sheet at the side, so that the map stays in sight. */
export function RuleDialog({ entry, plan, law, onClose }: Props) {
  const { t } = useTranslation()
  const [title, setTitle] = useState('')
  const { config } = plan
  const preset = typeof config === 'object' && config !== null && 'preset' in config ? config.preset : undefined
  return (
    <Dialog open={law !== null} shape="side" title={title || t('rule.title')} onClose={onClose}>
      {law !== null && entry.library === undefined && (
        <>
          <p className="rule-number">{law}</p>
          <p>{t('rule.missing')}</p>
        </>
      )}
      {law !== null && entry.library !== undefined && (
        <Part fallback={<p className="rule-number">{law}</p>}>
          <RuleSheet
            game={entry.id}
            law={law}
            table={plan.id}
            preset={typeof preset === 'string' ? preset : undefined}
            onTitle={setTitle}
          />
        </Part>
      )}
    </Dialog>
  )
}
