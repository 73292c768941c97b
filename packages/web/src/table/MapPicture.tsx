import { groundOf, mapIn, useShape } from './ground.ts'

/** The still picture of a table's map, before there is a board; nothing where the table's name tells no map. */
export function MapPicture({ table, className }: { readonly table: string; readonly className: string }) {
  const shape = useShape()
  const known = mapIn(table)
  if (known === null) return null
  const picture = groundOf(known.game, known.map, shape)
  return <div className={className} style={{ backgroundImage: `url(${picture})` }} aria-hidden="true" />
}
