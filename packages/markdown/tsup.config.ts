import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    authoring: 'src/authoring.ts',
    host: 'src/host.ts',
    lint: 'src/lint.ts',
  },
  { platform: 'node' },
)
