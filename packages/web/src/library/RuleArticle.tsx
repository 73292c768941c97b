import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { parentOf, type Ruling, type Variant } from '../rulebooks.ts'
import { Part } from '../ui/Guard.tsx'
import { linked } from './links.ts'
import { LEARN, type Reading } from './reading.ts'
import { useWays } from './ways.tsx'

// Positions are drawn by the table's own parts: they come when a rule is read.
const RuleExamples = lazy(() => import('../examples/RuleExamples.tsx'))

interface Props {
  readonly reading: Reading
  readonly law: string
  /** The rule set of the table it is read at. */
  readonly preset?: string | undefined
}

/** All that is to be said of one rule: its text, its parts, our reading, what rule sets do, and where to go on. */
export function RuleArticle({ reading, law, preset }: Props) {
  const { t } = useTranslation(LEARN)
  const ways = useWays()
  const { book, titleOf } = reading
  const rule = book.rules.find(({ id }) => id === law)
  if (rule === undefined) return null
  const parts = book.rules.filter(({ id }) => parentOf(id) === law)
  const things = reading.thingsOf(law)
  const around = reading.around(law)
  const variants = book.variantsOf(law)
  const chip = (id: string) => (
    <li key={id}>
      {ways.rule(
        id,
        <>
          <b>{id}</b> {titleOf(id)}
        </>,
        'rule-chip',
      )}
    </li>
  )
  return (
    <>
      <p className="rule-text">
        <Linked reading={reading} text={rule.gist} />
      </p>
      {parts.length > 0 && (
        <ul className="rule-parts">
          {parts.map(({ id, title, gist }) => (
            <li key={id}>
              {ways.rule(
                id,
                <>
                  <b>{id}</b> {title}
                </>,
              )}
              <p>
                <Linked reading={reading} text={gist} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Part>
        <RuleExamples game={reading.game} law={law} />
      </Part>
      {book.rulingsOn(law).map((ruling) => (
        <OurReading key={ruling.id} ruling={ruling} reading={reading} />
      ))}
      {variants.length > 0 && (
        <section>
          <h2>{t('library.editions')}</h2>
          {variants.map((list) => (
            <Variants key={list[0]!.text} variants={list} reading={reading} preset={preset} />
          ))}
        </section>
      )}
      {things.length > 0 && (
        <section>
          <h2>{t('library.belongs')}</h2>
          <ul className="rule-chips">
            {things.map((ref) => (
              <li key={`${ref.kind}:${ref.id}`}>
                {ways.thing(ref, <ThingName reading={reading} kind={ref.kind} id={ref.id} />, 'rule-chip')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {around.length > 0 && (
        <section>
          <h2>{t('library.also')}</h2>
          <ul className="rule-chips">{around.map(chip)}</ul>
        </section>
      )}
    </>
  )
}

interface NameProps {
  readonly reading: Reading
  readonly kind: string
  readonly id: string
}

/** A thing by its little picture and its name. */
export function ThingName({ reading, kind, id }: NameProps) {
  const told = reading.library.info({ words: reading.words, scene: null }, { kind, id })
  if (told === null) return null
  return (
    <>
      {told.picture && (
        <span className="thing-stamp" aria-hidden="true">
          {told.picture}
        </span>
      )}
      <span>{told.name}</span>
    </>
  )
}

/** A text in which numbers of rules lead to them. */
export function Linked({ reading, text }: { readonly reading: Reading; readonly text: string }) {
  const ways = useWays()
  return linked(text, reading.isRule).map(({ text, law }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence
    <span key={i}>{law === null ? text : ways.rule(law, text, 'rule-link')}</span>
  ))
}

/** How we read what is unclear, with the reason. */
export function OurReading({ ruling, reading }: { readonly ruling: Ruling; readonly reading: Reading }) {
  const { t } = useTranslation(LEARN)
  return (
    <section className="rule-ruling">
      <h2>{t('library.ruling')}</h2>
      <p>
        <Linked reading={reading} text={ruling.reading} />
      </p>
      <p className="rule-reason">
        <b>{t('library.reason')}</b> <Linked reading={reading} text={ruling.reason} />
      </p>
    </section>
  )
}

interface VariantsProps {
  readonly variants: readonly Variant[]
  readonly reading: Reading
  readonly preset: string | undefined
}

/** What rule sets do where they differ; the table's own first. */
function Variants({ variants, reading, preset }: VariantsProps) {
  const { t } = useTranslation(LEARN)
  const isOwn = ({ presets }: Variant) => preset !== undefined && presets.includes(preset)
  const sorted = [...variants.filter(isOwn), ...variants.filter((variant) => !isOwn(variant))]
  return (
    <ul className="rule-variants">
      {sorted.map((variant) => (
        <li key={variant.text} data-own={isOwn(variant) ? '' : undefined}>
          <b>
            {variant.presets.map((name) => reading.words.term(name)).join(' · ')}
            {isOwn(variant) && <em>{t('library.own')}</em>}
          </b>
          <p>{variant.text}</p>
        </li>
      ))}
    </ul>
  )
}
