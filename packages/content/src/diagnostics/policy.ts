import type { Code, Finding } from '@landing/markdown'
import { severities } from '@landing/markdown/host'
import {
  compareDiagnostics,
  type Diagnostic,
  LandingError,
  type ResolvedConfig,
  type ResolvedDocs,
  type Severity,
} from '@landing/schema'
import { splitSource } from '../settings/docs-places'

/** Sets the severity of each finding from the site's configuration. */
export type Policy = (finding: Finding) => Diagnostic

/** The policy of a site. That for tags is each docs set's own. */
export function createPolicy(config: ResolvedConfig): Policy {
  const { links } = config
  const chosen: Partial<Record<Code, Severity | undefined>> = {
    'links/broken': links.onBrokenLinks,
    'links/broken-markdown': links.onBrokenMarkdownLinks,
    'links/broken-anchor': links.onBrokenAnchors,
    'images/missing': links.onBrokenMarkdownLinks,
    'routes/duplicate': links.onDuplicateRoutes,
  }
  const sets = config.docs
  const fetched = sets.filter(({ origin }) => origin !== undefined)
  const severityOf = (finding: Finding): Severity => {
    if (finding.severity !== undefined) return finding.severity
    const { code, location } = finding
    const chosenSeverity =
      code === 'tags/unknown' ? docsSetOf(location.file, sets)?.onInlineTags : chosen[code]
    return chosenSeverity ?? severities[code]
  }
  const isFetched = ({ location }: Finding) => docsSetOf(location.file, fetched) !== undefined
  return (finding) => {
    const severity = severityOf(finding)
    // Mistakes in another repository cannot be corrected here, so they must not end the build.
    const isLess = severity === 'throw' && isFetched(finding)
    return { ...finding, severity: isLess ? 'warn' : severity }
  }
}

/** The docs set that a document belongs to: the one with the innermost folder. */
function docsSetOf(source: string, sets: readonly ResolvedDocs[]): ResolvedDocs | undefined {
  return sets
    .filter((docs) => splitSource(source, docs) !== undefined)
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/**
 * Applies severities: drops ignored messages and returns the rest in order.
 *
 * @throws LandingError `content/problems` with every message whose severity is `throw`
 */
export function applyPolicy(messages: readonly Diagnostic[]): readonly Diagnostic[] {
  const distinct = shownDiagnostics(messages)
  const fatal = distinct.filter((message) => message.severity === 'throw')
  if (fatal.length === 0) return distinct
  const count = fatal.length === 1 ? '1 error' : `${fatal.length} errors`
  throw new LandingError('content/problems', `Found ${count}.`, {
    diagnostics: fatal,
    help: 'Correct each of these places. "links" in the site configuration sets the severity of broken links.',
  })
}

/** Messages in order, without ignored ones. */
export function shownDiagnostics(messages: readonly Diagnostic[]): readonly Diagnostic[] {
  return distinctDiagnostics(messages).filter(({ severity }) => severity !== 'ignore')
}

/**
 * Messages in order, each once: a page shown in several languages is reported for each, and one with `once` may be reported for many
 * pages.
 */
export function distinctDiagnostics(messages: readonly Diagnostic[]): Diagnostic[] {
  const keys = new Set<string>()
  return [...messages].sort(compareDiagnostics).filter(({ location, code, message, once }) => {
    const { file, line, column } = location
    const key = once === undefined ? [code, file, line, column, message] : [code, once]
    return keys.size < keys.add(key.join('\n')).size
  })
}
