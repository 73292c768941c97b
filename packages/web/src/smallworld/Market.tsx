import { info, infoFirst } from '../info/ref.ts'
import type { SceneProps } from '../table/face.ts'
import { Combo } from './Combo.tsx'
import { stateOf } from './view.ts'

/** The peoples that can be picked, the free one first. */
export function Market({ scene }: SceneProps) {
  const { words, view, targets } = scene
  const g = stateOf(view)
  return (
    <section className="sw-market" aria-label={words.message('ui.hire')}>
      <h2>{words.message('ui.hire')}</h2>
      <ol>
        {g.column.map(({ race, power, coins }, price) => {
          const id = `combo:${race}`
          const target = targets.get(id)
          const label = [
            `${words.term(power)} ${words.term(race)}`,
            words.message('ui.price', { count: price }),
            ...(coins > 0 ? [words.message('ui.gain', { count: coins })] : []),
            words.message(`about.${power}`),
            words.message(`about.${race}`),
          ].join('. ')
          const picture = <Combo race={race} power={power} coins={coins} words={words} />
          return (
            <li key={race} className="sw-offer">
              <span className={`sw-price${price === 0 ? ' free' : ''}`} aria-hidden="true">
                {words.number(price)}
              </span>
              {target === undefined ? (
                <span className="sw-combo-box" role="img" aria-label={label} {...info('combo', race)}>
                  {picture}
                </span>
              ) : (
                <button
                  type="button"
                  className={`sw-combo-box open${target.hinted ? ' hinted' : ''}`}
                  {...infoFirst('combo', race)}
                  onClick={() => scene.choose(id)}
                >
                  <span className="sr-only">{label}</span>
                  <span aria-hidden="true">{picture}</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
