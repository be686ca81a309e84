import { packageBuild } from '@landing/tooling/tsup'

export default packageBuild({
  index: 'src/index.ts',
  docusaurus: 'src/docusaurus.ts',
  'front-matter': 'src/front-matter.ts',
  fumadocs: 'src/fumadocs.ts',
  mintlify: 'src/mintlify.ts',
  nextra: 'src/nextra.ts',
  rewrite: 'src/rewrite.ts',
  starlight: 'src/starlight.ts',
  vitepress: 'src/vitepress.ts',
})
