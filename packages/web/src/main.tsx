import { startTransition } from 'react'
import { warmUp } from './engine/client.ts'
import { useSettings } from './settings.ts'
import { tableAt } from './table/ground.ts'
import './art/theme.css'
import './styles/base.css'
// The shell of index.html wears it before the first page is there.
import './home/home.css'

const table = tableAt(location.pathname)
if (table !== undefined) warmUp(table)

/** Reads the fonts before anything is written in them: browsers wait for the first use, and then lay it all out twice. */
function readFonts() {
  for (const font of [
    '500 1em Alegreya Sans',
    '700 1em Alegreya Sans',
    '800 1em Alegreya',
    'italic 500 1em Alegreya',
  ]) {
    void document.fonts.load(font)
  }
}

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no place for the page')
// One after the other, so that the browser can draw and answer in between; all are on their way already (bin/preload.mjs).
const { startI18n } = await import('./i18n/index.ts')
await startI18n(useSettings.getState().language)
readFonts()
const { createRoot } = await import('react-dom/client')
const { App, fetchPage } = await import('./App.tsx')
// What cannot be fetched is asked for again by the page, which says so in its place.
await fetchPage(location.pathname).catch(() => {})
// As a transition the page is drawn in small steps; until it is there, the shell of index.html stays.
startTransition(() => createRoot(place).render(<App />))

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Everything is kept for later only when what is wanted now is there.
  const register = () => void navigator.serviceWorker.register('/sw.js')
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
