import { slowTests } from '@landing/tooling/vitest'

export default slowTests({ testTimeout: 300_000 })
