import type { DataCell, DataRow } from '@landing/schema'
import { useHost } from '@landing/theme'

/** A tool's newest release. */
export interface ReleaseItem {
  readonly tool: string
  readonly version: string
  readonly href: string
  /** ISO 8601 date. */
  readonly date: string
  readonly beta: boolean
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

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
    beta: row.stage === 'beta',
  }
}

/** The newest versions, from the data folder. */
export function Releases({ releases }: { readonly releases: readonly ReleaseItem[] }) {
  const { Link } = useHost()
  return (
    <section className="releases" aria-labelledby="releases">
      <div className="releases-head">
        <h2 id="releases" className="section-title">
          Newest releases
        </h2>
        <Link href="/docs/landing-page-content/latest/">All versions</Link>
      </div>
      <ul className="release-list">
        {releases.map((release) => (
          <li key={release.href} className="release">
            <a className="release-link" href={release.href}>
              <span className="release-tool">{release.tool}</span>
              <span className="release-version">{release.version}</span>
            </a>
            <time className="release-date" dateTime={release.date}>
              {dateFormat.format(new Date(release.date))}
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
