import { packageTests } from '@landing/tooling/vitest'

// Importing the modules for each file took most of the time.
export default packageTests({ isolate: false })
