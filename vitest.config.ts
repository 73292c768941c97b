import { defineConfig } from 'vitest/config'
import { parts } from './packages/web/bin/parts.ts'

// The condition "source" leads imports of our packages to their TypeScript sources, so tests need no build.
export default defineConfig({
  plugins: [parts()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    // Only ends what hangs. Nothing here may depend on how fast the machine is, or how busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
    include: ['packages/*/test/**/*.test.{ts,tsx}'],
    // Loading the rules anew for each of two hundred files would take longer than the tests themselves. No module keeps
    // anything, so that files cannot disturb each other.
    isolate: false,
    // A PostgreSQL server for the tests of `packages/server`, once they ask for it.
    globalSetup: ['packages/server/test/support/postgres.ts'],
    // By itself vitest leaves a core to others, which with two cores is half of them.
    maxWorkers: '100%',
  },
})
