import { languageFacts } from '@spinney/words'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClosed } from '../table/closed.ts'
import { useTable } from '../table/context.ts'
import type { TargetId } from '../table/face.ts'
import { useLayout } from '../table/layout.ts'
import { RuleNumber } from '../table/RuleLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { InfoContent } from './content.ts'
import type { InfoOf } from './place.ts'
import { placed } from './placing.ts'
import type { InfoRef } from './ref.ts'
import { INFO_CARD, type Opened } from './useInfo.ts'
import './info.css'

interface Props {
  readonly opened: Opened
  onClose(): void
}

/** The card of one thing: beside it, or on a phone as a sheet at the bottom. */
export default function InfoCard({ opened, onClose }: Props) {
  const { scene, face } = useTable()
  const [infoOf, setInfoOf] = useState<InfoOf | null>(null)
  useEffect(() => {
    let current = true
    void face.info?.().then((found) => current && setInfoOf(() => found))
    return () => {
      current = false
    }
  }, [face])
  const content = infoOf?.({ words: scene.words, scene }, opened.ref) ?? null
  return content === null ? null : <Card content={content} opened={opened} onClose={onClose} />
}

function Card({ content, opened, onClose }: Props & { readonly content: InfoContent }) {
  const { t } = useTranslation()
  const { openRule, control, scene } = useTable()
  // What a resting mouse opens stands beside its thing in every window.
  const isSheet = useLayout() !== 'wide' && opened.pinned
  const box = useRef<HTMLElement>(null)
  const closed = useClosed(content.targets ?? NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more reasons make the card higher
  useLayoutEffect(() => {
    if (box.current !== null && !isSheet) placed(box.current, opened.element)
  }, [opened, isSheet, closed])
  const { answer = null } = content
  return (
    // The card takes no focus: the thing it is about is described by it.
    <aside
      ref={box}
      id={INFO_CARD}
      className={`info-card panel${isSheet ? ' is-sheet' : ''}${opened.pinned ? ' is-pinned' : ''}`}
      data-about={refText(opened.ref)}
    >
      {content.banner && (
        <div className="info-banner" aria-hidden="true">
          {content.banner}
        </div>
      )}
      <header className="info-head">
        {content.picture && (
          <span className="info-picture" aria-hidden="true">
            {content.picture}
          </span>
        )}
        <span className="info-title">
          <small>{content.kind}</small>
          <b>{content.name}</b>
        </span>
        {opened.pinned && (
          <button type="button" className="button round quiet" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        )}
      </header>
      <div className="info-text">
        {content.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {content.facts.length > 0 && (
        <dl className="info-facts">
          {content.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {closed.length > 0 && (
        <ul className="info-closed">
          {closed.map(({ about, text, law }) => (
            <li key={`${about}${text}`}>
              <Icon name="close" size={14} />
              <span>
                {about !== null && (
                  <b>
                    {about}
                    {languageFacts(scene.words.language).colon}
                  </b>
                )}
                {text} <RuleNumber law={law} open={openRule} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <button
          type="button"
          className="button primary info-answer"
          onClick={() => {
            // What was begun before it, such as going into decline, is given with it.
            control.go([...control.store.getState().lead, answer.pick], scene.version, false)
            onClose()
          }}
        >
          {answer.label}
        </button>
      )}
      {content.laws.length > 0 && (
        <footer className="info-laws">
          {content.laws.map((law) => (
            <RuleNumber key={law} law={law} open={openRule} />
          ))}
        </footer>
      )}
    </aside>
  )
}

const NOTHING: readonly TargetId[] = []

const refText = ({ kind, id }: InfoRef): string => `${kind}:${id}`
