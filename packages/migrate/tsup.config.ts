import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  { index: 'src/index.ts', 'config-process': 'src/config-process.ts' },
  { platform: 'node' },
)
