import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import HomePage from './home/HomePage.tsx'
import { changeLanguage } from './i18n/index.ts'
import { showTheme, useSettings } from './settings.ts'

const loadTablePage = () => import('./table/TablePage.tsx')
const TablePage = lazy(loadTablePage)
const NewTablePage = lazy(() => import('./home/NewTablePage.tsx'))

// Whoever comes straight to a table need not wait for the first page to be drawn.
if (location.pathname.startsWith('/table/')) void loadTablePage()

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
