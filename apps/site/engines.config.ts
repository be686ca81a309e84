import { slowTests } from '@landing/tooling/vitest'

export default slowTests({ include: ['engines/*.slow.ts'], fileParallelism: false })
