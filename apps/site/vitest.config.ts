import { packageTests } from '@landing/tooling/vitest'

export default packageTests({ include: ['{src,releases}/**/*.test.ts'] })
