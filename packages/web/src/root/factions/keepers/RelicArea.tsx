import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { SceneProps } from '../../../table/face.ts'
import { aidesOf, stateOf } from '../../view.ts'
import { relicOf, relicTypes } from './relics.ts'

const { columnPoints, relicValues } = boards.KEEPERS

/** The relic area: a row for each type, filled from the left; a full column scores. */
export function RelicArea({ scene }: SceneProps) {
  const { words, view } = scene
  const { unseen } = stateOf(view).own.keepers
  const recovered = aidesOf(scene).keepers!.recovered.map(relicOf)
  const rows = relicTypes.map((type) => recovered.filter((relic) => relic.type === type))
  return (
    <table className="root-relic-area">
      <tbody>
        {rows.map((relics, row) => {
          const type = relicTypes[row]!
          return (
            <tr key={type}>
              <th scope="row">
                <Piece kind="token" faction="keepers" type={`relic-${type}`} size={24} />
                <span>{words.term(type)}</span>
              </th>
              {relicValues.map((_, place) => {
                const value = relics[place]?.value
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
                  <td key={place} className={value ? 'is-filled' : undefined}>
                    {value ?? <span aria-hidden="true">·</span>}
                  </td>
                )
              })}
              <td className="root-relic-hidden">
                {unseen[row]!.length === 0
                  ? null
                  : words.message('ui.relicsHidden', { values: unseen[row]!.join(' ') })}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.message('ui.column')}</th>
          {relicValues.map((_, place) => {
            const isFull = rows.every((relics) => relics.length > place)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
              <td key={place} className={isFull ? 'is-full' : undefined}>
                +{columnPoints}
              </td>
            )
          })}
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
