import { type Blocked, equal, PASS, type Question } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { useTranslation } from 'react-i18next'
import { Icon as Stamp } from '../art/Icon.tsx'
import { type InfoRef, infoFirst } from '../info/ref.ts'
import { Icon } from '../ui/Icon.tsx'
import { useTable, useTableState } from './context.ts'
import type { GameFace, Scene, TargetId } from './face.ts'
import { labelOf } from './optionLabel.ts'
import { placesNamed, type Row } from './paths.ts'
import { RuleLink } from './RuleLink.tsx'

interface Props {
  readonly row: Row
  /** Its place in the list, from 0. */
  readonly place: number
  readonly isHinted?: boolean
}

/** One thing that can be chosen: its key, its words, one short fact. Rash ones ask once more in their place. */
export function OptionButton({ row, place, isHinted = false }: Props) {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const lead = useTableState((state) => state.lead)
  const chosen = useTableState((state) => state.chosen)
  const doubt = useTableState((state) => state.doubt)
  const question = scene.question!
  const pick = question.options![row.index]!
  const isPass = pick === PASS
  const key = isPass ? 0 : place + 1
  const final = scene.outlook?.[row.index]?.final ?? null
  const law = question.laws?.[row.index]
  const isDoubted = doubt !== null && equal(doubt, [...lead, ...row.picks])
  const note = face.noteOf?.(scene, pick) ?? null
  const fact = factOf(scene, face, row, chosen)
  const label = plain(scene.words.option(question, pick))
  const { name, does } = labelOf(label)
  const stamp = face.iconOf?.(question, pick) ?? null
  const unsure = scene.rash(row.index) === 'left' ? t('rash.left', { count: leftIn(question) }) : t('rash.final')
  return (
    <button
      type="button"
      className={`button option${isPass ? ' pass' : ''}${isHinted ? ' hinted' : ''}${isDoubted ? ' doubted' : ''}`}
      data-key={key}
      title={final === null ? (does === '' ? undefined : label) : t(`final.${final}`)}
      {...seenFirst(face.infoFirst?.(question, pick))}
      onPointerEnter={() => scene.point(row)}
      onPointerLeave={() => scene.point(null)}
      onFocus={() => scene.point(row)}
      onBlur={() => scene.point(null)}
      onClick={() => scene.take(row)}
    >
      {key < 10 && <span className="option-key">{key}</span>}
      {stamp !== null && <Stamp name={stamp} size={24} className="option-stamp" />}
      <span className="option-word">
        {isDoubted ? unsure : name}
        {!isDoubted && <Aside fact={fact} does={does} law={law === question.law ? undefined : law} />}
      </span>
      {note !== null && <b className="option-note">{note}</b>}
      {final !== null && (
        <span className="option-final">
          <Icon name={final === 'chance' ? 'dice' : 'lock'} size={16} />
          <span className="sr-only">{t(`final.${final}`)}</span>
        </span>
      )}
    </button>
  )
}

interface AsideProps {
  readonly fact: string | null
  readonly does: string
  readonly law: string | undefined
}

/** Below the name: where, or what it does; and its rule. */
function Aside({ fact, does, law }: AsideProps) {
  if (fact === null && does === '' && law === undefined) return null
  return (
    <small>
      {fact ?? (does !== '' && <span className="option-does">{does}</span>)}{' '}
      {law !== undefined && <span className="option-law">{law}</span>}
    </small>
  )
}

/** What is chosen on a phone only after its card was seen. */
const seenFirst = (ref: InfoRef | null | undefined) => (ref ? infoFirst(ref.kind, ref.id) : {})

/** How much is left to do: what the question says, or how many other things could be done. */
function leftIn({ about, options }: Question): number {
  const left = typeof about === 'object' && about !== null && 'left' in about ? about.left : null
  return typeof left === 'number' && left > 0 ? left : options!.length - 1
}

/** No more places are named than these. */
const NAMED = 4

/** Where something can be done, in a few signs; the rest of the answer where there is one way only. */
function factOf(
  { words }: Scene,
  { places }: GameFace,
  { paths, picks }: Row,
  chosen: readonly TargetId[],
): string | null {
  const [only] = paths
  if (paths.length === 1 && only !== undefined && picks.length > 1) {
    return plain(words.option(only.question, only.picks[only.picks.length - 1]!))
  }
  const named = places === undefined ? [] : placesNamed(paths, places.include, chosen)
  return named.length > 0 && named.length <= NAMED ? words.list(named) : null
}

interface ClosedProps {
  readonly name: string
  readonly why: string
  readonly law: string
}

/** Something that one might expect and may not do, and why. */
export function ClosedRow({ name, why, law }: ClosedProps) {
  const { control } = useTable()
  const tell = () => control.tellWhy(why)
  const leave = () => control.tellWhy(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it shows in the prompt what its title says
    <span
      className="option blocked"
      title={name === '' ? why : `${name}: ${why}`}
      onPointerEnter={tell}
      onPointerLeave={leave}
      onFocus={tell}
      onBlur={leave}
    >
      {name !== '' && <b>{name}</b>}{' '}
      <span>
        <span className={name === '' ? undefined : 'option-why'}>{why}</span> <RuleLink law={law} />
      </span>
    </span>
  )
}

/** The same of an option of a question. */
export function BlockedRow({ question, blocked }: { readonly question: Question; readonly blocked: Blocked }) {
  const { words } = useTable().scene
  const { name } = labelOf(plain(words.option(question, blocked.pick)))
  return <ClosedRow name={name} why={words.why(blocked)} law={blocked.law} />
}
