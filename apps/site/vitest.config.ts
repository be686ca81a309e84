import { packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['src/**/*.test.ts', 'e2e/**/*.spec.ts'],
  testTimeout: 15_000,
  hookTimeout: 60_000,
  // One browser at a time: the machines that run this have two cores.
  fileParallelism: false,
})
