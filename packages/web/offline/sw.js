// Keeps every file of one build and answers from there, so that Spinney plays without a network.
const CACHE = 'spinney-__VERSION__'
const FILES = ['__FILES__']

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('spinney-') && name !== CACHE
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // What the server says is no file, also where somebody goes there.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  const wanted = request.mode === 'navigate' ? '/' : request
  event.respondWith(caches.match(wanted, { ignoreVary: true }).then((kept) => kept ?? fetch(request)))
})

// The server tells of a table that waits, by the push service of this browser: what is read here was meant for it alone.
self.addEventListener('push', (event) => {
  let letter = {}
  try {
    letter = event.data?.json() ?? {}
  } catch {
    // Something has to be shown all the same: browsers take the right away from pages that stay silent.
  }
  const { title = 'Spinney', text = '', path = '/online', tag = 'spinney' } = letter
  const look = { body: text, tag, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, look))
})

// Goes to the table: in a window that shows it, or in any other, or in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.path ?? '/online', self.location.origin)
  if (address.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const there = windows.find(({ url }) => new URL(url).pathname === address.pathname)
      if (there !== undefined) return there.focus()
      // A game that is played alone stays on the screen.
      const free = windows.find(({ url }) => !new URL(url).pathname.startsWith('/table/'))
      const moved = await free?.navigate(address.href).catch(() => null)
      return moved ? moved.focus() : self.clients.openWindow(address.href)
    }),
  )
})

// A browser that has changed its subscription tells the server of the new one.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (options === undefined) return
  event.waitUntil(
    self.registration.pushManager.subscribe(options).then((made) => {
      const { endpoint, keys } = made.toJSON()
      const body = JSON.stringify({ endpoint, keys })
      return fetch('/api/notices/browsers', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }),
  )
})
