import { packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: [],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.{ts,tsx}'],
        // Files share modules: importing them for each took a third of the time.
        isolate: false,
      },
    },
    { extends: true, test: { name: 'e2e', include: ['e2e/**/*.spec.ts'] } },
  ],
})
