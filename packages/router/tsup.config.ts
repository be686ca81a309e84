import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  'documents/index': 'src/documents/index.ts',
  'memory/index': 'src/memory/index.ts',
  'react/index': 'src/react/index.ts',
})
