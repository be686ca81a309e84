import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  'query/index': 'src/query/index.ts',
  'build/index': 'src/build/index.ts',
  'worker/index': 'src/worker/index.ts',
  'worker/thread': 'src/worker/thread.ts',
  'client/index': 'src/client/index.ts',
  'highlight/index': 'src/highlight/index.ts',
  'pagefind/index': 'src/pagefind/index.ts',
  'providers/algolia': 'src/providers/algolia.ts',
  'providers/typesense': 'src/providers/typesense.ts',
  'providers/meilisearch': 'src/providers/meilisearch.ts',
  'providers/opensearch': 'src/providers/opensearch.ts',
  'records/landing-search-records': 'src/records/landing-search-records.ts',
})
