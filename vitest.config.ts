import { defineConfig } from 'vitest/config'

// The condition "source" leads imports of our packages to their TypeScript sources, so tests need no build.
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
})
