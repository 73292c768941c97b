import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { examples } from './bin/examples.ts'
import { lessons } from './bin/lessons.ts'
import { offline } from './bin/offline.mjs'
import { parts } from './bin/parts.ts'
import { preload } from './bin/preload.mjs'
import { search } from './bin/search.ts'

/*
 * Every file costs a slow phone a moment, so what is always wanted together comes in one. Left out is what a page does
 * without at first: pages, dialogs, boards of factions, messages.
 */
const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/(?:react|react-i18next|i18next|use-sync-external-store|wouter|zustand)\/|web\/src\/(?:settings|games|engine\/client|i18n\/\w+\.ts|table\/(?:context|ground|start)|home\/setup|ui\/(?:Dialog\.|Icon|icon-paths|Rich|SeatShape|useMedia))/,
  },
  { name: 'react-dom', test: /node_modules\/(?:react-dom|scheduler)\// },
  { name: 'art', test: /web\/src\/art\/(?:art\.css|types|data\/(?:inks|icons\/table)|lib|ui\/Dice|Icon)/ },
  // What faces take from the table must not come with a game: the other game's tables want it, too.
  { name: 'faces', test: /web\/src\/(?:table\/(?:botWords|dragging|walking|light|pointing|layout)|info\/ref)\.tsx?/ },
  // A group takes along what it imports: what both games use must have a place of its own before that.
  { name: 'shared', test: /packages\/(?:kernel|host|words)\/(?:src|dist)\/(?!root\/|smallworld\/|toll\/)/ },
  // Rule sets are for forms and the library.
  { name: 'root-facts', test: /packages\/root\/(?:src|dist)\/(?!law\/)/ },
  {
    name: 'root',
    test: /web\/src\/(?:art\/(?:root\/(?!more)|cards|pieces|ui|data\/(?:warriors|moods|heads|icons\/root))|root\/(?!info|clockwork|extras|library|things|messages|rulebook|aides|setup|Gallery|Draft|Battle(?:Mark)?\.|Hirelings|Overview|factions\/\w+\/))/,
  },
].map((group, i, all) => ({ ...group, priority: all.length - i }))

/** The worker loads the rules of one game, and what its bots know. Names tell `scripts/sizes.mjs` whose a file is. */
const ENGINE = [
  { name: 'kernel', test: /packages\/(?:kernel|host)\// },
  ...['root', 'smallworld', 'toll'].map((game) => ({
    name: `rules-${game}`,
    test: new RegExp(`packages/(?:example-)?${game}/`),
  })),
  { name: 'minds', test: /packages\/bots\/src\/(?!root\/|smallworld\/|nets\/)/ },
  // Fetched once the strongest bot sits at a table.
  { name: 'nets', test: /packages\/bots\/src\/nets\// },
  ...['root', 'smallworld'].map((game) => ({ name: `bots-${game}`, test: new RegExp(`packages/bots/src/${game}/`) })),
].map((group, i, all) => ({ ...group, priority: all.length - i }))

// The condition "source" leads imports of our packages to their TypeScript sources.
export default defineConfig({
  plugins: [react(), parts(), search(), lessons(), examples(), preload(), offline()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: {
    format: 'es',
    plugins: () => [parts()],
    rolldownOptions: { output: { codeSplitting: { groups: ENGINE } } },
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
})
