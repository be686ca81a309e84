import type { Preset } from '@landing/content'
import { argumentAnchors } from './argument-anchors'
import { callouts } from './callouts'
import { codeBlock } from './code-block'
import { dialect } from './dialect'
import { registryFacts } from './registry-facts'
import { registryLinks } from './registry-links'
import { registrySidebar } from './registry-sidebar'

/** The Terraform preset: `presets: ['@landing/terraform']`. */
const terraform: Preset = {
  dialect,
  // The registry publishes what YAML refuses.
  lenientFrontMatter: true,
  facts: registryFacts,
  sidebar: registrySidebar,
  link: registryLinks,
  codeBlock,
  remarkPlugins: [callouts],
  rehypePlugins: [argumentAnchors],
}

export default terraform
