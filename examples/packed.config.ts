import { packageTests } from '@landing/tooling/vitest'

/** The packed packages in other tools, by `pnpm test:packed`: too long for every run of the tests. */
export default packageTests({
  include: ['packed.spec.ts'],
  testTimeout: 600_000,
})
