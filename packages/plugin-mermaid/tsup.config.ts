import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  { index: 'src/index.ts', mermaid: 'src/mermaid.css' },
  { platform: 'node' },
)
