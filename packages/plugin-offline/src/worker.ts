// The service worker, a script of its own: keeps the search and visited pages for reading without
// a network. The build puts the value of `landingOffline` in front of it.

/** What differs between builds. */
interface OfflineBuild {
  /** Names the contents of the whole build. */
  readonly id: string
  readonly base: string
  /** Folders whose files have content hashes in their names. */
  readonly folders: readonly string[]
  /** Files that are fetched when the worker is installed, as hrefs. */
  readonly files: readonly string[]
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WorkerScope {
  readonly landingOffline: OfflineBuild
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
}

const scope = self as unknown as WorkerScope
const { id, base, folders, files } = scope.landingOffline
const prefix = `landing ${base} `
const cacheName = prefix + id
/** Opened once: a newer worker removes the cache, and this one must not create it again. */
const opened = caches.open(cacheName)
/** Pages and images kept at most. */
const mostKept = 500

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOwn = origin === location.origin && pathname.startsWith(base)
  if (!isOwn || request.method !== 'GET' || request.headers.has('range')) return
  event.respondWith(isHashed(pathname) ? cacheFirst(event) : networkFirst(event))
})

/** Files with content hashes in their names. */
function isHashed(pathname: string): boolean {
  const path = pathname.slice(base.length)
  return (
    folders.some((folder) => path.startsWith(`${folder}/`)) ||
    /^search\/.*\.\w{9}-\d+\.idx$/.test(path)
  )
}

async function install(): Promise<void> {
  const cache = await opened
  await Promise.allSettled(
    files.map(async (file) => {
      // Copy unchanged files from the cache of an earlier build.
      const cached = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined
      const response = cached ?? (await fetch(file, { cache: 'no-cache' }))
      if (response.ok) await cache.put(file, response)
    }),
  )
  await scope.skipWaiting()
}

/** Deletes caches of earlier builds, whose pages do not match this build's files. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((each) => each.startsWith(prefix) && each !== cacheName)
  await Promise.all(old.map((each) => caches.delete(each)))
  await scope.clients.claim()
}

async function cacheFirst(event: RequestEvent): Promise<Response> {
  const cached = await caches.match(event.request, { ignoreVary: true })
  return cached ?? keep(event, await fetch(event.request))
}

/** A deployment is seen at once: the cache answers only where the network does not. */
async function networkFirst(event: RequestEvent): Promise<Response> {
  try {
    return keep(event, await fetch(event.request))
  } catch (error) {
    const options = { cacheName, ignoreSearch: true, ignoreVary: true }
    const cached = await caches.match(event.request, options)
    if (cached !== undefined) return cached
    throw error
  }
}

function keep(event: RequestEvent, response: Response): Response {
  if (response.ok && response.type === 'basic' && !response.redirected) {
    event.waitUntil(put(event.request, response.clone()))
  }
  return response
}

async function put(request: Request, response: Response): Promise<void> {
  const cache = await opened
  const { origin, pathname } = new URL(request.url)
  await cache.put(origin + pathname, response)
  const kept = await cache.keys()
  const visited = kept.filter(({ url }) => !files.includes(new URL(url).pathname))
  await Promise.all(visited.slice(0, -mostKept).map((each) => cache.delete(each)))
}
