import { equal, PASS } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTable, useTableState } from './context.ts'
import { Numbers } from './Numbers.tsx'
import { areAlike, roomFor } from './optionLabel.ts'
import { numbersOf, rowsOf } from './paths.ts'
import { BlockedRow, OptionButton } from './Rows.tsx'

/** More blocked options than this are noise. */
const SHOWN_BLOCKED = 3

/** All that can be chosen as buttons, in the order of the rules, ending the phase last; arrow keys go along them. */
export function OptionList() {
  const { t } = useTranslation()
  const { scene } = useTable()
  const hint = useTableState((state) => state.hint)
  const lead = useTableState((state) => state.lead)
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const question = scene.question!
  const asked = `${scene.version}/${lead.length}`

  // Whoever answered from the list stays in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what matters
  useEffect(() => {
    if (hadFocus.current) list.current?.querySelector('button')?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [asked])

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

  const numbers = numbersOf(question)
  // Nothing can be done with what was clicked: that is said beside it, and here is still all there is to choose.
  const rows = scene.rows.length > 0 ? scene.rows : rowsOf(question, [], [])
  const hinted = hint === null || lead.length > 0 ? -1 : question.options!.findIndex((pick) => equal(pick, hint.pick))
  const blocked = scene.targets.size > 0 && rows.length < question.options!.length ? [] : (question.blocked ?? [])
  // A way out of the menu may be called as it likes: it says nothing about the others.
  const named = rows.flatMap(({ index }) => {
    const pick = question.options![index]!
    return pick === PASS ? [] : [plain(scene.words.option(question, pick))]
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      className="options"
      role="group"
      aria-label={t('options.label')}
      data-room={roomFor(named)}
      data-alike={areAlike(named) || undefined}
      ref={list}
      onKeyDown={move}
      onClickCapture={() => {
        hadFocus.current = list.current?.contains(document.activeElement) ?? false
      }}
    >
      {numbers !== null ? (
        <Numbers numbers={numbers} />
      ) : (
        rows.map((row, place) => (
          <OptionButton key={JSON.stringify(row.picks)} row={row} place={place} isHinted={hinted === row.index} />
        ))
      )}
      {blocked.slice(0, SHOWN_BLOCKED).map((item) => (
        <BlockedRow key={JSON.stringify(item.pick)} question={question} blocked={item} />
      ))}
    </div>
  )
}
