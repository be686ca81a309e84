import * as v from 'valibot'
import { LandingError } from '../diagnostic'
import { explainIssue, type Fault, formatFault } from './explain'
import { type ResolvedConfig, siteConfig } from './site'

/** All problems of a site configuration, in its order; empty if it is a valid `SiteConfig`. */
export function configFaults(input: unknown): readonly Fault[] {
  return v.safeParse(siteConfig, input).issues?.map(explainIssue) ?? []
}

/**
 * Checks a site's configuration and fills in every default. The input is not changed; a resolved configuration is returned
 * unchanged.
 *
 * @throws {LandingError} `config/invalid`, with all problems at once, each with its path in the configuration
 */
export function resolveConfig(input: unknown): ResolvedConfig {
  if (isResolved(input)) return input
  const { success, output, issues } = v.safeParse(siteConfig, input)
  if (!success) throw configError(issues.map(explainIssue))
  resolved.add(output)
  return output
}

/** Results of `resolveConfig`: packages pass them on, so they are checked only once. */
const resolved = new WeakSet<object>()

function isResolved(input: unknown): input is ResolvedConfig {
  return typeof input === 'object' && input !== null && resolved.has(input)
}

/** The error `config/invalid`, with one problem per line. */
export function configError(faults: readonly Fault[]): LandingError {
  const lines = faults.map((fault) => `  ${formatFault(fault)}`)
  return new LandingError('config/invalid', `Invalid site configuration:\n\n${lines.join('\n')}`, {
    help: "Correct the lines above in the site's configuration file.",
  })
}
