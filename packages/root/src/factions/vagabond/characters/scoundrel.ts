import { tell } from '@spinney/kernel'
import { removeAllEnemies } from '../../../actions/removal.ts'
import type { Modifiers } from '../../../core/hooks.ts'
import type { Own } from '../../../core/state.ts'
import { closedBy } from '../../../turn/closing.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { inClearing, readyOf } from '../closing.ts'
import { giveUp, readyItem, TORCH } from '../items.ts'
import { clearingOf } from '../pawn.ts'
import { vagabondAt, vagabondPlays } from '../state.ts'
import { hasTorch } from './torch.ts'

/** D.6.2 Scorched earth: the torch stays in the clearing and nothing else does. */
export const scorchedEarth: Action<Own> = {
  id: 'scorched-earth',
  law: 'D.6.2',
  available: (g, d) => clearingOf(g, d.seat) > 0 && hasTorch(g, d.seat),
  ...closedBy(readyOf(TORCH, 'D.6.2'), inClearing('D.6.2')),
  perform: (g, d) => {
    const place = clearingOf(g, d.seat)
    giveUp(g, d.seat, readyItem(vagabondAt(g, d.seat), TORCH))
    if (!g.own.vagabonds.scorched.includes(place)) g.own.vagabonds.scorched.push(place)
    tell('D.6.2', 'scorched', () => ({ seat: d.seat, place }))
    removeAllEnemies(g, d.seat, [place], 'D.6.2')
  },
}

/** D.6.2: nothing can be placed in a scorched clearing, */
export const scorchedForbidsPlacing: Modifiers['mayPlace'] = (may, g, _seat, place) =>
  may && !(vagabondPlays(g) && g.own.vagabonds.scorched.includes(place))

/** and nothing can move there. */
export const scorchedForbidsEntering: Modifiers['mayMove'] = (may, g, _seat, _from, to) =>
  may && !(vagabondPlays(g) && g.own.vagabonds.scorched.includes(to))
