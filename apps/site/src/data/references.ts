import type { NavbarLink, SearchContext, SourceConfig } from '@landing/schema'

interface Reference {
  /** Last segment of its routes. */
  readonly id: string
  readonly label: string
  readonly git: string
  /** Default: the latest release. */
  readonly ref?: string
  /** A module is documented by its README, a provider by the folder `docs`. */
  readonly kind: 'provider' | 'module'
}

/** The references of providers and modules, written in their own repositories. */
const references: readonly Reference[] = [
  {
    id: 'btp',
    label: 'SAP BTP',
    git: 'https://github.com/SAP/terraform-provider-btp',
    kind: 'provider',
  },
  {
    id: 'cloudfoundry',
    label: 'Cloud Foundry',
    git: 'https://github.com/cloudfoundry/terraform-provider-cloudfoundry',
    kind: 'provider',
  },
  {
    id: 'scc',
    label: 'SAP Cloud Connector',
    git: 'https://github.com/SAP/terraform-provider-scc',
    kind: 'provider',
  },
  {
    id: 'identity',
    label: 'SAP Cloud Identity Services',
    git: 'https://github.com/SAP/terraform-provider-sap-cloud-identity-services',
    // Only beta versions so far.
    ref: 'main',
    kind: 'provider',
  },
  {
    id: 'role-collection-assignments',
    label: 'Role Collection Assignments (module)',
    git: 'https://github.com/SAP/terraform-btp-sap-btp-role-collection-assignments',
    kind: 'module',
  },
]

const pathOf = (id: string) => `docs/api-reference/${id}`

/** All references, for `landing-sources`. */
export const referenceSources: readonly SourceConfig[] = references.map(
  ({ id, git, ref, kind }) => ({
    git,
    ...(ref !== undefined && { ref }),
    into: pathOf(id),
    ...(kind === 'provider'
      ? { dialect: 'terraform-registry' }
      : { dir: '.', files: ['README.md', 'modules/*/README.md'] }),
  }),
)

/** Menu and search contexts of the references that are there. */
export function referenceMenu(isFetched: (id: string) => boolean): {
  readonly links: readonly NavbarLink[]
  readonly contexts: readonly SearchContext[]
} {
  const fetched = references.filter(({ id }) => isFetched(id))
  return {
    links: fetched.map(({ id, label }) => ({ label, to: `/${pathOf(id)}/` })),
    contexts: fetched.map(({ id, label }) => ({ id, label, paths: [`/${pathOf(id)}`] })),
  }
}
