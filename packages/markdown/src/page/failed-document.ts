import { diagnosticOf, LandingError } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { pluginThatThrew } from '../hooks/named-hooks'
import { TooComplexError } from '../parser/limits'
import { messageOf } from '../text/message-of'
import type { LineAndColumn } from '../text/place-at'
import { type CompiledDocument, emptyDocument, type FileDependency } from './compiled-document'
import type { CompileInput } from './compiler'

/** An empty document with a message that explains why. It is not cached. */
export function failedDocument(
  input: CompileInput,
  error: unknown,
  files: readonly FileDependency[] = [],
): CompiledDocument {
  return {
    ...emptyDocument(input),
    findings: [failure(input.source, error)],
    isProvisional: true,
    dependencies: { files, views: {} },
  }
}

function failure(file: string, error: unknown): Finding {
  // A syntax error that a plugin's parser has found.
  if (error instanceof LandingError && error.location !== undefined) {
    return { ...diagnosticOf(error), location: { ...error.location, file } }
  }
  const plugin = pluginThatThrew(error)
  const failed = (reason: string, help: string, place?: LineAndColumn): Finding => {
    const culprit = plugin === undefined ? '' : `the plugin "${plugin}" failed: `
    const message = `The page cannot be compiled: ${culprit}${reason}`
    return { code: 'page/failed', message, location: { file, ...place }, help }
  }
  if (error instanceof TooComplexError) {
    const { message, line, column } = error
    return failed(message, 'Nest less deeply, or split the page.', { line, column })
  }
  if (error instanceof RangeError) {
    const help = 'A plugin of the site nests too deeply, or calls itself without an end.'
    return failed('it needs more room on the stack than there is.', help)
  }
  const help =
    plugin === undefined
      ? 'If the text looks right, a plugin of the site may be at fault.'
      : 'Correct the plugin, or remove it from "plugins".'
  return failed(messageOf(error), help)
}
