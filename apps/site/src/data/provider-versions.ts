import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { readList } from '../../releases/release-list.ts'
import { compareVersions, isPrerelease } from '../../releases/version.ts'

interface ListedTool {
  readonly repository: string
  readonly docs: readonly { readonly href: string }[]
}

/** A provider by its address in the registry, with its newest version. */
interface ProviderVersion {
  readonly source: string
  /** Without `v`; absent for a provider without a release. */
  readonly version: string | undefined
}

const contentData = new URL('../../../../content/data/', import.meta.url)

/** The tools of `content/data`. */
export const listedTools = (data = contentData): readonly ListedTool[] =>
  parse(readFileSync(new URL('tools.yml', data), 'utf8'))

/** The providers of `content/data`, by the names that types begin with. */
export function providerVersions(data = contentData): Readonly<Record<string, ProviderVersion>> {
  const releases = readList(fileURLToPath(new URL('releases.csv', data)))
  const found = listedTools(data).flatMap(({ repository, docs }) => {
    const source = docs
      .map(({ href }) => /registry\.terraform\.io\/providers\/([\w-]+\/[\w-]+)/.exec(href)?.[1])
      .find((each) => each !== undefined)
    if (source === undefined) return []
    const version = releases
      .filter((release) => release.repository === repository)
      .map((release) => release.version.replace(/^v/, ''))
      .toSorted(compareVersions)
      .at(-1)
    return [[source.replace(/^.*\//, ''), { source, version }] as const]
  })
  return Object.fromEntries(found)
}

/** `version.btp`: the constraint that examples have, a range or, for a pre-release, the exact version. */
export function versionVariables(providers = providerVersions()): Readonly<Record<string, string>> {
  const constraints = Object.entries(providers).flatMap(([name, { version }]) => {
    if (version === undefined) return []
    const range = `~> ${version.split('.').slice(0, 2).join('.')}`
    return [[`version.${name}`, isPrerelease(version) ? version : range]]
  })
  return Object.fromEntries(constraints)
}

/** For links from examples to the registry. */
export function providerSources(providers = providerVersions()): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(providers).map(([name, { source }]) => [name, source]))
}
