import type { Landmark } from '../core/content.ts'
import { EVERY_SUIT } from '../core/suits.ts'
import { apart, onRiver } from './sites.ts'

/** Lost City: its clearing is fox, rabbit and mouse at once. */
export const lostCity: Landmark = {
  id: 'lost-city',
  start: () => 0,
  sites: (g) => apart(g, onRiver(g)),
  placed: (g, clearing) => {
    g.suits[clearing] = EVERY_SUIT
  },
}
