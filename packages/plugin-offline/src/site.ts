import { readFileSync } from 'node:fs'
import type { SiteHooks } from '@landing/content'
import { serviceWorker } from './service-worker'

/** A file beside this one, which is a source in tests. */
const beside = (name: string): URL => new URL(`./${name}`, import.meta.url)

export const site = (): SiteHooks => ({
  client: [{ module: beside('client.js').href, when: 'navigation', inDev: false }],
  emit: [
    {
      at: 'last',
      *files({ site: { base }, hashedFolders }, output) {
        const content = serviceWorker({
          base,
          paths: output.paths(),
          folders: hashedFolders,
          contents: output.digest(),
          code: readFileSync(beside('worker.js'), 'utf8'),
        })
        yield { path: 'service-worker.js', content, yields: true }
      },
    },
  ],
})
