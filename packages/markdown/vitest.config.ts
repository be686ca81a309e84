import { packageTests } from '@landing/tooling/vitest'

export default packageTests({
  // Files share the compiler's modules: importing them for each took two thirds of the time.
  isolate: false,
  setupFiles: ['src/fixtures/remove-sites.ts'],
})
