import { Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { gameNamedIn } from './games.ts'
import { changeLanguage, ensureMessages } from './i18n/index.ts'
import { showTheme, useSettings } from './settings.ts'
import { mapIn, tableAt } from './table/ground.ts'
import { page } from './ui/page.tsx'

const home = page(() => import('./home/HomePage.tsx'))
const table = page(() => import('./table/TablePage.tsx'))
const newTable = page(() => import('./home/NewTablePage.tsx'))

/** Fetches what is shown at an address, for whoever comes straight to it. */
export async function fetchPage(path: string): Promise<void> {
  const id = tableAt(path)
  if (id !== undefined) fetchDrawing(id)
  await (id !== undefined ? table : path.startsWith('/new/') ? newTable : home).fetch()
}

/** The name of a table tells its game and map: they need not wait for the engine. */
function fetchDrawing(id: string): void {
  const [entry, known] = [gameNamedIn(id), mapIn(id)]
  if (entry === undefined) return
  // Each a task of its own, so that the page can be used in between.
  void entry.face().then((face) => {
    if (known !== null) for (const step of face?.prepare?.(known.map) ?? []) setTimeout(step)
  })
  for (const owner of [entry.folder, 'bots']) void ensureMessages(owner)
}

export function App() {
  const language = useSettings((settings) => settings.language)
  const theme = useSettings((settings) => settings.theme)
  useEffect(() => void changeLanguage(language), [language])
  useEffect(() => showTheme(theme), [theme])
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/">
          <home.Page />
        </Route>
        <Route path="/new/:game">{({ game }) => <newTable.Page key={game} game={game} />}</Route>
        <Route path="/table/:id">{({ id }) => <table.Page key={id} id={id} />}</Route>
        <Route>
          <Redirect to="/" />
        </Route>
      </Switch>
    </Suspense>
  )
}
