import { type Ask, decide, type Pick, start, take } from '@spinney/kernel'
import { type Root, root } from '../../src/index.ts'

/** A question as it was asked, and what was answered. */
interface Asked {
  readonly seat: Ask<Root>['seat']
  readonly kind: string
  readonly law: string
  readonly options: readonly Pick[]
  readonly picked: Pick
}

/** What to answer to a question of some kind, in this order; the first option where nothing is said. */
type Answers = { readonly [kind: string]: readonly Pick[] }

interface Setting {
  readonly g: Root
  readonly asked: readonly Asked[]
  /** The question that comes next. */
  readonly ask: Ask<Root> | null
}

/** Sets a game up until a question of this kind comes for the so-manieth time, or until the first turn. */
export function setUp(config: object, answers: Answers = {}, until = '', times = 1): Setting {
  const g = start(root, root.config({ setup: 'advanced', players: 3, first: 0, ...config })).state
  const asked: Asked[] = []
  const count = (kind: string) => asked.filter((other) => other.kind === kind).length
  let ask = decide(root, g)
  while (ask !== null && g.turns === 0 && !(ask.kind === until && count(until) === times - 1)) {
    const { seat, kind, law, options } = ask
    const wanted = answers[kind]?.[count(kind)]
    const index = wanted === undefined ? 0 : options.findIndex((o) => JSON.stringify(o) === JSON.stringify(wanted))
    if (index < 0) throw new Error(`${JSON.stringify(wanted)} is not among ${JSON.stringify(options)} of ${kind}`)
    asked.push({ seat, kind, law, options, picked: options[index]! })
    ask = take(root, g, ask, index)
  }
  return { g, asked, ask }
}

/** The questions of a kind. */
export const ofKind = ({ asked }: Setting, kind: string): readonly Asked[] =>
  asked.filter((other) => other.kind === kind)

/** Drafts these factions in this order; the pool is dealt so that they are in it, and one more. */
export const drafting = (...picks: string[]): Answers => {
  const militant = ['marquise', 'eyrie', 'duchy']
  const first = [...picks, ...militant].find((id) => militant.includes(id))!
  const rest = picks.filter((id) => id !== first)
  const spare = ['marquise', 'eyrie', 'duchy', 'alliance'].filter((id) => !picks.includes(id) && id !== first)
  const dealt = [first, ...rest, ...spare].slice(0, picks.length + 1)
  const last = dealt.findLastIndex((id) => militant.includes(id))
  const order = [first, ...dealt.slice(1).filter((_, i) => i + 1 !== last), ...(last > 0 ? [dealt[last]!] : [])]
  return { poolCard: order, draftFaction: picks }
}
