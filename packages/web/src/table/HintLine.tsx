import type { Question } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { useTranslation } from 'react-i18next'
import type { Hint } from '../engine/protocol.ts'
import { i18n } from '../i18n/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.ts'

/** What the sharp bot would do here, and why. */
export default function HintLine({ hint, question }: { readonly hint: Hint; readonly question: Question }) {
  const { t } = useTranslation()
  const { words } = useTable().scene
  const bots = i18n.getFixedT(words.language, 'bots')
  const pick = plain(words.option(question, hint.pick))
  const second = hint.second === null ? '' : plain(words.option(question, hint.second))
  const reason = hint.reason === null ? '' : bots(hint.reason.key, hint.reason.data)
  const hasSentence = i18n.exists(hint.sentence.key, { ns: 'bots', lng: words.language })
  return (
    <p className="hint-line" role="status">
      <Icon name="hint" size={16} />
      <span>
        {hasSentence
          ? bots(hint.sentence.key, { ...hint.sentence.data, pick, second, reason })
          : t('hint.says', { option: pick })}
      </span>
    </p>
  )
}
