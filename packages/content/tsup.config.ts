import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild(
  {
    index: 'src/index.ts',
    authoring: 'src/authoring.ts',
    'compile-thread': 'src/compile-thread.ts',
    'landing-check': 'src/landing-check.ts',
    landing: 'src/landing.ts',
    'landing-sources': 'src/landing-sources.ts',
  },
  { platform: 'node' },
)
