import type { Seat } from '@spinney/kernel'
import { RaceToken } from '../art/smallworld/SwPieces.tsx'
import type { SceneProps } from '../table/face.ts'
import { SeatShape } from '../ui/SeatShape.tsx'
import { aboutPeople, activeOf, aidesOf, COLOURS, declinedOf, regionsHeld, stateOf } from './view.ts'

/** An opponent: peoples with their regions, tokens in hand, coins as far as one may know, income of this turn. */
export function Glance({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  const { words, view } = scene
  const g = stateOf(view)
  const active = activeOf(g, seat)
  const coins = g.coins[seat]?.[0] ?? null
  const peoples = [...(active === null ? [] : [active]), ...declinedOf(g, seat)]
  return (
    <>
      <SeatShape mark={scene.mark(seat)} size={26} />
      <span className="opponent-who">
        <b>{words.seat(seat)}</b>{' '}
        <small>
          {words.message('ui.coinsOf')} {coins === null ? words.message('ui.secret') : words.number(coins)}
        </small>
      </span>
      <span className="opponent-score sw-earns" title={words.message('ui.earns')}>
        <span className="sr-only">{words.message('ui.earns')} </span>+{words.number(aidesOf(scene).incomes[seat] ?? 0)}
      </span>
      <span className="sw-peoples">
        {peoples.length === 0 && <span className="sw-none-yet">{words.message('ui.noPeople')}</span>}
        {peoples.map(({ people, slot }) => (
          <span key={slot} className="sw-glance-people" {...aboutPeople(people)}>
            <svg width="30" height="30" viewBox="-22 -23 44 46" aria-hidden="true">
              <g className="sw-plain-token">
                <RaceToken race={people.race} seat={COLOURS[seat]!} count={1} declined={people.declined} />
              </g>
            </svg>
            <span>
              <b>
                {!people.declined && people.power !== null && `${words.term(people.power)} `}
                {words.term(people.race)}
              </b>
              <small>
                {words.message('ui.regions', { count: regionsHeld(g, slot) })}
                {people.declined && ` · ${words.message('ui.inDecline')}`}
                {people.hand > 0 && ` · ${words.message('ui.inHand')} ${words.number(people.hand)}`}
              </small>
            </span>
          </span>
        ))}
      </span>
    </>
  )
}
