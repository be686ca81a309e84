import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    algolia: 'src/providers/algolia.ts',
    meilisearch: 'src/providers/meilisearch.ts',
    opensearch: 'src/providers/opensearch.ts',
    typesense: 'src/providers/typesense.ts',
    pagefind: 'src/pagefind/index.ts',
    records: 'src/records/to-records.ts',
    'landing-search-records': 'src/records/landing-search-records.ts',
  },
  { external: [/^@landing\//] },
)
