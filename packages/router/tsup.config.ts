import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  'memory/index': 'src/memory/index.ts',
  'react/index': 'src/react/index.ts',
})
