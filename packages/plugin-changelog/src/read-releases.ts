import { isRecord, replaceOutsideCode } from '@landing/markdown/authoring'
import type { Release } from './release'

/**
 * The releases of a repository as GitHub's API lists them, in JSON; drafts are left out. Lists in lists, which several pages of an
 * answer make, are one list. `undefined` for other JSON.
 */
export function readReleases(value: unknown): Release[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries: unknown[] = value.flat()
  if (!entries.every(isRelease)) return undefined
  return entries
    .filter(({ draft }) => draft !== true)
    .map((entry): Release => {
      const { tag_name: tag, name, published_at: published, prerelease, body } = entry
      const date = typeof published === 'string' ? published.slice(0, 10) : undefined
      return {
        title: typeof name === 'string' && name.trim() !== '' ? name.trim() : tag,
        name: tag,
        ...(date !== undefined && { date }),
        isPrerelease: prerelease === true,
        notes: typeof body === 'string' ? linked(body, repositoryOf(entry.html_url)) : '',
      }
    })
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}

type Entry = Readonly<Record<string, unknown>> & { readonly tag_name: string }

function isRelease(value: unknown): value is Entry {
  return isRecord(value) && typeof value.tag_name === 'string'
}

/** Address of the repository that a release is of, if it is GitHub's own form. */
function repositoryOf(address: unknown): string | undefined {
  return /^https:\/\/[^/]+\/[^/]+\/[^/]+(?=\/releases\/)/.exec(String(address))?.[0]
}

/** A number in a link, such as `[PR #12](…)`, is a part of it. */
const link = /\[(?:[^[\]]|\[[^\]]*\])*\]\([^)]*\)|<a\b[\s\S]*?<\/a>/

/** What GitHub shows as links: `#12`, `@name`, and its own long addresses as short ones. */
function linked(notes: string, repository: string | undefined): string {
  if (repository === undefined) return notes
  const { origin } = new URL(repository)
  const place = new RegExp(
    `${link.source}|(?<![\\w(<[/"])(?:${repository.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}/(?:pull|issues)/(\\d+)\\b|#(\\d+)\\b|@([a-z\\d](?:[a-z\\d-]*[a-z\\d])?)(?![\\w@/.-]*[/@]))`,
    'gi',
  )
  return replaceOutsideCode(notes, place, (match, long, short, user) => {
    const number = long ?? short
    if (number !== undefined) return `[#${number}](${repository}/issues/${number})`
    return user === undefined ? match : `[@${user}](${origin}/${user})`
  })
}
