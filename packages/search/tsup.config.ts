import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  'query/index': 'src/query/index.ts',
  'build/index': 'src/build/index.ts',
  'worker/index': 'src/worker/index.ts',
  'worker/thread': 'src/worker/thread.ts',
  'client/index': 'src/client/index.ts',
  'highlight/index': 'src/highlight/index.ts',
})
