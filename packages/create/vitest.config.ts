import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['src/**/*.test.ts', 'e2e/**/*.spec.ts'],
  // A test may build a site and open it.
  testTimeout: 120_000,
  retry: browserRetries,
})
