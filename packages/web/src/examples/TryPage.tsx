import { useEffect, useState } from 'react'
import { startPlace } from '../table/start.ts'
import TablePage from '../table/TablePage.tsx'
import { rowOf } from './load.ts'
import { useShown } from './useShown.ts'

/** An example or a puzzle as a table to play out: nothing of it is kept, and a reload begins again. */
export default function TryPage({ game, id }: { readonly game: string; readonly id: string }) {
  const shown = useShown(rowOf(game, id))
  const [table, setTable] = useState<string | null>(null)
  useEffect(() => {
    if (shown !== null) setTable((known) => known ?? startPlace(shown.plan, shown.data.state))
  }, [shown])
  return table === null ? <main className="loading" aria-busy="true" /> : <TablePage id={table} />
}
