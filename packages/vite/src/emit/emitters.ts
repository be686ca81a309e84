import type { Emitter } from '@landing/content'
import type { ResolvedConfig } from '@landing/schema'
import { fullAddress } from '../site/data'
import { feedFiles } from './feeds'
import { headerFile } from './header-files'
import { toLlmsFullTxt, toLlmsTxt } from './llms'
import { toOpenSearch } from './search-description'
import { toRobots, toSitemaps } from './sitemap'

/** What every site writes about all of its pages. */
export const emitters = ({ security }: Pick<ResolvedConfig, 'security'>): Emitter[] => [
  {
    *files({ site, sitemap }) {
      for (const [path, content] of toSitemaps(sitemap, site)) yield { path, content, yields: true }
      const content = toRobots(fullAddress(site, '/sitemap.xml'))
      yield { path: 'robots.txt', content, yields: true }
    },
  },
  {
    async *files({ site, machines }, output) {
      yield { path: 'llms.txt', content: toLlmsTxt(site, machines), yields: true }
      const full = await toLlmsFullTxt(site, machines, (path) => output.read(path))
      if (full !== undefined) yield { path: 'llms-full.txt', content: full, yields: true }
    },
  },
  {
    async *files({ feeds }) {
      for await (const feed of feeds()) {
        for (const [path, content] of feedFiles(feed)) yield { path, content }
      }
    },
  },
  {
    *files({ site }) {
      yield { path: 'opensearch.xml', content: toOpenSearch(site), yields: true }
    },
  },
  {
    *files({ site, policy, hashedFolders }) {
      for (const path of security.headerFiles) {
        yield { path, content: headerFile(path, policy, site.base, hashedFolders), yields: true }
      }
      // A static host that builds with Jekyll would leave out files that start with an underscore.
      yield { path: '.nojekyll', content: '', yields: true }
    },
  },
]

/** Route path of a service worker, which never changes, so that every deployment replaces the one before. */
const workerPath = 'service-worker.js'

/** Removes the worker of an earlier deployment and its caches. Browsers request it only if there was one. */
const noWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const { pathname } = new URL(self.registration.scope)
  for (const name of await caches.keys()) if (name.startsWith('landing ' + pathname + ' ')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** After all plugins, of which one may write a worker. */
export const removeWorker: Emitter = {
  at: 'last',
  *files() {
    yield { path: workerPath, content: noWorker, yields: true }
  },
}
