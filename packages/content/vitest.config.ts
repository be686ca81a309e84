import { isMutated, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  // Files share the compiler's modules: importing them for each took two thirds of the time.
  isolate: false,
  // Half of the time of a mutant.
  exclude: isMutated ? ['**/facts-memory.test.ts'] : [],
  setupFiles: ['src/fixtures/remove-sites.ts'],
})
