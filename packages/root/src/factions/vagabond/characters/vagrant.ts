import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { battle, figuresAt, mayAttack, newBattle } from '../../../actions/battle.ts'
import type { Modifiers } from '../../../core/hooks.ts'
import { must } from '../../../core/questions.ts'
import { because } from '../../../core/reasons.ts'
import type { Own, Root, Visible } from '../../../core/state.ts'
import { closedBy } from '../../../turn/closing.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { inClearing, readyOf } from '../closing.ts'
import { exhaustOne, TORCH } from '../items.ts'
import { clearingOf } from '../pawn.ts'
import { INSTIGATED, instigator } from '../relationships.ts'
import { vagabondPlays } from '../state.ts'
import { hasTorch } from './torch.ts'

/** D.4.2: the battles that two other players could fight in the pawn's clearing. */
function quarrels(g: Visible, seat: Seat): { attacker: Seat; defender: Seat }[] {
  const clearing = clearingOf(g, seat)
  const found: { attacker: Seat; defender: Seat }[] = []
  for (let attacker = 0; clearing > 0 && attacker < g.factions.length; attacker++) {
    if (attacker === seat || figuresAt(g, attacker, clearing) === 0) continue
    for (let defender = 0; defender < g.factions.length; defender++) {
      if (defender !== seat && mayAttack(g, attacker, defender, clearing)) found.push({ attacker, defender })
    }
  }
  return found
}

/** D.4.2 Instigate: a battle between two others, in which the Vagrant chooses losses and scores. */
export const instigating = procedure<Root, Own>('vagabond.instigate', [
  must('D.4.2', 'vagabondInstigate', {
    picks: { attacker: 'owner', defender: 'seat' },
    who: (_g, i) => i.seat,
    options: (g, i) => quarrels(g, i.seat),
    about: (g, i) => ({ place: clearingOf(g, i.seat) }),
    effect: (g, i, { attacker, defender }) => {
      exhaustOne(g, i.seat, TORCH, 'D.4.2')
      tell('D.4.2', 'instigated', () => ({ seat: i.seat, attacker, defender }))
      const fight = newBattle(attacker, defender, clearingOf(g, i.seat), i.seat)
      fight.used.push(INSTIGATED)
      call(g, battle, fight)
    },
  }),
])

export const instigate: Action<Own> = {
  id: 'instigate',
  law: 'D.4.2',
  available: (g, d) => hasTorch(g, d.seat) && quarrels(g, d.seat).length > 0,
  ...closedBy(readyOf(TORCH, 'D.4.2'), inClearing('D.4.2'), () => because('D.4.2', 'nobodyToInstigate')),
  perform: (g, d) => call(g, instigating, { seat: d.seat }),
}

/** D.4.2: the Vagrant decides what is removed in that battle. */
export const vagrantChooses: Modifiers['hitChooser'] = (chooser, g) => byVagrant(g, chooser)

/** D.4.2: the Vagrant scores for buildings and tokens removed in that battle. */
export const vagrantScores: Modifiers['scorer'] = (seat, g) => byVagrant(g, seat)

function byVagrant(g: Visible, otherwise: Seat): Seat {
  if (!vagabondPlays(g)) return otherwise
  const vagrant = instigator(g)
  return vagrant < 0 ? otherwise : vagrant
}
