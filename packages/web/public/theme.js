const settings = (() => {
  try {
    return JSON.parse(localStorage.getItem('spinney-settings') ?? '{}').state ?? {}
  } catch {
    return {}
  }
})()

// Before anything is drawn: the theme the player chose, so that the page does not flash.
const isDark =
  settings.theme === 'dark' || (settings.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset.theme = isDark ? 'dark' : 'light'

/** Fetches a file while the scripts that want it are still on their way. */
function fetchEarly(href, how) {
  document.head.append(Object.assign(document.createElement('link'), { href, ...how }))
}

// The build wrote down what each page needs (bin/preload.mjs).
const files = JSON.parse(document.querySelector('meta[name="spinney-files"]')?.content ?? '{}')
const [, game] = /^\/table\/([a-z]+)-/.exec(location.pathname) ?? []
const isHome = location.pathname === '/'
const needed = isHome ? ['home'] : game === undefined ? [] : ['table', game, `${game}.${settings.language ?? 'en'}`]
for (const file of needed.flatMap((name) => files[name] ?? [])) {
  if (file.endsWith('.css')) fetchEarly(file, { rel: 'stylesheet', crossOrigin: 'anonymous' })
  else fetchEarly(file, { rel: 'modulepreload', crossOrigin: 'anonymous', fetchPriority: 'low' })
}

// The large picture of the first page, too; index.html shows it before there is any script.
if (isHome) {
  document.documentElement.dataset.page = 'home'
  const isTall = matchMedia('(max-width: 699px)').matches
  const href = isTall ? '/pictures/home-phone.webp' : '/pictures/home.webp'
  fetchEarly(href, { rel: 'preload', as: 'image', fetchPriority: 'high' })
}
