import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['src/**/*.test.ts', 'e2e/**/*.spec.ts'],
  // The built package is what is tested in e2e, in one browser at a time.
  fileParallelism: false,
  // A test may build a site several times.
  testTimeout: 120_000,
  retry: browserRetries,
})
