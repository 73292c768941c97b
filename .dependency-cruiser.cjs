// The layers of docs/architecture.md: imports point down only. Every package that is not named here is a game.
const ABOVE_GAMES = 'bots|host|cli|server|web|words'
const GAME = `(?!(?:kernel|${ABOVE_GAMES})/)[^/]+`
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Modules must not import each other in a circle.', {}, { circular: true }),
    forbid(
      'resolvable',
      'This import leads nowhere: a typing error, a missing dependency, or a path that the package does not export.',
      {},
      // What a plugin makes while the page is built is no file.
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'kernel-stands-alone',
      'The kernel knows no game and nothing above it.',
      { path: '^packages/kernel/' },
      { path: '^packages/(?!kernel/)' },
    ),
    forbid(
      'games-import-only-the-kernel',
      'A game imports the kernel and itself, no other game and nothing above.',
      { path: `^packages/(${GAME})/` },
      { path: '^packages/', pathNot: '^packages/(?:$1|kernel)/' },
    ),
    forbid(
      'bots-below-the-surfaces',
      'Bots import the kernel and games, not words, the host, cli, server or web.',
      { path: '^packages/bots/' },
      { path: '^packages/(?:words|host|cli|server|web)/' },
    ),
    forbid(
      'bots-use-package-entries',
      'Bots use the kernel and games through their entry (src/index.ts) only.',
      { path: '^packages/bots/' },
      { path: '^packages/(?!bots/)', pathNot: '^packages/[^/]+/(?:src|dist)/index\\.(?:ts|js|d\\.ts)$' },
    ),
    forbid(
      'host-knows-no-game',
      'The host imports the kernel and bots; games are handed to it.',
      { path: '^packages/host/src/' },
      { path: '^packages/(?!(?:host|kernel|bots)/)' },
    ),
    forbid(
      'host-uses-package-entries',
      'The host uses the kernel and bots through their entries (src/index.ts, bots/src/think.ts) only.',
      { path: '^packages/host/src/' },
      {
        path: '^packages/(?!host/)',
        pathNot: '^packages/(?:[^/]+/(?:src|dist)/index|bots/(?:src|dist)/think)\\.(?:ts|js|d\\.ts)$',
      },
    ),
    forbid(
      'host-knows-node-in-one-folder',
      'A page loads the host too: what needs Node is in src/node.',
      { path: '^packages/host/src/', pathNot: '^packages/host/src/node/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'words-below-the-surfaces',
      'Words import the kernel and games, nothing that plays or shows them.',
      { path: '^packages/words/' },
      { path: '^packages/(?:bots|host|cli|server|web)/' },
    ),
    forbid(
      'words-use-package-entries',
      'Words use the kernel and games through their entry (src/index.ts) only.',
      { path: '^packages/words/src/' },
      { path: '^packages/(?!words/)', pathNot: '^packages/[^/]+/(?:src|dist)/index\\.(?:ts|js|d\\.ts)$' },
    ),
    forbid(
      'words-npm',
      'Words use i18next and no other npm package.',
      { path: '^packages/words/src/' },
      { dependencyTypes: NPM, path: 'node_modules/', pathNot: 'node_modules/i18next/' },
    ),
    forbid(
      'words-know-no-node',
      'Words are loaded by the page, too: no Node modules.',
      { path: '^packages/words/src/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'web-stands-apart',
      'The page imports neither the cli nor the server.',
      { path: '^packages/web/' },
      { path: '^packages/(?:cli|server)/' },
    ),
    forbid(
      'cli-without-web',
      'The cli does not import the page.',
      { path: '^packages/cli/' },
      { path: '^packages/web/' },
    ),
    forbid(
      'server-without-cli-and-web',
      'The server imports neither the cli nor the page.',
      { path: '^packages/server/' },
      { path: '^packages/(?:cli|web)/' },
    ),
    forbid(
      'kernel-npm',
      'The kernel uses pure-rand and @noble/hashes and no other npm package.',
      { path: '^packages/kernel/src/' },
      { dependencyTypes: NPM, path: 'node_modules/', pathNot: 'node_modules/(?:pure-rand|@noble/hashes)/' },
    ),
    forbid(
      'games-npm',
      'Games use no npm package.',
      { path: `^packages/${GAME}/src/` },
      { dependencyTypes: NPM, path: 'node_modules/' },
    ),
    forbid(
      'rules-know-no-node',
      'The kernel and games know no file, clock or network: no Node modules.',
      { path: `^packages/(?:kernel|${GAME})/src/` },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'src-without-tests',
      'Sources do not import tests.',
      { path: '^packages/[^/]+/src/' },
      { path: '^packages/[^/]+/(?:test|e2e)/' },
    ),
    forbid(
      'src-without-dev-dependencies',
      'What runs in production must be in "dependencies" of its package.',
      { path: '^packages/(?!web/)[^/]+/src/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'], path: 'node_modules/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
