import { resolve } from 'node:path'
import { inspect } from 'node:util'
import {
  explainFileError,
  formatDiagnostics,
  formatError,
  summarizeDiagnostics,
} from '@landing/content'
import { type Diagnostic, LandingError } from '@landing/schema'
import { type HotChannelClient, normalizePath, type ViteDevServer } from 'vite'

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

/** Removes frames within Vite and React from a stack: authors look for their own files. */
export function hideInternals(error: Error): void {
  error.stack &&= error.stack.replace(
    /\n\s+at .*[/\\]node_modules[/\\](?:vite|react-dom)[/\\].*/g,
    '',
  )
}

/** Problems of the site: of front matter, addresses, sidebars. */
export interface SiteProblems {
  readonly messages: readonly Diagnostic[]
  /** Those before the last edit; default none. */
  readonly before?: readonly Diagnostic[]
  /** Absolute paths of the edited files; default none. */
  readonly edited?: readonly string[]
}

/**
 * Prints the problems that were not there before. Those of them that would end a build, and what is still wrong in an edited file, are
 * shown over open pages, or over the first one.
 */
export function reportSite(
  server: ViteDevServer,
  { messages, before = [], edited = [] }: SiteProblems,
  contentDir: string,
): void {
  const earlierKeys = new Set(before.map(keyOf))
  const isAdded = (message: Diagnostic) => !earlierKeys.has(keyOf(message))
  const added = messages.filter(isAdded)
  if (added.length > 0) server.config.logger.warn(summarizeDiagnostics(added, contentDir))
  const files = new Set(edited.map(normalizePath))
  const isEdited = ({ location: { file } }: Diagnostic) =>
    files.has(normalizePath(resolve(contentDir, file)))
  const relevant = messages.filter((message) => isAdded(message) || isEdited(message))
  showFatal(server.ws, relevant, contentDir)
}

const keyOf = ({ code, message, location: { file } }: Diagnostic): string =>
  `${code} ${file} ${message}`

/** Prints problems. */
export function printMessages(
  { config }: ViteDevServer,
  messages: readonly Diagnostic[],
  contentDir: string,
): void {
  if (messages.length > 0) config.logger.warn(formatDiagnostics(messages, contentDir))
}

/** Shows what would end a build over the pages of tabs. */
export function showFatal(
  tabs: Pick<HotChannelClient, 'send'>,
  messages: readonly Diagnostic[],
  contentDir: string,
): void {
  const fatal = messages.filter((message) => message.severity === 'throw')
  const [first] = fatal
  if (first === undefined) return
  const { file, line = 1, column = 1 } = first.location
  tabs.send({
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

/** Shows an error without a place over the pages of tabs. */
export function showText(tabs: Pick<HotChannelClient, 'send'>, message: string): void {
  tabs.send({ type: 'error', err: { plugin: 'landing', message, stack: '' } })
}
