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
