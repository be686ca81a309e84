import { slowTests } from '@landing/tooling/vitest'

export default slowTests({ testTimeout: 120_000 })
