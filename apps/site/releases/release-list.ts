import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { ReleaseError } from './errors.ts'
import type { ReleaseRow } from './plan-update.ts'
import { isVersion } from './version.ts'

const head = 'listed_on,repository,version'

/**
 * Reads and checks the list.
 *
 * @throws {ReleaseError} `releases/invalid-list` with the line of the first invalid row
 */
export function readList(file: string): ReleaseRow[] {
  const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)
  if (first !== head) throw invalid(file, 1, `the first line must be "${head}"`)
  return lines.map((line, index) => {
    const [listed_on = '', repository = '', version = '', ...rest] = line.split(',')
    const number = index + 2
    if (rest.length > 0) throw invalid(file, number, 'too many columns')
    if (!/^\d{4}-\d{2}-\d{2}$/.test(listed_on) || Number.isNaN(Date.parse(listed_on))) {
      throw invalid(file, number, `"${listed_on}" is not a date such as 2026-01-31`)
    }
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
      throw invalid(file, number, `"${repository}" is not owner/name of a repository`)
    }
    if (!isVersion(version)) throw invalid(file, number, `"${version}" is not a version`)
    return { listed_on, repository, version }
  })
}

/** The list with further rows: sorted by date, rows of one day in the order they were given. */
export function withRows(
  listed: readonly ReleaseRow[],
  added: readonly ReleaseRow[],
): readonly ReleaseRow[] {
  const byDate = (a: ReleaseRow, b: ReleaseRow) =>
    a.listed_on < b.listed_on ? -1 : Number(a.listed_on > b.listed_on)
  return [...listed, ...added].toSorted(byDate)
}

/** Writes the list as a whole: readers find the old one or the new one. */
export function writeList(file: string, rows: readonly ReleaseRow[]): void {
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, `${[head, ...rows.map(formatRow)].join('\n')}\n`)
  renameSync(temporary, file)
}

export function formatRow({ listed_on, repository, version }: ReleaseRow): string {
  return [listed_on, repository, version].join(',')
}

function invalid(file: string, line: number, reason: string): ReleaseError {
  return new ReleaseError(
    'releases/invalid-list',
    `${file}:${line}: ${reason}.`,
    'Correct the row; nothing was changed.',
  )
}
