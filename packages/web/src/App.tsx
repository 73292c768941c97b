import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { GAMES } from './games.ts'
import { loadCatalogue } from './i18n/catalogues.ts'
import { changeLanguage } from './i18n/index.ts'
import { showTheme, useSettings } from './settings.ts'
import { mapIn } from './table/ground.ts'

const loadTablePage = () => import('./table/TablePage.tsx')
const HomePage = lazy(() => import('./home/HomePage.tsx'))
const TablePage = lazy(loadTablePage)
const NewTablePage = lazy(() => import('./home/NewTablePage.tsx'))

// Whoever comes straight to a table need not wait for the first page to be drawn; its address tells the game.
const [, straight] = /^\/table\/(.+)$/.exec(location.pathname) ?? []
if (straight !== undefined) {
  void loadTablePage()
  const entry = GAMES.find(({ id }) => straight.startsWith(`${id}-`))
  if (entry !== undefined) {
    const known = mapIn(straight)
    // A task of its own, so that the page can be used between this and what comes with the drawing.
    void entry.face().then((face) => setTimeout(() => known !== null && face?.prepare?.(known.map)))
    for (const owner of [entry.folder, 'bots']) void loadCatalogue(owner, useSettings.getState().language)
  }
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
          <HomePage />
        </Route>
        <Route path="/new/:game">{({ game }) => <NewTablePage key={game} game={game} />}</Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route>
          <Redirect to="/" />
        </Route>
      </Switch>
    </Suspense>
  )
}
