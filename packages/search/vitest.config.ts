import { isMutated, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  // Whole corpora take a minute.
  include: ['src/**/*.test.ts', ...(isMutated ? [] : ['stress/**/*.test.ts'])],
  // Mutants run many tests each. Importing the engine for each file took most of the time.
  ...(isMutated && { isolate: false }),
})
