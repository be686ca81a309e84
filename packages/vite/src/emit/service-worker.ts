import { toHref } from '@landing/schema'
import { digest } from '../text/digest'

/** Route path of the service worker. It never changes, so that every deployment replaces the one before. */
export const workerPath = '/service-worker.js'

/** Removes the worker of an earlier deployment and its caches. Browsers request it only if there was one. */
export const noWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const { pathname } = new URL(self.registration.scope)
  for (const name of await caches.keys()) if (name.startsWith('landing ' + pathname + ' ')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

interface OfflineSite {
  readonly base: string
  /** Route paths of all files of the build, and what names their contents. */
  readonly paths: readonly string[]
  /** Folders whose files never change. */
  readonly folders: readonly string[]
  readonly contents: string
  /** Code of the worker. */
  readonly code: string
}

/** The service worker of a site that can be read offline. It fetches scripts, styles and the search ahead. */
export function serviceWorker({ base, paths, folders, contents, code }: OfflineSite): string {
  const files = paths
    .filter((path) => /^\/assets\/.*\.(?:js|css|woff2)$|^\/search(?:\/|\.html$)/.test(path))
    .map((path) => toHref(base, path.replace(/(?<=\/)index\.html$|\.html$/, '')))
    .sort()
  const build = { id: digest(contents + code).slice(0, 12), base, folders, files }
  return `self.landingOffline = ${JSON.stringify(build)}\n${code}`
}
