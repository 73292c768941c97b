import type { AskedQuestion, Blocked } from '@spinney/kernel'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outlook } from '../engine/protocol.ts'
import { plain } from '../i18n/words.ts'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.ts'

interface Props {
  readonly question: AskedQuestion
  readonly indices: readonly number[]
  readonly outlook: readonly Outlook[] | null
  readonly hinted: number | null
  readonly blocked: readonly Blocked[]
}

/** More blocked options than this are noise. */
const SHOWN_BLOCKED = 3

/** All options as buttons, in the order of the rules; arrow keys go from one to the next. */
export function OptionList({ question, indices, outlook, hinted, blocked }: Props) {
  const { t } = useTranslation()
  const { control, scene, face } = useTable()
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const version = scene.view.version

  // Whoever answered from the list stays in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what matters
  useEffect(() => {
    if (hadFocus.current) list.current?.querySelector('button')?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [version])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next =
      step !== undefined ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : -1
    if (at < 0 || buttons[next] === undefined) return
    event.preventDefault()
    buttons[next].focus()
  }

  const shown = blocked.slice(0, SHOWN_BLOCKED)
  const options = question.options!
  // Declining comes first, so that it is never out of sight; its key is 0.
  const passing = indices.filter((index) => options[index] === 'pass')
  const others = indices.filter((index) => options[index] !== 'pass')
  const laws = new Set(others.map((index) => question.laws?.[index]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div className="options" role="group" aria-label={t('options.label')} ref={list} onKeyDown={move}>
      {[...passing, ...others].map((index, place) => {
        const pick = options[index]!
        const law = question.laws?.[index]
        const final = outlook?.[index]?.final ?? null
        const isPass = pick === 'pass'
        const key = isPass ? 0 : place + 1 - passing.length
        const note = face.noteOf?.(scene, pick) ?? null
        return (
          <button
            key={JSON.stringify(pick)}
            type="button"
            className={`button option${isPass ? ' pass' : ''}${hinted === index ? ' hinted' : ''}`}
            data-key={key}
            title={final === null ? undefined : t(`final.${final}`)}
            onClick={() => {
              hadFocus.current = list.current?.contains(document.activeElement) ?? false
              control.answer(pick, version)
            }}
          >
            {key < 10 && <span className="option-key">{key}</span>}
            <span>{plain(scene.words.option(question, pick))}</span>
            {note !== null && <b className="option-note">{note}</b>}
            {final !== null && (
              <span className="option-final">
                <Icon name={final === 'chance' ? 'dice' : 'lock'} size={16} />
                <span className="sr-only">{t(`final.${final}`)}</span>
              </span>
            )}
            {law !== undefined && laws.size > 1 && law !== question.law && <span className="option-law">{law}</span>}
          </button>
        )
      })}
      {shown.map(({ pick, law, why }) => {
        const facts = typeof pick === 'object' ? pick : { pick }
        return (
          <span key={JSON.stringify(pick)} className="option blocked">
            <s>{plain(scene.words.option(question, pick))}</s> {scene.words.why(why, facts)} {law}
          </span>
        )
      })}
    </div>
  )
}
