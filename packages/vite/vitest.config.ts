import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: [],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.ts'],
        // Files share modules: importing them for each took two thirds of the time.
        isolate: false,
      },
    },
    {
      extends: true,
      test: {
        name: 'e2e',
        include: ['e2e/**/*.spec.ts'],
        // The built package is what is tested, in one browser at a time.
        fileParallelism: false,
        // A test may build a site several times.
        testTimeout: 120_000,
        retry: browserRetries,
      },
    },
  ],
})
