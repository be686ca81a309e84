import type { DataFiles, FeedItem, TableData } from '@landing/schema'

interface Release {
  readonly version: string
  readonly date: string
  readonly summary: string
}

function releasesOf(files: DataFiles): readonly Release[] {
  return files.releases as readonly Release[]
}

/** The releases as a table, newest first. */
export function releases(files: DataFiles): TableData {
  return {
    columns: [
      { key: 'version', label: 'Version' },
      { key: 'date', label: 'Date' },
      { key: 'summary', label: 'What changed' },
    ],
    rows: releasesOf(files).map(({ version, date, summary }) => ({
      version: { text: version, href: '/releases/' },
      date: { date },
      summary,
    })),
  }
}

/** The same for the feeds. */
export function releaseFeed(files: DataFiles): readonly FeedItem[] {
  return releasesOf(files).map(({ version, date, summary }) => ({
    id: `landing-${version}`,
    title: `Landing ${version}`,
    href: 'https://landing.example.org/landing/releases/',
    date,
    summary,
  }))
}
