import { announcer, call, procedure, run, type Seat, tell } from '@spinney/kernel'
import type { TollEvents } from './animals/define.ts'
import { animals } from './animals/index.ts'
import type { Card } from './cards.ts'
import { DIE } from './die.ts'
import { chance, may } from './questions.ts'
import { discard, gain, type Toll } from './state.ts'

const announce = announcer<Toll, TollEvents>(animals.map((animal) => animal.on))

/** An owl that may be played. */
interface Hoot {
  by: Seat
  against: Seat
  /** Whether the one on the bridge would be scared by it, or be of good cheer again. */
  scares: boolean
}

const OWL: readonly Card[] = ['owl']
const NO_OWL: readonly Card[] = []

/** Rules 4.1 and 4.2: an owl, and the owl that answers it. Anybody with a card might hold one, so they are asked. */
export const hoot = procedure<Toll, Hoot>('hoot', [
  may('4.1', 'hoot', {
    picks: 'handCard',
    who: (_g, h) => h.by,
    when: (g, h) => g.crossing!.scared !== h.scares && g.hands[h.by]!.length > 0,
    options: (g, h) => (g.hands[h.by]!.includes('owl') ? OWL : NO_OWL),
    cite: (_g, h) => (h.scares ? '4.1' : '4.2'),
    about: (_g, { against, scares }) => ({ against, scares }),
    effect: (g, { by, against, scares }) => {
      discard(g, by, 'owl')
      g.crossing!.scared = scares
      tell(scares ? '4.1' : '4.2', 'hooted', () => ({ seat: by, against }))
      call(g, hoot, { by: against, against: by, scares: !scares })
    },
  }),
])

/** Rule 4: over the bridge. What is carried lies open in `g.crossing`. */
export const bridge = procedure<Toll>('bridge', [
  run('4.1', 'neighbours', (g) => {
    const { seat } = g.crossing!
    const seats = g.hands.length
    for (let i = 1; i < seats; i++) call(g, hoot, { by: (seat + i) % seats, against: seat, scares: true })
  }),
  run('4.3', 'scared', (g) => {
    if (g.crossing!.scared) spill(g, '4.3')
  }),
  chance('4.4', 'toll', {
    picks: 'die',
    when: (g) => !g.crossing!.scared,
    options: () => DIE,
    effect: (g, _local, die) => {
      const { seat, nuts } = g.crossing!
      tell('4.4', 'rolled', () => ({ seat, die, nuts }))
      if (die < nuts) spill(g, '4.4')
      else across(g, seat, nuts)
    },
  }),
  run('5.6', 'floatAway', (g) => {
    g.brook = 0
    g.crossing = null
  }),
])

/** Rule 5.1: everybody runs at the same time, and the one who spilled says in what order. */
function spill(g: Toll, law: string): void {
  const { seat, nuts } = g.crossing!
  g.brook = nuts
  tell(law, 'spilled', () => ({ seat, nuts }))
  announce(g, 'spilled', { by: seat }, seat)
}

/** Rule 4.5. */
function across(g: Toll, seat: Seat, nuts: number): void {
  tell('4.5', 'across', () => ({ seat, nuts }))
  gain(g, seat, nuts)
}
