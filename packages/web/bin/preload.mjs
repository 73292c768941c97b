// A Vite plugin: tells theme.js which files the page at an address is going to need, so that they are fetched side by
// side instead of one after the other; and lets what is drawn before any script come first.
const LANGUAGES = ['en', 'ja', 'zh']
const GAMES = ['root', 'smallworld']
/** What main.tsx loads step by step, whatever the page. */
const ALWAYS = ['/src/i18n/index.ts', '/react-dom/client.js', '/src/App.tsx']

/** @typedef {import('vite').Rollup.OutputBundle} Bundle */

/** A module's chunk with all that it imports, scripts and style sheets.
 * @param {Bundle} bundle @param {string} ending @param {ReadonlySet<string>} known */
function filesOf(bundle, ending, known) {
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(ending))
  /** @type {Set<string>} */
  const files = new Set()
  const open = start === undefined ? [] : [start.fileName]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name) || known.has(name)) continue
    files.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) if (!known.has(style)) files.add(style)
    open.push(...file.imports)
  }
  return [...files].map((name) => `/${name}`)
}

/** @param {string} url */
function linkTo(url) {
  const rel = url.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `  <link rel="${rel}" crossorigin href="${url}">\n  `
}

/** By page: `home`, `table`, a game, or a game in a language.
 * @param {Bundle} bundle @param {ReadonlySet<string>} known */
function filesByPage(bundle, known) {
  const files = (/** @type {string} */ ending) => filesOf(bundle, ending, known)
  const words = GAMES.flatMap((game) =>
    LANGUAGES.map((language) => [
      `${game}.${language}`,
      ['packages/bots', `packages/${game}`, `src/${game}`].flatMap((folder) =>
        files(`/${folder}/messages/${language}.json`),
      ),
    ]),
  )
  return Object.fromEntries([
    ['home', files('/src/home/HomePage.tsx')],
    ['table', files('/src/table/TablePage.tsx')],
    ...GAMES.map((game) => [game, files(`/src/${game}/face.tsx`)]),
    ...words,
  ])
}

/** @returns {import('vite').Plugin} */
export function preload() {
  return {
    name: 'spinney-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html
        const known = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file))
        const links = [...new Set(ALWAYS.flatMap((ending) => filesOf(bundle, ending, known)))].map(linkTo)
        for (const file of Object.keys(bundle)) if (links.some((link) => link.includes(file))) known.add(file)
        const content = JSON.stringify(filesByPage(bundle, known)).replaceAll('"', '&quot;')
        return html
          .replace('</head>', `${links.join('')}  </head>`)
          .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace('<script src="/theme.js">', `<meta name="spinney-files" content="${content}" />\n    $&`)
      },
    },
  }
}
