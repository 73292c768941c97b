import { type Answer, copy, decide, equal, play, randomFrom, randomIndex, resample, start, take } from '@spinney/kernel'
import { type Root, root } from '@spinney/root'
import { expect, test } from 'vitest'

const TABLES = [
  { seats: ['alliance', 'duchy', 'vagabond'], map: 'autumn' },
  { seats: ['alliance', 'lizard', 'riverfolk', 'hundreds'], map: 'mountain' },
  { seats: ['duchy', 'keepers', 'alliance', 'corvid'], map: 'lake' },
] as const

/** Answers that are compared from one position on. */
const AHEAD = 4

const questionIn = (g: Root): string => {
  const ask = decide(root, g)
  return ask === null ? 'over' : `seat ${ask.seat}: ${ask.kind}`
}

/** Gives the same answers in two worlds; says where one of them asks something else. */
function parting(here: Root, there: Root, random: ReturnType<typeof randomFrom>): string | null {
  for (let i = 0; i < AHEAD; i++) {
    const [ask, other] = [decide(root, here), decide(root, there)]
    if (ask === null || other === null || ask.seat === 'chance') return null
    const common = ask.options.filter((pick) => other.options.some((known) => equal(known, pick)))
    if (common.length === 0) return null
    const answer: Answer = { seat: ask.seat, kind: ask.kind, pick: common[random.below(common.length)]! }
    const [a, b] = [play(root, here, answer), play(root, there, answer)]
    if (a.revealed || b.revealed) return null
    if (questionIn(a.state) !== questionIn(b.state))
      return `after ${ask.kind} ${questionIn(a.state)}, and with other cards ${questionIn(b.state)}`
    here = a.state
    there = b.state
  }
  return null
}

test.each(TABLES)(
  'what was promised can be paid whatever hands are dealt anew: $seats',
  ({ seats, map }) => {
    const found = new Set<string>()
    for (const seed of ['a', 'b', 'c']) {
      const random = randomFrom(`promises/${seed}`)
      const { state } = start(root, root.config({ seats, map }))
      let ask = decide(root, state)
      while (ask !== null) {
        // Whoever pays is looked at by all others; other positions now and then.
        const paying = ['spendSupporter', 'duchySwayCard', 'vagabondAid'].includes(ask.kind)
        if (paying || random.below(12) === 0) {
          const seat = random.below(seats.length)
          const wrong = parting(copy(state), resample(root, state, seat, random), random)
          if (wrong !== null) found.add(wrong)
        }
        ask = take(root, state, ask, randomIndex(ask, random))
      }
    }
    expect([...found]).toEqual([])
  },
  60_000,
)
