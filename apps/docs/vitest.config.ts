import { packageTests } from '@landing/tooling/vitest'

export default packageTests({ include: ['reference/**/*.test.ts'] })
