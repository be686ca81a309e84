import { isMutated, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  // Whole corpora take a minute; no mutant is tested with them.
  include: ['src/**/*.test.ts', ...(isMutated ? [] : ['stress/**/*.test.ts'])],
  // Importing the engine for each file took three quarters of the time.
  isolate: false,
})
