import type { NavbarLink, SearchContext, SourceConfig } from '@landing/schema'

interface Reference {
  /** Last segment of its routes. */
  readonly id: string
  readonly label: string
  readonly git: string
  /** Default: the latest release. */
  readonly ref?: string
}

/** The references of providers, written in the providers' own repositories. */
const references: readonly Reference[] = [
  { id: 'btp', label: 'SAP BTP', git: 'https://github.com/SAP/terraform-provider-btp' },
  {
    id: 'cloudfoundry',
    label: 'Cloud Foundry',
    git: 'https://github.com/cloudfoundry/terraform-provider-cloudfoundry',
  },
  { id: 'scc', label: 'SAP Cloud Connector', git: 'https://github.com/SAP/terraform-provider-scc' },
  {
    id: 'identity',
    label: 'SAP Cloud Identity Services',
    git: 'https://github.com/SAP/terraform-provider-sap-cloud-identity-services',
    // Only beta versions so far.
    ref: 'main',
  },
]

const pathOf = (id: string) => `docs/api-reference/${id}`

/** All references, for `landing-sources`. */
export const referenceSources: readonly SourceConfig[] = references.map(({ id, git, ref }) => ({
  git,
  ...(ref !== undefined && { ref }),
  into: pathOf(id),
  dialect: 'terraform-registry',
}))

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
