import type { DataCell, DataFiles, FeedItem, TableData } from '@landing/schema'
import { compareVersions } from '../../releases/version.ts'

/** An entry of `content/data/tools.yml`. */
interface Tool {
  readonly name: string
  readonly short: string
  readonly kind: 'provider' | 'module' | 'tool'
  readonly stage: 'released' | 'beta'
  readonly repository: string
  readonly summary: string
  readonly docs: readonly { readonly label: string; readonly href: string }[]
}

/** A row of `content/data/releases.csv`. */
interface Release {
  readonly listed_on: string
  readonly repository: string
  readonly version: string
}

/** A release with the tool it belongs to. */
interface ToolRelease extends Release {
  readonly tool: Tool
}

/** The newest release of each tool that has one, in the order of the tools file. */
export function latestOf(files: DataFiles): readonly ToolRelease[] {
  const releases = releasesOf(files)
  return toolsOf(files).flatMap((tool) => newestOf(tool, releases) ?? [])
}

/** The highest version: a fix of an older line may be listed later. */
function newestOf(tool: Tool, releases: readonly ToolRelease[]): ToolRelease | undefined {
  return releases
    .filter((release) => release.tool === tool)
    .toSorted((a, b) => compareVersions(b.version, a.version))[0]
}

/** The newest version of each tool, in the order of the tools file. */
export function latestView(files: DataFiles): TableData {
  const releases = releasesOf(files)
  return {
    columns: [
      { key: 'tool', label: 'Tool' },
      { key: 'version', label: 'Version' },
      { key: 'date', label: 'Listed on' },
      { key: 'docs', label: 'Documentation' },
    ],
    rows: toolsOf(files).map((tool) => {
      const newest = newestOf(tool, releases)
      return {
        tool: { text: tool.name, href: `https://github.com/${tool.repository}` },
        version: newest === undefined ? '–' : versionCell(newest),
        date: newest === undefined ? '–' : { date: newest.listed_on },
        docs: tool.docs.map((doc) => ({ text: doc.label, href: doc.href })),
        short: tool.short,
        stage: tool.stage,
        kind: tool.kind,
      }
    }),
  }
}

/** The tools of one kind, with what they are for. */
export function toolsView(files: DataFiles, kind: Tool['kind']): TableData {
  return {
    columns: [
      { key: 'tool', label: 'Name' },
      { key: 'stage', label: 'Stage' },
      { key: 'summary', label: 'What it is for' },
      { key: 'docs', label: 'Documentation' },
    ],
    rows: toolsOf(files)
      .filter((tool) => tool.kind === kind)
      .map((tool) => ({
        tool: { text: tool.name, href: `https://github.com/${tool.repository}` },
        stage: tool.stage === 'beta' ? 'Beta' : 'Released',
        summary: tool.summary,
        docs: tool.docs.map((doc) => ({ text: doc.label, href: doc.href })),
      })),
  }
}

/** All releases of a tool, newest first. */
export function historyView(files: DataFiles, repository: string): TableData {
  return {
    columns: [
      { key: 'date', label: 'Listed on' },
      { key: 'version', label: 'Version' },
    ],
    rows: releasesOf(files)
      .filter((release) => release.repository === repository)
      .map((release) => ({ date: { date: release.listed_on }, version: versionCell(release) })),
  }
}

/** The view `history-…` of each tool, by the name of its repository. */
export function historyViews(
  tools: readonly { readonly repository: string }[],
): Readonly<Record<string, (files: DataFiles) => TableData>> {
  return Object.fromEntries(
    tools.map(({ repository }) => [
      `history-${repository.replace(/^.*\//, '')}`,
      (files: DataFiles) => historyView(files, repository),
    ]),
  )
}

/** Feed items of all releases, newest first. */
export function releaseFeed(files: DataFiles): FeedItem[] {
  return releasesOf(files).map((release) => ({
    id: releaseHref(release),
    title: `${release.tool.name} ${release.version}`,
    href: releaseHref(release),
    date: release.listed_on,
    summary: release.tool.summary,
  }))
}

function releasesOf(files: DataFiles): ToolRelease[] {
  const tools = new Map(toolsOf(files).map((tool) => [tool.repository, tool]))
  return rowsOf<Release>(files, 'releases')
    .map((release) => {
      const tool = tools.get(release.repository)
      if (tool === undefined) {
        throw new Error(
          `releases.csv names the repository "${release.repository}", which tools.yml does not know. Add it there or correct the row.`,
        )
      }
      return { ...release, tool }
    })
    .sort((a, b) => compare(b.listed_on, a.listed_on) || compareVersions(b.version, a.version))
}

function toolsOf(files: DataFiles): readonly Tool[] {
  return rowsOf<Tool>(files, 'tools')
}

function rowsOf<Row>(files: DataFiles, name: string): readonly Row[] {
  const rows = files[name]
  if (!Array.isArray(rows)) throw new Error(`The data folder has no list "${name}".`)
  return rows as readonly Row[]
}

function versionCell(release: Release): DataCell {
  return { text: release.version, href: releaseHref(release) }
}

export function releaseHref({ repository, version }: Release): string {
  return `https://github.com/${repository}/releases/tag/${version}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
