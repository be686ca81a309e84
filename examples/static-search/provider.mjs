import { createSearchClient } from '@landing/search/client'
import { site } from './site.mjs'

/** The engine in its worker, with the index that the build has written. */
export const search = createSearchClient({
  indexes: [{ href: '/index.idx' }],
  base: site.base,
  contexts: [],
  spawn: () => new Worker('/worker.js', { type: 'module' }),
})
