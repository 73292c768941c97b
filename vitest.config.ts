import { defineConfig } from 'vitest/config'

/** Tests that add rules or factions of their own to what is shared: they need the modules to themselves. */
const ALONE = ['turn/phases', 'turn/setup', 'law/editions'].map((name) => `packages/root/test/${name}.test.ts`)
const TESTS = ['packages/*/test/**/*.test.{ts,tsx}']

// The condition "source" leads imports of our packages to their TypeScript sources, so tests need no build.
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    testTimeout: 20_000,
    // Loading the rules anew for each of two hundred files would take longer than the tests themselves.
    projects: [
      { extends: true, test: { name: 'shared', include: TESTS, exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
