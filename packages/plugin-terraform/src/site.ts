import type { SiteHooks } from '@landing/content'
import { dialect } from './dialect'
import type { TerraformOptions } from './options'
import { registryFacts } from './registry-facts'
import { registryLinks } from './registry-links'
import { registrySidebar } from './registry-sidebar'
import { repairFrontMatter } from './repair-front-matter'
import { terraformSynonyms } from './synonyms'

export function site({ providers }: TerraformOptions): SiteHooks {
  return {
    dialect: {
      name: dialect,
      repairFrontMatter,
      facts: registryFacts,
      sidebar: registrySidebar,
    },
    link: registryLinks(providers),
    synonyms: terraformSynonyms,
  }
}
