import { equal } from '@spinney/kernel'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/Segmented.tsx'
import type { OnlineTrouble, Terms } from './api.ts'

/** What holds where nothing else is chosen. */
export const TERMS: Terms = {
  open: false,
  onlookers: true,
  undo: 'own',
  pace: 'live',
  clock: null,
  talk: 'players',
  rated: false,
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** The clocks that can be chosen, by the pace that they fit: a turn and the reserve, in seconds. */
const CLOCKS: Readonly<Record<Terms['pace'], Readonly<Record<string, Terms['clock']>>>> = {
  live: {
    none: null,
    quick: { turn: MINUTE, reserve: 10 * MINUTE },
    calm: { turn: 3 * MINUTE, reserve: 20 * MINUTE },
  },
  turns: { none: null, day: { turn: DAY, reserve: 2 * DAY }, week: { turn: 3 * DAY, reserve: 7 * DAY } },
}
/** What is chosen at first. */
const USUAL_CLOCK: Readonly<Record<Terms['pace'], string>> = { live: 'none', turns: 'day' }

/** The name of a clock that can be chosen; null for one that a program has asked for. */
export const clockNamed = ({ pace, clock }: Terms): string | null =>
  Object.keys(CLOCKS[pace]).find((name) => equal(CLOCKS[pace][name] ?? null, clock)) ?? null

interface FieldsProps {
  readonly terms: Terms
  readonly trouble: OnlineTrouble | null
  /** Whether such a game can count for ratings. */
  readonly isRatable?: boolean
  change(terms: Terms): void
}

/** What those who sit down agree on. */
export function TermsFields({ terms, change, trouble, isRatable = true }: FieldsProps) {
  const { t } = useTranslation('online')
  const clocks = CLOCKS[terms.pace]
  const one = (name: string, yes: string, no: string, isYes: boolean, choose: (isYes: boolean) => void) => (
    <div className="online-term">
      <b>{t(name)}</b>
      <Segmented
        label={t(name)}
        value={isYes ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t(yes) },
          { value: 'no', label: t(no) },
        ]}
        onChange={(value) => choose(value === 'yes')}
      />
    </div>
  )
  return (
    <section className="panel new-fields online-terms">
      {one('terms.open', 'terms.link', 'terms.public', !terms.open, (is) => change({ ...terms, open: !is }))}
      {one('terms.onlookers', 'terms.watched', 'terms.unwatched', terms.onlookers, (is) =>
        change({ ...terms, onlookers: is }),
      )}
      <Choice
        name="undo"
        value={terms.undo}
        values={['own', 'consent', 'off']}
        choose={(undo) => change({ ...terms, undo: undo as Terms['undo'] })}
      />
      <Choice
        name="pace"
        value={terms.pace}
        values={['live', 'turns']}
        choose={(value) => {
          const pace = value as Terms['pace']
          change({ ...terms, pace, clock: CLOCKS[pace][USUAL_CLOCK[pace]] ?? null })
        }}
      />
      <Choice
        name="clock"
        value={clockNamed(terms) ?? 'none'}
        values={Object.keys(clocks)}
        choose={(name) => change({ ...terms, clock: clocks[name] ?? null })}
      />
      {terms.onlookers && (
        <Choice
          name="talk"
          value={terms.talk}
          values={['players', 'all']}
          choose={(talk) => change({ ...terms, talk: talk as Terms['talk'] })}
        />
      )}
      {isRatable && (
        <Choice
          name="rated"
          value={terms.rated ? 'yes' : 'no'}
          values={['no', 'yes']}
          choose={(value) => change({ ...terms, rated: value === 'yes' })}
        />
      )}
      {terms.clock !== null && <p className="online-soft">{t('terms.clock.text')}</p>}
      <p className="online-soft">{t('terms.text')}</p>
      {trouble !== null && <p role="alert">{t(`trouble.${trouble}`)}</p>}
    </section>
  )
}

interface ChoiceProps {
  /** Its messages begin with `terms.` and this. */
  readonly name: string
  readonly value: string
  readonly values: readonly string[]
  choose(value: string): void
}

function Choice({ name, value, values, choose }: ChoiceProps) {
  const { t } = useTranslation('online')
  return (
    <label className="online-term">
      <b>{t(`terms.${name}`)}</b>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {t(`terms.${name}.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
