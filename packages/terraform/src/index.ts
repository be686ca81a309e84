import type { Preset } from '@landing/content'
import { argumentAnchors } from './argument-anchors'
import { callouts } from './callouts'
import { codeBlock } from './code-block'
import { dialect } from './dialect'
import { registryFacts } from './registry-facts'
import { type ProviderSources, registryLinks } from './registry-links'
import { registrySidebar } from './registry-sidebar'

/** Options of the preset: `presets: [['@landing/terraform', { … }]]`. */
export interface TerraformOptions {
  /**
   * Sources of providers by their names, `{ btp: 'SAP/btp' }`: examples link to their pages in the registry where the site has
   * none. Those of HashiCorp are known, and those that an example itself names.
   */
  readonly providers?: ProviderSources
}

/** The Terraform preset: `presets: ['@landing/terraform']`. */
export default function terraform({ providers }: TerraformOptions = {}): Preset {
  return {
    dialect,
    // The registry publishes what YAML refuses.
    lenientFrontMatter: true,
    facts: registryFacts,
    sidebar: registrySidebar,
    link: registryLinks(providers),
    codeBlock,
    remarkPlugins: [callouts],
    rehypePlugins: [argumentAnchors],
  }
}
