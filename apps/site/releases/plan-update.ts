import { ReleaseError } from './errors.ts'
import type { FoundReleases } from './find-releases.ts'
import { compareVersions, isPrerelease } from './version.ts'

/** A row of `content/data/releases.csv`. */
export interface ReleaseRow {
  /** ISO date: `2026-01-31`. */
  readonly listed_on: string
  readonly repository: string
  readonly version: string
}

/** What of a tool in `content/data/tools.yml` the update needs. */
export interface FollowedTool {
  readonly repository: string
  /** Pre-releases are listed for tools in `beta` only. */
  readonly stage: 'released' | 'beta'
}

/** What was found for a tool, and what the registries add to it. */
export interface Findings {
  readonly found: FoundReleases
  /** Versions by the name of the registry; empty for tools without registry links. */
  readonly registries: Readonly<Record<string, readonly string[]>>
}

export interface ToolUpdate {
  /** Rows to add, oldest first. */
  readonly rows: readonly ReleaseRow[]
  /** Lines for the maintainer: a renamed repository, a release that a registry does not have yet. */
  readonly notices: readonly string[]
}

/**
 * The rows that a tool's releases add to the list: those above the newest one that is listed.
 *
 * @param listed rows of the list, of any tool
 * @param today ISO date for versions that only a registry knows
 * @throws {ReleaseError} `releases/backwards` when the newest release found is older than the newest one listed
 */
export function planUpdate(
  tool: FollowedTool,
  { found, registries }: Findings,
  listed: readonly ReleaseRow[],
  today: string,
): ToolUpdate {
  const { repository } = tool
  const takes = (version: string) => tool.stage === 'beta' || !isPrerelease(version)
  const dates = new Map(found.releases.map(({ version, date }) => [version, date ?? today]))
  for (const version of inEveryRegistry(registries)) {
    if (!dates.has(version)) dates.set(version, today)
  }
  const versions = [...dates.keys()].filter(takes).sort(compareVersions)
  const known = listed.filter((row) => row.repository === repository).map(({ version }) => version)
  const newestListed = known.toSorted(compareVersions).at(-1)
  const newest = versions.at(-1)
  refuseBackwards(repository, newest, newestListed)
  const fresh = versions.filter(
    (version) => newestListed === undefined || compareVersions(version, newestListed) > 0,
  )
  return {
    rows: fresh.map((version) => ({
      listed_on: dates.get(version) ?? today,
      repository,
      version,
    })),
    notices: [...renamed(repository, found), ...missing(repository, newest, registries)],
  }
}

function refuseBackwards(repository: string, newest?: string, listed?: string): void {
  if (listed === undefined) return
  if (newest !== undefined && compareVersions(newest, listed) >= 0) return
  throw new ReleaseError(
    'releases/backwards',
    `${repository}: the newest release is ${newest ?? 'none'}, but ${listed} is listed already.`,
    'If the release was withdrawn, delete its row from content/data/releases.csv by hand.',
  )
}

/** Versions that all registries of a tool have. */
function inEveryRegistry(registries: Findings['registries']): readonly string[] {
  const [first = [], ...others] = Object.values(registries)
  return first.filter((version) => others.every((versions) => versions.includes(version)))
}

function renamed(repository: string, { renamedTo }: FoundReleases): string[] {
  return renamedTo === undefined
    ? []
    : [`${repository} is now ${renamedTo}. Change it in tools.yml and in releases.csv.`]
}

function missing(
  repository: string,
  newest: string | undefined,
  registries: Findings['registries'],
): string[] {
  if (newest === undefined) return []
  return Object.entries(registries)
    .filter(([, versions]) => !versions.includes(newest))
    .map(([name]) => `${repository}: ${newest} is not in the ${name} registry yet.`)
}
