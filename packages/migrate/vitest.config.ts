import { packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['src/**/*.test.ts', 'e2e/**/*.spec.ts'],
  // A test may build a site.
  testTimeout: 120_000,
})
