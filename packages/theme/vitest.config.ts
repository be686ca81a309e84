import { contextPool, packageTests } from '@landing/tooling/vitest'

export default packageTests(contextPool)
