import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    'client/index': 'src/client/index.ts',
    'server/index': 'src/server/index.ts',
    'prerender-thread': 'src/build/prerender/thread.ts',
  },
  { external: [/^virtual:landing\//, /^@landing\//, /\?worker/] },
)
