import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    'client/index': 'src/client/index.ts',
    'client/search-results': 'src/client/search-results.ts',
    'server/index': 'src/server/index.ts',
    'islands/server': 'src/islands/server.ts',
    'prerender-thread': 'src/build/prerender/thread.ts',
  },
  { external: [/^virtual:landing\//, /^@landing\//, /\?worker/] },
)
