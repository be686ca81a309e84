import { ReleaseError } from './errors.ts'
import { type GetJsonOptions, getJson } from './get-json.ts'
import { isVersion } from './version.ts'

/** A version of a tool that somebody can install. */
export interface FoundRelease {
  /** Tag, with its `v`: `v1.2.0`. */
  readonly version: string
  /** ISO date (`2026-01-31`) of its publication; absent where only a registry knows it. */
  readonly date?: string
}

export interface FoundReleases {
  readonly releases: readonly FoundRelease[]
  /** `owner/name` that the repository has now, when it was renamed. */
  readonly renamedTo?: string
}

/** Pages of a hundred releases that are read at most. */
const mostPages = 20

/**
 * All published releases of a repository, by the GitHub API. Drafts and tags that are no semantic version are left out.
 *
 * @param api root of the API: `https://api.github.com`
 */
export async function githubReleases(
  api: string,
  repository: string,
  options: GetJsonOptions,
): Promise<FoundReleases> {
  const releases: FoundRelease[] = []
  let renamedTo: string | undefined
  let address: string | undefined = `${api}/repos/${repository}/releases?per_page=100`
  for (let page = 0; page < mostPages && address !== undefined; page++) {
    const answer = await getJson(address, options)
    for (const entry of listOf(answer.body, address)) {
      const { tag_name: tag, published_at: published, draft, html_url: href } = entry
      if (draft === true || typeof tag !== 'string' || !isVersion(tag)) continue
      releases.push({
        version: tag,
        ...(typeof published === 'string' && { date: published.slice(0, 10) }),
      })
      const owner = repositoryOf(href)
      if (owner !== undefined && owner.toLowerCase() !== repository.toLowerCase()) renamedTo = owner
    }
    address = answer.next
  }
  return { releases, ...(renamedTo !== undefined && { renamedTo }) }
}

/**
 * All versions of a provider, by the provider registry protocol that the Terraform and OpenTofu registries share.
 *
 * @param registry root of the registry: `https://registry.terraform.io`
 * @param provider `namespace/name`
 */
export async function registryVersions(
  registry: string,
  provider: string,
  options: GetJsonOptions,
): Promise<readonly string[]> {
  const address = `${registry}/v1/providers/${provider}/versions`
  const { body } = await getJson(address, options)
  const versions = listOf(isRecord(body) ? body.versions : undefined, address)
  return versions.flatMap(({ version }) => (typeof version === 'string' ? [`v${version}`] : []))
}

function listOf(body: unknown, address: string): readonly Record<string, unknown>[] {
  if (Array.isArray(body) && body.every(isRecord)) return body
  throw new ReleaseError(
    'releases/unexpected',
    `${address} answered with something else than a list.`,
    'The API may have changed: compare the answer with its documentation.',
  )
}

function repositoryOf(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined
  return /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/releases\//.exec(href)?.[1]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
