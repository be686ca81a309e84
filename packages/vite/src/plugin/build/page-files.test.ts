import { expect, it } from 'vitest'
import type { PageSummary } from '../../emit/page-summary'
import type { Output } from '../../output/output'
import type { Store } from '../../output/store'
import { notFoundPath, type SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import type { ServerBundle } from './load-server'
import { createPageFiles } from './page-files'
import type { DocumentFrame } from './prerender/render-document'

/** The key that a document is looked for by, as made by one version of the code. */
function documentKey(version: string, server: string, data: string): string {
  const asked: string[] = []
  const output = {
    keeps(_path: string, key: string) {
      asked.push(key)
      return false
    },
  } as unknown as Output
  const files = createPageFiles(
    {
      state: {
        content: { pageKey: () => 'page', plugins: new Map() },
        site: {},
      } as unknown as SiteState,
      output,
      server: { digest: server } as ServerBundle,
      store: {
        version,
        get: () => ({ path: notFoundPath, data }) as PageSummary,
      } as unknown as Store,
    },
    {} as DocumentFrame,
  )
  expect(files.find({ kind: 'content', path: notFoundPath } as SiteRoute)).toBeUndefined()
  return asked.join()
}

it('takes a document for the same while its data, the bundle and the code that writes it are', () => {
  const known = documentKey('v1', 's1', 'd1')
  expect(known).not.toBe('')
  expect(documentKey('v1', 's1', 'd1')).toBe(known)
  expect(documentKey('v2', 's1', 'd1')).not.toBe(known)
  expect(documentKey('v1', 's2', 'd1')).not.toBe(known)
  expect(documentKey('v1', 's1', 'd2')).not.toBe(known)
})
