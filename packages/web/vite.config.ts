import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './bin/offline.mjs'
import { preload } from './bin/preload.mjs'

/*
 * Every file costs a slow phone a moment, so what is always wanted together comes in one. Left out is what a page does
 * without at first: pages, dialogs, boards of factions, messages.
 */
const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/(?:react|react-i18next|i18next|use-sync-external-store|wouter|zustand)\/|web\/src\/(?:settings|games|rules|engine\/client|i18n\/\w+\.ts|table\/(?:context|ground|start)|home\/setup|ui\/(?:Dialog\.|Icon|icon-paths|Rich|SeatShape|useMedia))/,
  },
  { name: 'react-dom', test: /node_modules\/(?:react-dom|scheduler)\// },
  { name: 'root-facts', test: /packages\/root\/(?:src|dist)\// },
  { name: 'art', test: /web\/src\/art\/(?:art\.css|data|lib|pieces|ui|Icon)/ },
  {
    name: 'root',
    test: /web\/src\/(?:art\/(?:root|cards)|root\/(?!messages|rulebook|aides|setup|factions\/\w+\/[A-Z]\w+Board))/,
  },
].map((group, i, all) => ({ ...group, priority: all.length - i }))

// The condition "source" leads imports of our packages to their TypeScript sources.
export default defineConfig({
  plugins: [react(), preload(), offline()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
})
