import type { ProviderSources } from './registry-links'

/** Options of `terraform`. */
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
