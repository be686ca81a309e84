import { isMutated, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  // Mutants run many tests each. Importing the engine for each file took most of the time, and
  // ranking whole corpora takes a minute.
  ...(isMutated && { isolate: false, exclude: ['src/{corpus,quality}.test.ts'] }),
})
