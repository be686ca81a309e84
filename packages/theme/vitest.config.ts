import { browserRetries, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: [],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.{ts,tsx}'],
        // Files share modules: importing React and the theme for each took three quarters of the time.
        isolate: false,
      },
    },
    {
      extends: true,
      test: { name: 'e2e', include: ['e2e/**/*.spec.ts'], retry: browserRetries },
    },
  ],
})
