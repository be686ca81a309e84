import { isMutated, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: [],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.ts'],
        // Files share the compiler's modules: importing them for each took two thirds of the time.
        isolate: false,
        // Half of the time of a mutant, for generated pages and diagrams.
        exclude: isMutated
          ? [
              'src/{openapi,typescript}/**',
              'src/landing-sources.test.ts',
              '**/{diagrams,facts-memory}.test.ts',
            ]
          : [],
        setupFiles: ['src/fixtures/remove-sites.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'long',
        // What is slow by its nature, and what packs and installs.
        include: isMutated ? [] : ['stress/**/*.test.ts', 'e2e/**/*.spec.ts'],
        // Real documentations take 5 s on an idle machine.
        testTimeout: 180_000,
        setupFiles: ['src/fixtures/remove-sites.ts'],
      },
    },
  ],
})
