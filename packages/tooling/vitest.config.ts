import { packageTests } from './src/vitest.mjs'

export default packageTests({ include: ['src/**/*.test.ts'] })
