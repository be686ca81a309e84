import type { SearchIndexRef, SearchScope } from '@landing/schema'
import { SearchError } from '../errors'

/**
 * The index of a scope. A site without versions, or with one index for all of them, serves every version; an index without a
 * locale serves every locale.
 *
 * @param latest names of versions, used if the scope names none.
 * @throws {SearchError} `scope-unknown`
 */
export function findIndex(
  indexes: readonly SearchIndexRef[],
  { context, version, locale }: SearchScope,
  latest: readonly string[] = [],
): SearchIndexRef {
  const candidates = indexes.filter(
    (index) =>
      (index.context ?? '') === (context ?? '') &&
      (locale === undefined || index.locale === undefined || index.locale === locale),
  )
  const index =
    candidates.find((index) => index.version === version) ??
    candidates.find((index) => index.version === undefined) ??
    (version === undefined ? (latestOf(candidates, latest) ?? candidates[0]) : undefined)
  if (index) return index
  const scope = [
    context && `context "${context}"`,
    version && `version "${version}"`,
    locale && `locale "${locale}"`,
  ]
  throw new SearchError(
    'scope-unknown',
    `There is no search index for ${scope.filter(Boolean).join(', ') || 'the whole site'}.`,
    `There is one for: ${indexes.map(describe).join('; ') || 'nothing'}.`,
  )
}

function latestOf(
  candidates: readonly SearchIndexRef[],
  latest: readonly string[],
): SearchIndexRef | undefined {
  return candidates.find(({ version }) => version !== undefined && latest.includes(version))
}

function describe({ context, version, locale }: SearchIndexRef): string {
  const words = [
    context ? `context "${context}"` : 'everything',
    version && `version "${version}"`,
    locale && `locale "${locale}"`,
  ]
  return words.filter(Boolean).join(', ')
}
