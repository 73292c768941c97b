// Runs before anything is drawn. First comes what is seen at once, then the scripts (bin/preload.mjs).
const { dataset, style } = document.documentElement

function remembered(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}')
  } catch {
    return {}
  }
}

// The theme the player chose, so that the page does not flash.
const settings = remembered('spinney-settings').state ?? {}
const isDark =
  settings.theme === 'dark' || (settings.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
dataset.theme = isDark ? 'dark' : 'light'
// The size of its text (src/settings.ts), so that nothing is laid out twice.
const percent = { small: 90, large: 112.5, huge: 125 }[settings.textSize]
if (percent) style.fontSize = `${percent}%`

const [, game, map] = /^\/table\/([a-z]+)-(?:([a-z\d]+)-)?/.exec(location.pathname) ?? []
const isHome = location.pathname === '/'

function addLink(href, how) {
  document.head.append(Object.assign(document.createElement('link'), { href, ...how }))
}

/** The large picture of the page, which index.html shows before there is any script; undefined: it has none. */
function firstPicture() {
  const isPhone = matchMedia('(max-width: 699px)').matches
  const isTablet = matchMedia('(max-width: 1099px) and (orientation: portrait)').matches
  if (isHome) return `/pictures/${isDark ? 'evening' : 'home'}${isPhone ? '-phone' : ''}.webp`
  return map && `/pictures/grounds/${game}-${map}-${isPhone ? 'phone' : isTablet ? 'tablet' : 'wide'}.webp`
}

/** A map that is drawn a hair smaller over its picture is no new large picture to wait for. */
const HAIR = [-2, -2, 4, 4]

/** Puts the map where it lay last time (src/table/ground.ts), if the window is the same. */
function placeBoard() {
  const { game: last, window, place } = remembered('spinney-board')
  if (last !== game || window !== [innerWidth, innerHeight].join()) return
  for (const [i, name] of ['top', 'left', 'width', 'height'].entries()) {
    style.setProperty(`--board-${name}`, `${place[i] + HAIR[i]}px`)
  }
}

const picture = firstPicture()
if (picture) {
  addLink(picture, { rel: 'preload', as: 'image', fetchPriority: 'high' })
  dataset.page = isHome ? 'home' : 'table'
  style.setProperty('--ground', `url(${picture})`)
  placeBoard()
}

/** A picture that takes longer than this to be seen is not waited for. */
const PATIENCE = 400
const SEEN = 'largest-contentful-paint'

/** Calls back when the picture is on the screen; at once where there is none or nobody looks. */
function afterFirstLook(start) {
  if (!picture || document.hidden) return start()
  // A frame that was asked for may be seen much later: some browsers say when it was.
  const canTell = globalThis.PerformanceObserver?.supportedEntryTypes?.includes(SEEN)
  let begun = false
  const begin = () => {
    if (!begun) setTimeout(start)
    begun = true
  }
  const image = new Image()
  image.src = picture
  image.decode().then(() => (canTell ? setTimeout(begin, PATIENCE) : requestAnimationFrame(begin)), begin)
  if (!canTell) return
  const isPicture = ({ url }) => url?.endsWith(picture)
  new PerformanceObserver((list) => list.getEntries().some(isPicture) && begin()).observe({
    type: SEEN,
    buffered: true,
  })
}

const RELS = {
  css: { rel: 'stylesheet' },
  js: { rel: 'modulepreload' },
  woff2: { rel: 'preload', as: 'font', type: 'font/woff2' },
}

/** Fetches all that the page is going to need side by side; a few at a time, as each costs the browser a moment. */
function fetchFiles({ main, always, ...pages }) {
  const needed = isHome ? ['home'] : game ? ['table', game, `${game}.${settings.language ?? 'en'}`] : []
  const wanted = [...always, ...needed.flatMap((name) => pages[name] ?? [])]
  const next = () => {
    for (const file of wanted.splice(0, 4)) {
      addLink(file, { ...RELS[file.slice(file.lastIndexOf('.') + 1)], crossOrigin: 'anonymous' })
    }
    if (wanted.length > 0) setTimeout(next)
  }
  next()
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: main }))
}

// The build wrote down the files; while the page is developed there are none, and index.html starts the script.
const files = document.querySelector('meta[name="spinney-files"]')?.content
if (files) {
  const begin = () => afterFirstLook(() => fetchFiles(JSON.parse(files)))
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}
