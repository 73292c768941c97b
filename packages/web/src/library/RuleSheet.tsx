import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { InfoRef } from '../info/ref.ts'
import { parentOf, ruleIn } from '../rulebooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { RuleArticle } from './RuleArticle.tsx'
import { LEARN, useReading } from './reading.ts'
import { ThingArticle } from './ThingArticle.tsx'
import { ruleHref, thingHref } from './types.ts'
import { type Ways, WaysCtx } from './ways.tsx'
import './library.css'

interface Props {
  readonly game: string
  readonly law: string
  readonly table: string | undefined
  readonly preset: string | undefined
  /** What is read now; the sheet is called by it. */
  onTitle(title: string): void
}

type Stop = { readonly law: string } | { readonly thing: InfoRef }

/** A rule beside the table. Its links lead on in the same sheet, and back. */
export default function RuleSheet({ game, law, table, preset, onTitle }: Props) {
  const { t } = useTranslation(LEARN)
  const { t: page } = useTranslation()
  const reading = useReading(game)
  const [stops, setStops] = useState<readonly Stop[]>([{ law }])
  useEffect(() => setStops([{ law }]), [law])
  const stop = stops[stops.length - 1]!
  const rule = reading !== null && 'law' in stop ? ruleIn(reading.book, stop.law) : null
  const thing = 'thing' in stop ? stop.thing : null
  const told =
    reading === null || thing === null ? null : reading.library.info({ words: reading.words, scene: null }, thing)
  const title = told?.name ?? rule?.title ?? ''
  useEffect(() => onTitle(title), [title, onTitle])
  if (reading === null) return <p className="rule-number">{law}</p>
  const go = (stop: Stop) => setStops([...stops, stop])
  const ways: Ways = {
    rule: (number, children, className) => (
      <button type="button" className={className ?? 'rule-way'} onClick={() => go({ law: number })}>
        {children}
      </button>
    ),
    thing: (thing, children, className) => (
      <button type="button" className={className ?? 'rule-way'} onClick={() => go({ thing })}>
        {children}
      </button>
    ),
  }
  const above = rule === null ? null : ruleIn(reading.book, parentOf(rule.id))
  const back = table === undefined ? '' : `?table=${encodeURIComponent(table)}`
  const href = thing === null ? ruleHref(game, rule?.id ?? '') : thingHref(game, thing)
  return (
    <WaysCtx value={ways}>
      <div className="rule-sheet" data-law={rule?.id}>
        {stops.length > 1 && (
          <button type="button" className="button quiet small" onClick={() => setStops(stops.slice(0, -1))}>
            <Icon name="previous" size={16} /> {t('library.back')}
          </button>
        )}
        <p className="rule-number">
          {told?.kind ?? rule?.id}
          {above !== null && <> · {ways.rule(above.id, above.title)}</>}
        </p>
        {thing !== null && <ThingArticle reading={reading} thing={thing} />}
        {rule !== null && <RuleArticle reading={reading} law={rule.id} preset={preset} />}
        {thing === null && rule === null && <p>{page('rule.missing')}</p>}
        {(thing !== null || rule !== null) && (
          <Link href={`${href}${back}`} className="button small">
            <Icon name="book" size={16} /> {t('library.whole')}
          </Link>
        )}
      </div>
    </WaysCtx>
  )
}
