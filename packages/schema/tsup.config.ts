import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  'static-value': 'src/static-value.ts',
  validate: 'src/validate.ts',
})
