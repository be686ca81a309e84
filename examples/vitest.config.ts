import { packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['e2e/**/*.spec.ts'],
  // An example with a thousand packages to install may take a while on a machine that has none of them.
  testTimeout: 600_000,
  // Removing folders with a hundred thousand files takes minutes.
  hookTimeout: 600_000,
})
