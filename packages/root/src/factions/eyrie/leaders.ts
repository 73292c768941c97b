import { procedure, run, tell } from '@spinney/kernel'
import { discard } from '../../cards/hand.ts'
import { must } from '../../core/questions.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'
import { COLUMNS, decreeSuit, LEADERS, type Leader, VIZIER, vizierColumns } from './state.ts'

/** 7.3.3, 7.3.4, 7.7.3: a leader takes its place and the viziers go to the columns it names. */
export function appoint(g: Root, seat: number, leader: Leader, law: string): void {
  const { eyrie } = g.own
  eyrie.leader = leader
  eyrie.leaders = eyrie.leaders.filter((other) => other !== leader)
  for (const column of vizierColumns(g, leader)) eyrie.decree[COLUMNS.indexOf(column)]!.push(VIZIER)
  tell(law, 'leader', () => ({ seat, leader }))
}

/** 7.7 Turmoil */
export const turmoil = procedure<Root, Own>('eyrie.turmoil', [
  run('7.7.1', 'humiliate', (g, t) => {
    tell('7.7', 'turmoil', () => ({ seat: t.seat }))
    const birds = g.own.eyrie.decree.flat().filter((card) => decreeSuit(card) === BIRD).length
    score(g, t.seat, -birds, '7.7.1')
  }),
  run('7.7.2', 'purge', (g) => {
    const { eyrie } = g.own
    for (const card of eyrie.decree.flat()) if (card !== VIZIER) discard(g, card, false)
    eyrie.decree = [[], [], [], []]
  }),
  must('7.7.3', 'eyrieLeader', {
    picks: 'leader',
    who: (_g, t) => t.seat,
    options: (g) => faceUp(g),
    effect: (g, t, leader) => {
      const { eyrie } = g.own
      eyrie.leaders = [...faceUp(g)]
      appoint(g, t.seat, leader, '7.7.3')
    },
  }),
  run('7.7.4', 'rest', (g) => {
    g.own.eyrie.resting = true
  }),
])

/** 7.7.3: the leaders to choose from; once all have been deposed, all four are turned up again (T10). */
function faceUp(g: Root): readonly Leader[] {
  return g.own.eyrie.leaders.length > 0 ? g.own.eyrie.leaders : LEADERS
}
