import type { Seat } from '@spinney/kernel'
import type { SceneProps } from '../table/face.ts'
import { Combo } from './Combo.tsx'
import { aboutPeople, activeOf, aidesOf, COLOURS, declinedOf, regionsHeld, stateOf } from './view.ts'

/** The peoples and coins of one seat. */
export function SeatBoard({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  const { words, view } = scene
  const g = stateOf(view)
  const active = activeOf(g, seat)
  const coins = g.coins[seat]?.[0] ?? null
  const peoples = [...(active === null ? [] : [active]), ...declinedOf(g, seat)]
  return (
    <div className="sw-seat">
      {active === null && <p>{words.message('ui.noPeople')}</p>}
      {peoples.map(({ people, slot }) => (
        <div key={slot} className="sw-people" {...aboutPeople(people)}>
          <Combo
            race={people.race}
            power={people.power}
            seat={COLOURS[seat]}
            declined={people.declined}
            words={words}
          />
          <p>
            {words.message('ui.regions', { count: regionsHeld(g, slot) })}
            {people.hand > 0 && ` · ${words.message('ui.inHand')} ${words.number(people.hand)}`}
            {people.declined && ` · ${words.message('ui.inDecline')}`}
          </p>
          {!people.declined && (
            <p className="sw-about">
              {people.power !== null && `${words.message(`about.${people.power}`)} · `}
              {words.message(`about.${people.race}`)}
            </p>
          )}
        </div>
      ))}
      <p>
        {words.message('ui.coinsOf')}: <b>{coins === null ? words.message('ui.secret') : words.number(coins)}</b> ·{' '}
        {words.message('ui.earns')}: <b>{words.number(aidesOf(scene).incomes[seat] ?? 0)}</b>
      </p>
    </div>
  )
}
