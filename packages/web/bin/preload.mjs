// A Vite plugin: tells theme.js which files the page at an address is going to need. theme.js fetches them side by side
// instead of one after the other. It begins when the first picture, which needs no script, is on the screen.
const GAMES = ['root', 'smallworld']
/** What main.tsx loads step by step, whatever the page. */
const ALWAYS = ['/src/i18n/index.ts', '/react-dom/client.js', '/src/App.tsx']

/** What the build put into the page: the script itself, then what it imports. */
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g

/** What a table is written in at first sight; fetched before it, so that nothing is laid out twice. */
const FONTS = /alegreya-(?:sans-latin-[57]00-normal|latin-(?:800-normal|500-italic))-.*\.woff2$/

/** @typedef {import('vite').Rollup.OutputBundle} Bundle */

/** Of a catalogue in parts the main one is needed (src/i18n/parts.ts).
 * @param {string} module @param {string} ending */
const endsLike = (module, ending) => module.endsWith(ending) || module.endsWith(`${ending}?part=main`)

/** A module's chunk after all that it imports, scripts and style sheets: later styles win over earlier ones.
 * @param {Bundle} bundle @param {string} ending @param {ReadonlySet<string>} known */
function filesOf(bundle, ending, known) {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && endsLike(file.facadeModuleId ?? '', ending),
  )
  /** @type {Set<string>} */
  const files = new Set()
  const visit = (/** @type {string} */ name) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name) || known.has(name)) return
    file.imports.forEach(visit)
    for (const style of file.viteMetadata?.importedCss ?? []) if (!known.has(style)) files.add(style)
    files.add(name)
  }
  if (start !== undefined) visit(start.fileName)
  return [...files].map((name) => `/${name}`)
}

/** @param {Bundle} bundle */
function fontsOf(bundle) {
  return Object.keys(bundle).flatMap((name) => (FONTS.test(name) ? [`/${name}`] : []))
}

/** The languages that the page has catalogues in.
 * @param {Bundle} bundle */
function languagesOf(bundle) {
  const found = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? (/\/words\/messages\/([^/]+)\//.exec(file.facadeModuleId ?? '')?.[1] ?? []) : [],
  )
  return [...new Set(found)]
}

/** By page: `home`, `table`, a game, a game in a language, or `always`.
 * @param {Bundle} bundle @param {ReadonlySet<string>} known */
function filesByPage(bundle, known) {
  const files = (/** @type {string} */ ending) => filesOf(bundle, ending, known)
  const words = GAMES.flatMap((game) =>
    languagesOf(bundle).map((language) => [`${game}.${language}`, files(`/words/messages/${language}/${game}.json`)]),
  )
  return Object.fromEntries([
    ['home', files('/src/home/HomePage.tsx')],
    ['table', [...fontsOf(bundle), ...files('/src/table/TablePage.tsx')]],
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
        const found = [...html.matchAll(SCRIPT)].map(([, file = '']) => file)
        const known = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file))
        const always = [...new Set([...found.slice(1), ...ALWAYS.flatMap((ending) => filesOf(bundle, ending, known))])]
        for (const file of always) known.add(file.slice(1))
        const files = { main: found[0], always, ...filesByPage(bundle, known) }
        const content = JSON.stringify(files).replaceAll('"', '&quot;')
        return html
          .replaceAll(SCRIPT, '')
          .replace('<script src="/theme.js">', `<meta name="spinney-files" content="${content}" />\n    $&`)
      },
    },
  }
}
