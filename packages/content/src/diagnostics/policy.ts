import { compareDiagnostics, type Diagnostic, LandingError } from '@landing/schema'

/**
 * Applies severities: drops ignored messages and returns the rest in order.
 *
 * @throws LandingError `content/problems` with every message whose severity is `throw`
 */
export function applyPolicy(messages: readonly Diagnostic[]): readonly Diagnostic[] {
  const shown = shownDiagnostics(messages)
  const fatal = shown.filter((message) => message.severity === 'throw')
  if (fatal.length === 0) return shown
  const count = fatal.length === 1 ? '1 error' : `${fatal.length} errors`
  throw new LandingError('content/problems', `Found ${count} in the content.`, {
    diagnostics: fatal,
    help: 'Correct each of these places. "links" in the site configuration sets the severity of broken links.',
  })
}

/** Messages in order, without ignored ones. */
export function shownDiagnostics(messages: readonly Diagnostic[]): readonly Diagnostic[] {
  return distinctDiagnostics(messages)
    .filter(({ severity }) => severity !== 'ignore')
    .sort(compareDiagnostics)
}

/** Deduplicates messages: a page shown in several languages is reported for each. */
export function distinctDiagnostics(messages: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(
    messages.map((message) => {
      const { location, code, message: reason } = message
      return [[location.file, location.line, location.column, code, reason].join('\n'), message]
    }),
  )
  return [...byText.values()]
}
