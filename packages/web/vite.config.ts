import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { offline } from './bin/offline.mjs'

/** Modules of our packages that do something when they are loaded, though their package says that none does. */
const REGISTERING = /packages\/root\/(?:src|dist)\/content\.[tj]s$/

function keepRegistrations(): Plugin {
  return {
    name: 'spinney-registrations',
    transform: (code, id) => (REGISTERING.test(id) ? { code, moduleSideEffects: true } : null),
  }
}

// The condition "source" leads imports of our packages to their TypeScript sources.
export default defineConfig({
  plugins: [react(), keepRegistrations(), offline()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', plugins: () => [keepRegistrations()] },
  build: { target: 'es2022', chunkSizeWarningLimit: 900 },
})
