import type { Finding } from '@landing/markdown'
import type { DocsVersionModel } from '@landing/schema'
import { severities } from './codes'

const day = 24 * 60 * 60 * 1000

/** Documents whose last review is more than some days ago; those without a date are left out. */
export function findOverdue(versions: readonly DocsVersionModel[], days: number): Finding[] {
  return versions
    .flatMap(({ docs }) => Object.values(docs))
    .flatMap(({ facts: { source, frontMatter } }): Finding[] => {
      const date = frontMatter.last_reviewed
      if (date === undefined || Date.now() - Date.parse(date) <= days * day) return []
      return [
        {
          code: 'review/overdue',
          severity: severities['review/overdue'],
          message: `The last review, on ${date}, is more than ${days} days ago.`,
          location: { file: source },
          help: 'Review the document, and set "last_reviewed" to today.',
        },
      ]
    })
}
