import type { Preset, PresetContext } from '@landing/content'
import { argumentAnchors } from './argument-anchors'
import { callouts } from './callouts'
import { codeBlock } from './code-block'
import { dialect } from './dialect'
import { registryFacts } from './registry-facts'
import { type ProviderSources, registryLinks } from './registry-links'
import { registrySidebar } from './registry-sidebar'
import { readSchemas } from './schema/provider-schema'
import { terraformSynonyms } from './synonyms'

/** Options of the preset: `presets: [['@landing/terraform', { … }]]`. */
export interface TerraformOptions {
  /**
   * Sources of providers by their names, `{ btp: 'SAP/btp' }`: examples link to their pages in the registry where the site has
   * none. Those of HashiCorp are known, and those that an example itself names.
   */
  readonly providers?: ProviderSources
  /**
   * Files that `terraform providers schema -json` wrote, by their paths from the content folder: examples that do not match the
   * schema of a resource or a data source give warnings.
   */
  readonly schemas?: readonly string[]
}

/** The Terraform preset: `presets: ['@landing/terraform']`. */
export default function terraform(
  { providers, schemas }: TerraformOptions = {},
  context?: PresetContext,
): Preset {
  const known = schemas && context && readSchemas(schemas, context.readFile)
  return {
    dialect,
    // The registry publishes front matter that YAML rejects.
    lenientFrontMatter: true,
    facts: registryFacts,
    sidebar: registrySidebar,
    link: registryLinks(providers),
    codeBlock: codeBlock(known),
    synonyms: terraformSynonyms,
    remarkPlugins: [callouts],
    rehypePlugins: [argumentAnchors],
  }
}
