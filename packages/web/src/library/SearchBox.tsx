import { INDEXES } from 'virtual:spinney-search'
import type { Language } from '@spinney/words'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import { LEARN } from './reading.ts'
import { type Finder, readIndex } from './searching.ts'
import { slugOf } from './types.ts'

const read = new Map<Language, Promise<Finder>>()

/** The index of a language, read once. */
function finderIn(language: Language): Promise<Finder> {
  const known = read.get(language) ?? INDEXES[language]!().then(({ default: json }) => readIndex(json))
  read.set(language, known)
  known.catch(() => read.delete(language))
  return known
}

interface Props {
  /** What is added to each address, to lead back to a table. */
  readonly suffix: string
  onLeave?(): void
}

/** Searches rules and things of all games while one types; arrows go along what is found. */
export function SearchBox({ suffix, onLeave }: Props) {
  const { t, i18n } = useTranslation(LEARN)
  const { t: page } = useTranslation()
  const language = i18n.language as Language
  const [typed, setTyped] = useState('')
  const [find, setFind] = useState<{ finder: Finder } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const list = useId()
  const isWanted = typed.trim() !== ''
  useEffect(() => {
    if (!isWanted) return
    let current = true
    void finderIn(language).then((finder) => current && setFind({ finder }))
    return () => {
      current = false
    }
  }, [isWanted, language])
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      box.current?.querySelector('input')?.focus()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  }, [])
  const found = isWanted && find !== null ? find.finder(typed) : []
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const stops = [...box.current!.querySelectorAll<HTMLElement>('input, .search-found a')]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  const leave = () => {
    setTyped('')
    onLeave?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that we support knows the element search
    <div className="search" role="search" ref={box} onKeyDown={move}>
      <label className="search-field">
        <Icon name="search" size={22} />
        <span className="sr-only">{t('library.search')}</span>
        <input
          type="search"
          value={typed}
          placeholder={t('library.search')}
          aria-controls={isWanted && find !== null ? list : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="search-key" aria-hidden="true">
          /
        </span>
      </label>
      <p className="sr-only" role="status">
        {isWanted && find !== null ? t('library.found', { count: found.length }) : ''}
      </p>
      {isWanted && find !== null && (
        <div className="search-found panel" id={list}>
          {found.length === 0 && <p>{t('library.none', { typed: typed.trim() })}</p>}
          <ul>
            {found.map(({ id, game, number, kind, title }) => (
              <li key={id}>
                <Link href={`/rules/${id.split('/').map(slugOf).join('/')}${suffix}`} onClick={leave}>
                  <b>{title}</b>
                  <small>
                    {page(`game.${game}`)} · {number === '' ? kind : number}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
