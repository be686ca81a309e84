import type { DataCell, DataRow } from '@landing/schema'
import { Anchor, Badge } from '@landing/theme'

/** A tool's newest release. */
export interface ReleaseItem {
  readonly tool: string
  readonly version: string
  readonly href: string
  /** ISO 8601 date. */
  readonly date: string
  /** The date in words; made while building, as a formatter costs a browser more than the page does. */
  readonly day: string
  readonly beta: boolean
  /** `provider`, `module` or `tool`: two of them may have much the same name. */
  readonly kind: string
}

/** Reads a row of the view `latest`; `undefined` for a tool without a release. */
export function toReleaseItem(row: DataRow): ReleaseItem | undefined {
  const version = linkOf(row.version)
  const date = dateOf(row.date)
  if (version === undefined || date === undefined) return undefined
  return {
    tool: String(row.short),
    version: version.text,
    href: version.href,
    date,
    day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    ),
    beta: row.stage === 'beta',
    kind: String(row.kind),
  }
}

/** The newest versions, from the data folder. */
export function Releases({ releases }: { readonly releases: readonly ReleaseItem[] }) {
  return (
    <section className="home-section" aria-labelledby="releases">
      <div className="home-section-head">
        <h2 id="releases">Newest releases</h2>
        <Anchor href="/docs/landing-page-content/latest/">All versions</Anchor>
      </div>
      <ul className="release-list">
        {releases.map((release) => (
          <li key={release.href} className="release">
            <Anchor bare className="release-tool" href={release.href}>
              {release.tool} <span className="release-kind">{release.kind}</span>
            </Anchor>
            {release.beta && <Badge tone="information">Beta</Badge>}
            <span className="release-version">{release.version}</span>
            <time className="release-date" dateTime={release.date}>
              {release.day}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function linkOf(cell: DataCell | undefined): { text: string; href: string } | undefined {
  return typeof cell === 'object' && cell !== null && 'href' in cell ? cell : undefined
}

function dateOf(cell: DataCell | undefined): string | undefined {
  return typeof cell === 'object' && cell !== null && 'date' in cell ? cell.date : undefined
}
