// Before anything is drawn: the theme the player chose, so that the page does not flash.
try {
  const { theme } = JSON.parse(localStorage.getItem('spinney-settings') ?? '{}').state ?? {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
