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
    'presets/docusaurus': 'src/presets/docusaurus.ts',
    'presets/fumadocs': 'src/presets/fumadocs.ts',
    'presets/mintlify': 'src/presets/mintlify.ts',
    'presets/nextra': 'src/presets/nextra.ts',
    'presets/starlight': 'src/presets/starlight.ts',
    'document/island': 'src/document/islands/island.tsx',
    'service-worker': 'src/service-worker/worker.ts',
    'prerender-thread': 'src/plugin/build/prerender/thread.ts',
  },
  { external: [/^virtual:landing\//, /^@landing\//, /\?worker/] },
)
