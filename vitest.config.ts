import { quickTests } from '@landing/tooling/vitest'

/** `pnpm test`: the unit tests of all packages, on their sources, and a few tests of each in a browser. */
export default quickTests()
