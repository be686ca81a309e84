import { join } from 'node:path'
import type { Diagnostic } from '@landing/schema'
import { createBuilder } from 'vite'
import { removeWorkFolder, workFolder } from '../output/work-folder'
import { bundlerProblem, codeProblems } from '../report/code-problems'
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
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return codeProblems(cause, root) ?? [bundlerProblem(error, root)]
}
