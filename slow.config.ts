import { slowTests } from '@landing/tooling/vitest'

/** `pnpm test:slow`: what is slow and rarely breaks, and the property tests with all their runs. */
export default slowTests()
