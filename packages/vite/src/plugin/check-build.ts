import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Diagnostic, LandingError, type SourceLocation } from '@landing/schema'
import { createBuilder } from 'vite'
import { removeWorkFolder, workFolder } from '../output/work-folder'
import { type BuildApi, buildPluginName } from './build/build-plugin'

/**
 * Builds the site of a project, and returns what the build reports, its first error included. The output folder, the caches and the content stay
 * as they are. `landing-check --render` calls it.
 */
export async function checkBuild(root: string): Promise<readonly Diagnostic[]> {
  const work = join(root, workFolder)
  const clean = () => removeWorkFolder(work)
  const stop = () => process.exit(1)
  process.once('exit', clean)
  for (const signal of signals) process.once(signal, stop)
  let api: BuildApi | undefined
  try {
    // A cache of its own, so that everything is rendered and nothing is kept.
    const cacheDir = join(work, 'cache')
    const builder = await createBuilder({ root, cacheDir, logLevel: 'silent' })
    api = builder.config.plugins.find(({ name }) => name === buildPluginName)?.api
    if (api === undefined) return [withoutSite]
    api.isCheck = true
    await builder.buildApp()
    return api.messages
  } catch (error) {
    return problemsOf(error, root, api)
  } finally {
    for (const signal of signals) process.off(signal, stop)
    process.off('exit', clean)
    clean()
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const

const withoutSite: Diagnostic = {
  code: 'check/no-vite',
  severity: 'throw',
  message: 'The Vite configuration has no site to render.',
  location: { file: 'vite.config' },
  help: 'Add "landing(config)" to its plugins.',
}

/** The error of a build as messages. */
function problemsOf(error: unknown, root: string, api: BuildApi | undefined): Diagnostic[] {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof LandingError)) return [bundlerProblem(error, root)]
  const { code, message, help, diagnostics } = cause
  if (diagnostics.length > 0) return [...diagnostics]
  const location = { file: fileOf(message, root, api) }
  return [{ code, severity: 'throw', message, location, ...(help !== undefined && { help }) }]
}

/** The file of the site's own that an error names, or the one of the page that it names. */
function fileOf(message: string, root: string, api: BuildApi | undefined): string {
  const [, own] = /^[^\n]*?\b(src\/\S+\.[jt]sx?)\b/.exec(message) ?? []
  if (own !== undefined) return join(root, own)
  const [, path] = /^The page (\S+) could/.exec(message) ?? []
  const route = api?.routes().find((each) => each.path === path)
  return route?.kind === 'component'
    ? route.page.file
    : path === undefined
      ? 'build'
      : `page ${path}`
}

/** `[PARSE_ERROR] Unexpected token`, then a frame that begins with the place: `[ src/pages/a.tsx:3:5 ]`. */
const framed = /^(?:\[[\w:-]+\] )?(.+)\n[^\n]*\[ (\S+):(\d+):(\d+) \]/

/** An error of Vite's bundler, or of a plugin. */
function bundlerProblem(error: unknown, root: string): Diagnostic {
  const { errors = [error] } = error as { readonly errors?: readonly unknown[] }
  const [first] = errors
  const text = stripVTControlCharacters(first instanceof Error ? first.message : String(first))
  const [, reason = text, file, line, column] = framed.exec(text) ?? []
  const location: SourceLocation =
    file === undefined
      ? { file: 'build' }
      : { file: join(root, file), line: Number(line), column: Number(column) }
  const message = `The site cannot be built: ${reason.trim().replace(/\.?$/, '.')}`
  return { code: 'build/bundle', severity: 'throw', message, location, help: 'Correct the code.' }
}
