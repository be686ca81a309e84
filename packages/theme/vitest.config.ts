import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: [],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.{ts,tsx}'],
        // A context for each file, with a document of its own, costs half as much as a process.
        pool: 'vmForks',
      },
    },
    {
      extends: true,
      test: { name: 'e2e', include: ['e2e/**/*.spec.ts'], retry: browserRetries },
    },
  ],
})
