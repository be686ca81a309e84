import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    authoring: 'src/authoring.ts',
    'compile-thread': 'src/compile-thread.ts',
  },
  { platform: 'node' },
)
