import { packageTests } from '@landing/tooling/vitest'

/** The packed packages in other tools, by `pnpm test:packed`: too long for every run of the tests. */
export default packageTests({
  dir: import.meta.dirname,
  include: ['e2e/packed.spec.ts', 'packed.spec.ts', 'more.spec.ts'],
  testTimeout: 600_000,
  // Removing folders with a hundred thousand files takes minutes.
  hookTimeout: 600_000,
})
