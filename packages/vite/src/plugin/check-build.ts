import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Diagnostic, diagnosticOf, LandingError, type SourceLocation } from '@landing/schema'
import { createBuilder, type Rolldown } from 'vite'
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
    return problemsOf(error, root)
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
function problemsOf(error: unknown, root: string): readonly Diagnostic[] {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof LandingError)) {
    const isOfBundler = cause instanceof Error && 'errors' in cause
    return [bundlerProblem(isOfBundler ? cause : error, root)]
  }
  return cause.diagnostics.length > 0 ? cause.diagnostics : [diagnosticOf(cause)]
}

/** The excerpt of the code at the end of a message: `╭─[ src/pages/a.tsx:3:5 ]`, then its lines. */
const excerpt = /\n[^\n]*\[ ([^\n]+):\d+:\d+ \].*/s

/** An error of Vite's bundler, or of a plugin. */
function bundlerProblem(error: unknown, root: string): Diagnostic {
  const { errors: [first = error] = [] } = error as { readonly errors?: readonly unknown[] }
  const { message = String(first), loc } = Object(first) as Partial<Rolldown.RollupError>
  const text = stripVTControlCharacters(message)
  // The bundler's own transform of JSX leaves the file out of the place.
  const file = loc?.file ?? excerpt.exec(text)?.[1]
  const location: SourceLocation =
    loc === undefined || file === undefined
      ? { file: 'build' }
      : { file: resolve(root, file), line: loc.line, column: loc.column + 1 }
  const reason = text.replace(excerpt, '').replace(/^\[[\w:-]+\] /, '')
  return {
    code: 'build/bundle',
    severity: 'throw',
    message: `The site cannot be built: ${reason.trim().replace(/\.?$/, '.')}`,
    location,
    help: 'Correct the code.',
  }
}
