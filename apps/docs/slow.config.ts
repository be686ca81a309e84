import { slowTests } from '@landing/tooling/vitest'

export default slowTests()
