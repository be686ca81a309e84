/** A kind of page in a Terraform provider's documentation. */
export interface RegistryKind {
  readonly label: string
  readonly plural: string
  /** Names of its folder, the current one first. */
  readonly folders: readonly string[]
  /** The HCL block that uses what the page describes. */
  readonly block?: string
}

/** In the order of the registry's navigation. */
export const registryKinds: readonly RegistryKind[] = [
  { label: 'Guide', plural: 'Guides', folders: ['guides'] },
  { label: 'Function', plural: 'Functions', folders: ['functions'] },
  { label: 'Resource', plural: 'Resources', folders: ['resources', 'r'], block: 'resource' },
  { label: 'Data Source', plural: 'Data Sources', folders: ['data-sources', 'd'], block: 'data' },
  {
    label: 'Ephemeral Resource',
    plural: 'Ephemeral Resources',
    folders: ['ephemeral-resources'],
    block: 'ephemeral',
  },
  { label: 'Action', plural: 'Actions', folders: ['actions'], block: 'action' },
  { label: 'List Resource', plural: 'List Resources', folders: ['list-resources'], block: 'list' },
]

/** The kind of a page by its path below the docs folder; nothing for the overview and loose pages. */
export function registryKind(path: string): RegistryKind | undefined {
  const folders = path.split('/').slice(0, -1)
  return registryKinds.find((kind) => kind.folders.some((name) => folders.includes(name)))
}

/** Language of a page for CDK for Terraform, which has the same names as that for HCL: `cdktf/python/r/app.md`. */
export function cdktfLanguage(path: string): string | undefined {
  return /(?:^|\/)cdktf\/([^/]+)\//.exec(path)?.[1]
}

/** True for the page about the provider itself. */
export function isOverview(path: string): boolean {
  return /(?:^|\/)index\.[^/]+$/.test(path) && registryKind(path) === undefined
}

const kindInFront =
  /^(?:(?:ephemeral |list )?(?:resource|data source|function|action|guide)|ephemeral)\s*:\s*/i
const kindBehind = /\s*\((?:ephemeral |list )?(?:resource|data source|function|action)\)$/i

/** `Data Source: azurerm_subnet` and `btp_subaccount (Resource)` without the kind, which the navigation says already. */
export function withoutKind(title: string): string {
  return title.replace(kindInFront, '').replace(kindBehind, '')
}

/** Name of a type of a provider: `btp_subaccount`. */
export const typeName = /^[a-z][a-z0-9]*_[a-z0-9_]+$/

/** The type that a page describes, from its title: `btp_subaccount (Resource)` → `btp_subaccount`. */
export function typeInTitle(title: string): string | undefined {
  return typeName.exec(withoutKind(title))?.[0]
}
