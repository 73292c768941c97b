import { lazy, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { gameNamedIn } from './games.ts'
import { changeLanguage, ensureMessages } from './i18n/index.ts'
import { MAIN } from './i18n/parts.ts'
import { useKnown } from './online/known.ts'
import { showMotion, showTextSize, showTheme, useSettings } from './settings.ts'
import { mapIn, tableAt } from './table/ground.ts'
import { Part, WholePage } from './ui/Guard.tsx'
import { page } from './ui/page.tsx'

const home = page(() => import('./home/HomePage.tsx'))
const table = page(() => import('./table/TablePage.tsx'))
const newTable = page(() => import('./home/NewTablePage.tsx'))
const gallery = page(() => import('./gallery/GalleryPage.tsx'))
const online = page(() => import('./online/OnlinePage.tsx'))
const onlineTable = page(() => import('./online/OnlineTablePage.tsx'))
const onlineFinished = page(() => import('./online/FinishedPage.tsx'))
const onlineNew = page(() => import('./online/NewOnlinePage.tsx'))
const notices = page(() => import('./online/NoticesPage.tsx'))
const account = page(() => import('./online/AccountPage.tsx'))
const bring = page(() => import('./online/BringPage.tsx'))
const programs = page(() => import('./online/ProgramsPage.tsx'))
const history = page(() => import('./history/HistoryPage.tsx'))
const learn = page(() => import('./learn/LearnPage.tsx'))
const puzzles = page(() => import('./learn/puzzles/PuzzlesPage.tsx'))
const tryOut = page(() => import('./examples/TryPage.tsx'))
const library = page(() => import('./library/LibraryPage.tsx'))

/** For those who play with others: it comes after the page. */
const Turns = lazy(() => import('./online/Turns.tsx'))

/** Fetches what is shown at an address, for whoever comes straight to it. */
export async function fetchPage(path: string): Promise<void> {
  const id = tableAt(path)
  if (id !== undefined) fetchDrawing(id)
  await pageAt(path, id).fetch()
}

function pageAt(path: string, id: string | undefined) {
  if (id !== undefined) return table
  if (path.startsWith('/new/')) return newTable
  if (path === '/history') return history
  if (path === '/online/account') return account
  if (path === '/online/bring') return bring
  if (path === '/online/programs') return programs
  if (path === '/online/notices') return notices
  if (path === '/online/finished') return onlineFinished
  if (path.startsWith('/online'))
    return path === '/online' ? online : path.startsWith('/online/new/') ? onlineNew : onlineTable
  if (/^\/rules(?:\/|$)/.test(path)) return library
  if (path.startsWith('/learn/puzzles')) return puzzles
  if (path.startsWith('/learn/try/')) return tryOut
  if (/^\/learn(?:\/|$)/.test(path)) return learn
  return /^\/gallery(?:\/|$)/.test(path) ? gallery : home
}

/** The name of a table tells its game and map: they need not wait for the engine. */
function fetchDrawing(id: string): void {
  const [entry, known] = [gameNamedIn(id), mapIn(id)]
  if (entry === undefined) return
  // Each a task of its own, so that the page can be used in between.
  void entry.face().then((face) => {
    if (known !== null) for (const step of face?.prepare?.(known.map) ?? []) setTimeout(step)
  })
  // Which parts of them are needed besides is not known yet.
  void ensureMessages(entry.id, [MAIN])
}

export function App() {
  const { language, theme, textSize, motion } = useSettings()
  const isKnown = useKnown(({ known }) => known)
  useEffect(() => void changeLanguage(language), [language])
  useEffect(() => showTheme(theme), [theme])
  useEffect(() => showTextSize(textSize), [textSize])
  useEffect(() => showMotion(motion), [motion])
  return (
    <>
      <WholePage>
        <Switch>
          <Route path="/">
            <home.Page />
          </Route>
          <Route path="/new/:game">{({ game }) => <newTable.Page key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <table.Page key={id} id={id} />}</Route>
          <Route path="/online">
            <online.Page />
          </Route>
          <Route path="/online/new/:game">{({ game }) => <onlineNew.Page key={game} game={game} />}</Route>
          <Route path="/online/bring">
            <bring.Page />
          </Route>
          <Route path="/online/account">
            <account.Page />
          </Route>
          <Route path="/online/programs">
            <programs.Page />
          </Route>
          <Route path="/online/notices">
            <notices.Page />
          </Route>
          <Route path="/online/finished">
            <onlineFinished.Page />
          </Route>
          <Route path="/online/:id">{({ id }) => <onlineTable.Page key={id} id={id} />}</Route>
          <Route path="/gallery/:game?">{({ game }) => <gallery.Page game={game} />}</Route>
          <Route path="/rules/:game?/:what?/:thing?">
            {({ game, what, thing }) => <library.Page game={game} what={what} thing={thing} />}
          </Route>
          <Route path="/learn/puzzles/:game?/:id?">{({ game, id }) => <puzzles.Page game={game} id={id} />}</Route>
          <Route path="/learn/try/:game/:id">
            {({ game, id }) => <tryOut.Page key={`${game}/${id}`} game={game} id={id} />}
          </Route>
          <Route path="/learn/:game?/:course?/:lesson?">
            {({ game, course, lesson }) => <learn.Page game={game} course={course} lesson={lesson} />}
          </Route>
          <Route path="/history">
            <history.Page />
          </Route>
          <Route>
            <Redirect to="/" />
          </Route>
        </Switch>
      </WholePage>
      <Part>{isKnown && <Turns />}</Part>
    </>
  )
}
