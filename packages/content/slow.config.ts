import { slowTests } from '@landing/tooling/vitest'

export default slowTests({ testTimeout: 180_000, setupFiles: ['src/fixtures/remove-sites.ts'] })
