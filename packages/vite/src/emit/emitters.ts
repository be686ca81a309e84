import type { Emitter } from '@landing/content'
import { fullAddress } from '../site/data'
import type { SiteState } from '../site/state'
import { feedFiles } from './feeds'
import { headerFile } from './header-files'
import { toLlmsFullTxt, toLlmsTxt } from './llms'
import { toOpenSearch } from './search-description'
import { searchEmitters } from './search-files'
import { toRobots, toSitemaps } from './sitemap'

/** An emitter of a site. */
export interface SiteEmitter {
  /** Module of its plugin; absent for those of every site. */
  readonly plugin?: string
  readonly emitter: Emitter
}

/** All emitters of a site, those of plugins first. @param version of the code that makes search indexes */
export function siteEmitters(state: SiteState, version: string): SiteEmitter[] {
  const ofPlugins = [...state.content.plugins].flatMap(([plugin, { emit = [] }]) =>
    emit.map((emitter) => ({ plugin, emitter })),
  )
  const ofCore = [...searchEmitters(state, version), ...emitters(state), removeWorker]
  return [...ofPlugins, ...ofCore.map((emitter) => ({ emitter }))]
}

/** What every site writes about all of its pages. */
const emitters = ({ config: { security } }: SiteState): Emitter[] => [
  {
    owns: (path) => /^\/sitemap(?:-\d+)?\.xml$/.test(path),
    async *files({ site, sitemap }) {
      for (const [path, content] of toSitemaps(await sitemap(), site)) {
        yield { path, content, yields: true }
      }
    },
  },
  {
    owns: (path) => path === '/llms.txt' || path === '/llms-full.txt',
    async *files({ site, machines }, output) {
      const pages = await machines()
      yield { path: 'llms.txt', content: toLlmsTxt(site, pages), yields: true }
      const full = await toLlmsFullTxt(site, pages, (path) => output.read(path))
      if (full !== undefined) yield { path: 'llms-full.txt', content: full, yields: true }
    },
  },
  {
    owns: (path) => /\.(?:atom|rss|json)$/.test(path),
    async *files({ feeds }) {
      for await (const feed of feeds()) {
        for (const [path, content] of feedFiles(feed)) yield { path, content }
      }
    },
  },
  {
    owns: (path) => path === '/opensearch.xml' || path === '/robots.txt',
    *files({ site }) {
      yield { path: 'opensearch.xml', content: toOpenSearch(site), yields: true }
      const content = toRobots(fullAddress(site, '/sitemap.xml'))
      yield { path: 'robots.txt', content, yields: true }
    },
  },
  {
    // For hosts alone.
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
const removeWorker: Emitter = {
  at: 'last',
  *files() {
    yield { path: workerPath, content: noWorker, yields: true }
  },
}
