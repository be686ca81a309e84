import { endToEndTests } from '@landing/tooling/vitest'

/** `pnpm test:e2e`: all tests with browsers, builds and packed packages that `pnpm test` leaves out. */
export default endToEndTests()
