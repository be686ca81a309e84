import { messageOf } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'

/** The error of a hook, with its plugin and what it was about. */
export function pluginError(plugin: string, work: string, cause: unknown): LandingError {
  if (cause instanceof LandingError) return cause
  const message = `The plugin "${plugin}" failed ${work}: ${messageOf(cause)}`
  return new LandingError('content/plugin', message, { cause })
}
