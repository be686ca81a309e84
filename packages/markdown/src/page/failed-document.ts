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
  if (isMdxError(error)) {
    const location = { file, line: error.line, column: error.column }
    const help = 'Correct it. A "{" or "<" that is meant to be read is written "\\{" or "\\<".'
    return { code: 'mdx/syntax', message: mdxReason(error), location, help }
  }
  const failed = (reason: string, help: string, place?: LineAndColumn): Finding => {
    const message = `The page cannot be compiled: ${reason}`
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
  return failed(messageOf(error), 'If the text looks right, a plugin of the site may be at fault.')
}

/** The reason of the MDX parser; of JavaScript it names only its parser, which keeps the reason. */
function mdxReason({ reason, cause }: { readonly reason: string; readonly cause?: unknown }) {
  if (!reason.endsWith(' with acorn')) return reason
  const [detail] = messageOf(cause).split(' (')
  return `${reason.replace('with acorn', 'as JavaScript')}: ${detail}.`
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
