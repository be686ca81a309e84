import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['{src,releases}/**/*.test.ts', 'e2e/**/*.spec.ts'],
  // One browser at a time: the machines that run this have two cores.
  fileParallelism: false,
  retry: browserRetries,
})
