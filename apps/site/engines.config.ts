import { packageTests } from '@landing/tooling/vitest'

export default packageTests({ include: ['engines/*.slow.ts'], fileParallelism: false })
