import { resolve } from 'node:path'
import { inspect } from 'node:util'
import {
  explainFileError,
  formatDiagnostics,
  formatError,
  summarizeDiagnostics,
} from '@landing/content'
import { type Diagnostic, LandingError } from '@landing/schema'
import type { ViteDevServer } from 'vite'

/** A LandingError, or one of the file system, as the terminal shows it: code, text and help, no stack trace; it is the cause. Others stay. */
export function plainError(thrown: unknown, contentDir: string): unknown {
  const error = explainFileError(thrown, process.cwd())
  if (!(error instanceof LandingError)) return thrown
  const text = formatError(error, contentDir)
  const plain = new Error(text, { cause: error })
  plain.stack = text
  // Vite prints errors as Node.js inspects them, which puts brackets around one without a stack.
  Object.defineProperty(plain, inspect.custom, { value: () => text })
  return plain
}

/** Text of an error as the terminal shows it. */
export function errorText(thrown: unknown, contentDir: string): string {
  const plain = plainError(thrown, contentDir)
  return plain instanceof Error ? plain.message : String(plain)
}

/** Prints the problems of the site that were not there before: of front matter, addresses, sidebars. */
export function reportSite(
  server: ViteDevServer,
  messages: readonly Diagnostic[],
  before: readonly Diagnostic[],
  contentDir: string,
): void {
  const known = new Set(before.map(textOf))
  const added = messages.filter((message) => !known.has(textOf(message)))
  if (added.length > 0) server.config.logger.warn(summarizeDiagnostics(added, contentDir))
}

const textOf = ({ code, message, location: { file } }: Diagnostic): string =>
  `${code} ${file} ${message}`

/** Prints the problems of a page; what would end a build is shown over the page, too. */
export function reportMessages(
  server: ViteDevServer,
  messages: readonly Diagnostic[],
  contentDir: string,
): void {
  if (messages.length === 0) return
  server.config.logger.warn(formatDiagnostics(messages, contentDir))
  const fatal = messages.filter((message) => message.severity === 'throw')
  const [first] = fatal
  if (first === undefined) return
  const { file, line = 1, column = 1 } = first.location
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'landing',
      message: formatDiagnostics(fatal, contentDir),
      stack: '',
      id: file,
      loc: { file: resolve(contentDir, file), line, column },
    },
  })
}
