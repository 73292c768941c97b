import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './bin/offline.mjs'
import { preload } from './bin/preload.mjs'

// The condition "source" leads imports of our packages to their TypeScript sources.
export default defineConfig({
  plugins: [react(), preload(), offline()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: { target: 'es2022', chunkSizeWarningLimit: 900, manifest: true },
})
