import { lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import HomePage from './home/HomePage.tsx'
import { changeLanguage } from './i18n/index.ts'
import { showTheme, useSettings } from './settings.ts'

const TablePage = lazy(() => import('./table/TablePage.tsx'))
const NewTablePage = lazy(() => import('./home/NewTablePage.tsx'))

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
