import type { Finding } from '../diagnostics/codes'
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
    dependencies: { files, views: {} },
  }
}

function failure(file: string, error: unknown): Finding {
  const code = 'page/failed'
  const reason = `The page cannot be compiled: ${messageOf(error)}`
  if (error instanceof TooComplexError) {
    const location = { file, line: error.line, column: error.column }
    return {
      code,
      message: reason,
      location,
      help: 'Nest less deeply, or split the page.',
    }
  }
  if (isMdxError(error)) {
    const location = { file, line: error.line, column: error.column }
    const help = 'Correct it. A "{" or "<" that is meant to be read is written "\\{" or "\\<".'
    return { code: 'mdx/syntax', message: error.reason, location, help }
  }
  if (error instanceof RangeError) {
    return {
      code,
      message: 'The page cannot be compiled: it needs more room on the stack than there is.',
      location: { file },
      help: 'A plugin of the site nests too deeply, or calls itself without an end.',
    }
  }
  return {
    code,
    message: reason,
    location: { file },
    help: 'If the text looks right, a plugin of the site may be at fault.',
  }
}

/** A `VFileMessage` of the parser; plugins throw such messages, too. */
function isMdxError(error: unknown): error is LineAndColumn & { readonly reason: string } {
  return (
    error instanceof Error &&
    'source' in error &&
    'line' in error &&
    /mdx/.test(String(error.source))
  )
}
