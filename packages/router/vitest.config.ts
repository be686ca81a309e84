import { contextPool, packageTests } from '@landing/tooling/vitest'

export default packageTests({
  include: [],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.{ts,tsx}'],
        ...contextPool,
      },
    },
    { extends: true, test: { name: 'e2e', include: ['e2e/**/*.spec.ts'] } },
  ],
})
