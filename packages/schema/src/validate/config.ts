import * as v from 'valibot'
import type { SiteConfig } from '../config'
import { LandingError } from '../message'
import { siteConfig } from './config-schema'
import { explainIssue, type Fault, formatFault } from './explain'

/** Everything that is wrong in a site's configuration, in its order; empty when it is a `SiteConfig`. */
export function configFaults(input: unknown): readonly Fault[] {
  return v.safeParse(siteConfig, input).issues?.map(explainIssue) ?? []
}

/**
 * Checks a site's configuration. What is returned is `input` itself, functions and all.
 *
 * @throws {LandingError} `config/invalid`, with all faults at once, each with its path in the configuration
 */
export function validateConfig(input: unknown): { config: SiteConfig } {
  const faults = configFaults(input)
  if (faults.length > 0) throw configError(faults)
  return { config: input as SiteConfig }
}

/** The error `config/invalid`, with each fault on a line of its own. */
export function configError(faults: readonly Fault[]): LandingError {
  const lines = faults.map((fault) => `  ${formatFault(fault)}`)
  return new LandingError('config/invalid', `Invalid site configuration:\n\n${lines.join('\n')}`, {
    advice: "Correct what is named above in the site's configuration file.",
  })
}
