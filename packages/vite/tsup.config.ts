import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    'client/index': 'src/client/index.ts',
    'client/react-context': 'src/client/react-context.tsx',
    'client/search-popup': 'src/client/search-popup.ts',
    'client/search-provider': 'src/client/search-provider.ts',
    'client/search-results': 'src/client/search-results.ts',
    'server/index': 'src/server/index.ts',
    'document/island': 'src/document/islands/island.tsx',
    'prerender-thread': 'src/plugin/build/prerender/thread.ts',
  },
  { external: [/^virtual:landing\//, /^@landing\//, /\?worker/] },
)
