import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  { index: 'src/index.ts', client: 'src/client.ts', worker: 'src/worker.ts' },
  { external: [/^@landing\//] },
)
