import { RaceToken } from '../art/smallworld/SwPieces.tsx'
import { info } from '../info/ref.ts'
import type { SceneProps } from '../table/face.ts'
import { useShape } from '../table/ground.ts'
import { useLayout } from '../table/layout.ts'
import { Combo } from './Combo.tsx'
import { aboutPeople, activeOf, aidesOf, COLOURS, declinedOf, regionsHeld, stateOf } from './view.ts'

/** What lies before the viewer: the active people, tokens in hand, peoples in decline, coins. */
export function Own({ scene }: SceneProps) {
  const { words, view, viewer } = scene
  if (viewer === null) return null
  const g = stateOf(view)
  const active = activeOf(g, viewer)
  const declined = declinedOf(g, viewer)
  const coins = g.coins[viewer]?.[0] ?? null
  const income = aidesOf(scene).incomes[viewer] ?? 0
  return (
    <div className="sw-own">
      {active === null ? (
        <p className="sw-none">{words.message('ui.noPeople')}</p>
      ) : (
        <>
          <Combo
            race={active.people.race}
            power={active.people.power}
            seat={COLOURS[viewer]}
            words={words}
            info={aboutPeople(active.people)['data-info']}
          />
          <div className="sw-hand">
            <span className="sw-label">
              {words.message('ui.inHand')} · {words.message('ui.regions', { count: regionsHeld(g, active.slot) })}
            </span>
            <Tokens race={active.people.race} seat={viewer} count={active.people.hand} />
          </div>
        </>
      )}
      {declined.map(({ people, slot }) => (
        <div key={slot} className="sw-declined" {...aboutPeople(people)}>
          <svg width="46" height="48" viewBox="-24 -24 50 50" aria-hidden="true">
            <RaceToken race={people.race} seat={COLOURS[viewer]!} count={regionsHeld(g, slot)} declined />
          </svg>
          <span>
            {words.term(people.race)}
            <span className="sw-label"> {words.message('ui.inDecline')}</span>
          </span>
        </div>
      ))}
      <dl className="sw-purse">
        <div {...info('coin', 'coin')}>
          <dt className="sw-label">{words.message('ui.coins')}</dt>
          <dd>{coins === null ? words.message('ui.secret') : words.number(coins)}</dd>
        </div>
        <div>
          <dt className="sw-label">{words.message('ui.ifNow')}</dt>
          <dd className="sw-income">+{words.number(income)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** So many tokens are drawn: fewer where they share a narrow column with the people. */
const [SHOWN, FEW] = [6, 4]

/** Tokens in hand: as many as can be seen at a glance, and always the number. */
function Tokens({ race, seat, count }: { readonly race: string; readonly seat: number; readonly count: number }) {
  const [shape, layout] = [useShape(), useLayout()]
  const shown = Math.min(count, shape === 'phone' || layout === 'landscape' ? FEW : SHOWN)
  return (
    <span className="sw-tokens">
      <b>{count}</b>
      {shown > 0 && (
        <svg width={shown * 26 + 22} height="46" viewBox={`-24 -24 ${shown * 28 + 22} 50`} aria-hidden="true">
          {Array.from({ length: shown }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
            <g key={i} className="sw-plain-token">
              <RaceToken race={race} seat={COLOURS[seat]!} count={1} x={i * 28} />
            </g>
          ))}
        </svg>
      )}
    </span>
  )
}
