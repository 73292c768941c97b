import { useTranslation } from 'react-i18next'
import type { InfoRef } from '../info/ref.ts'
import { OurReading } from './RuleArticle.tsx'
import { LEARN, type Reading } from './reading.ts'
import { useWays } from './ways.tsx'

/** A thing with its picture, what it does, and its rules. */
export function ThingArticle({ reading, thing }: { readonly reading: Reading; readonly thing: InfoRef }) {
  const { t } = useTranslation(LEARN)
  const ways = useWays()
  const { library, words, titleOf } = reading
  const told = library.info({ words, scene: null }, thing)
  if (told === null) return null
  const laws = reading.lawsOf(thing)
  const drawn = library.picture?.(words, thing) ?? null
  return (
    <div className="thing">
      <div aria-hidden="true" className={drawn === null ? 'thing-picture is-small' : 'thing-picture'}>
        {drawn ?? told.picture}
      </div>
      <div className="thing-words">
        {told.text.map((line) => (
          <p key={line} className="rule-text">
            {line}
          </p>
        ))}
        {told.facts.length > 0 && (
          <dl className="thing-facts">
            {told.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {laws.length > 0 && (
          <>
            <h2>{t('library.rulesOf')}</h2>
            <ul className="rule-parts">
              {laws.map((law) => (
                <li key={law}>
                  {ways.rule(
                    law,
                    <>
                      <b>{law}</b> {titleOf(law)}
                    </>,
                  )}
                  <p>{reading.book.rules.find(({ id }) => id === law)?.gist}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        {reading.rulingsOf(thing).map((ruling) => (
          <OurReading key={ruling.id} ruling={ruling} reading={reading} />
        ))}
      </div>
    </div>
  )
}
