import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'],
  retry: browserRetries,
})
