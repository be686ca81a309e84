import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    'compile-thread': 'src/compile-thread.ts',
    authoring: 'src/authoring.ts',
    changelog: 'src/changelog/changelog.ts',
    lint: 'src/lint.ts',
    openapi: 'src/openapi/openapi.ts',
    typescript: 'src/typescript/typescript.ts',
    'plugins/math': 'src/plugins/optional/math.ts',
    'plugins/mermaid': 'src/plugins/optional/mermaid.ts',
  },
  { platform: 'node' },
)
