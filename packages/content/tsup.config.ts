import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  'index': 'src/index.ts',
  'run/compile-thread': 'src/run/compile-thread.ts'
})
