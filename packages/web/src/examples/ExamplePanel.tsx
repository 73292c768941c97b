import { plain } from '@spinney/words'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useWays } from '../library/ways.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isExample } from './load.ts'
import { Spot } from './Spot.tsx'
import type { ExampleRow } from './types.ts'
import { EXAMPLE_TEXTS, type Shown, useShown } from './useShown.ts'
import { useWindow } from './useWindow.ts'
import './examples.css'

/** An example: what it shows in a sentence, a position before and after, what happened between, and the way into it. */
export function ExamplePanel({ row, law }: { readonly row: ExampleRow; readonly law: string }) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const shown = useShown(row)
  if (shown === null) return <div className="example" aria-busy="true" />
  const { game, id, isAllowed, laws } = row
  const others = laws.filter((other) => other !== law)
  return (
    <figure className="example" data-example={id}>
      <figcaption className="example-said" data-allowed={isAllowed}>
        <Icon name={isAllowed ? 'check' : 'close'} size={20} />
        <span>
          <b className="sr-only">{t(isAllowed ? 'is.yes' : 'is.no')}</b> {t(`${game}.${id}`)} <Others laws={others} />
        </span>
      </figcaption>
      <Pictures shown={shown} />
      <div className="example-ways">
        <Link href={`/learn/try/${game}/${id}`} className="button small">
          <Icon name="play" size={16} /> {t('play')}
        </Link>
        {row.puzzle !== null && (
          <Link href={`/learn/puzzles/${game}/${id}`} className="button small">
            <Icon name="hint" size={16} /> {t('puzzle')}
          </Link>
        )}
      </div>
    </figure>
  )
}

/** The other rules that the example is about. */
function Others({ laws }: { readonly laws: readonly string[] }) {
  const ways = useWays()
  return laws.map((law) => <span key={law}> {ways.rule(law, law, 'rule-link')}</span>)
}

/** Before and after, side by side; where nothing on the board changes, once. */
function Pictures({ shown }: { readonly shown: Shown }) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const { data, face, words, sceneOf } = shown
  const { window, ratio } = useWindow(shown)
  if (window === null || !isExample(data)) return null
  const told = data.events.flatMap((event) => {
    const text = plain(words.event(event))
    return text === event.what ? [] : [text]
  })
  const isChanged = JSON.stringify(data.before.aides) !== JSON.stringify(data.after.aides)
  return (
    <div className="example-pictures">
      <div>
        <b>{t('before')}</b>
        <Spot scene={sceneOf(data.before)} face={face} window={window} ratio={ratio} />
      </div>
      {told.length > 0 && (
        <ol className="example-told">
          {told.map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened, in order
            <li key={i}>{text}</li>
          ))}
        </ol>
      )}
      {isChanged && (
        <div>
          <b>{t('after')}</b>
          <Spot scene={sceneOf(data.after)} face={face} window={window} ratio={ratio} />
        </div>
      )}
    </div>
  )
}
