import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({ index: 'src/index.ts', math: 'src/math.css' }, { platform: 'node' })
