import { createHash } from 'node:crypto'
import type { OutputFile, SearchedSite } from '@landing/content'
import type { SiteData } from '@landing/schema'
import manifest from '../../package.json' with { type: 'json' }
import type { HostedCatalog, SearchRecords } from './hosted-catalog'
import { recordMaker } from './to-records'

/** Pages in a file of records: a host may refuse larger files. */
const MOST_PAGES = 500

/** A file of records, made on demand. */
export interface RecordFile extends OutputFile {
  readonly key: string
  content(): Promise<string>
}

/** The files of records of a site, as JSON lines. */
export function recordFiles({ pages, weights }: SearchedSite): RecordFile[] {
  const recordsOf = recordMaker(weights)
  const files = Math.ceil(pages.length / MOST_PAGES)
  return Array.from({ length: files }, (_, number) => {
    const part = pages.slice(number * MOST_PAGES, (number + 1) * MOST_PAGES)
    return {
      path: `/search/records-${number + 1}.jsonl`,
      key: digest([manifest.version, weights, part]),
      async content() {
        const lines: string[] = []
        for (const { page, ...placed } of part) {
          for (const record of recordsOf(await page(), placed)) {
            lines.push(`${JSON.stringify(record)}\n`)
          }
        }
        return lines.join('')
      },
    }
  })
}

/** The list of the files, for the command. */
export function catalogFile(
  files: readonly RecordFile[],
  site: SiteData,
  { synonyms }: Pick<SearchedSite, 'synonyms'>,
  service: Pick<SearchRecords, 'service' | 'index'>,
): OutputFile {
  const records: SearchRecords = {
    ...service,
    files: files.map(({ path }) => path),
    locales: site.locales.map(({ code }) => code),
    synonyms,
  }
  const catalog: HostedCatalog = {
    site: new URL(site.base, site.url).href,
    title: site.title,
    tagline: site.tagline,
    key: digest([records, files.map(({ key }) => key)]),
    indexes: [],
    records,
  }
  return { path: '/search/catalog.json', content: JSON.stringify(catalog) }
}

function digest(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
}
