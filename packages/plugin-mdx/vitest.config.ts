import { packageTests } from '@landing/tooling/vitest'

export default packageTests()
