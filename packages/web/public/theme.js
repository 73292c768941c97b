// Before anything is drawn: the theme the player chose, so that the page does not flash.
try {
  const { theme } = JSON.parse(localStorage.getItem('spinney-settings') ?? '{}').state ?? {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}

// The large picture of the first page is fetched while the script is still on its way.
if (location.pathname === '/') {
  const tall = matchMedia('(max-width: 699px)').matches
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', href: tall ? '/pictures/home-phone.webp' : '/pictures/home.webp' })
  link.fetchPriority = 'high'
  document.head.append(link)
}
