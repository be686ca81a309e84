import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({ index: 'src/index.ts', 'synonyms/index': 'src/synonyms/index.ts' })
