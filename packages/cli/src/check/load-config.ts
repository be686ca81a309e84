import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf } from '@landing/markdown/authoring'
import { moduleHelp } from '@landing/markdown/host'
import { withLint } from '@landing/plugin-lint'
import {
  type Diagnostic,
  LandingError,
  type ResolvedConfig,
  type SourceLocation,
} from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'

const names = ['ts', 'mts', 'mjs', 'js', 'json'].map((extension) => `landing.config.${extension}`)

const viteNames = ['ts', 'mts', 'cts', 'mjs', 'js', 'cjs'].map((each) => `vite.config.${each}`)

/**
 * The configuration of a project: the file that is named, or `landing.config.*` in the folder, or the defaults.
 *
 * @throws LandingError `check/no-config` for a file that is named, or imported by Vite's configuration, and not there, `check/unreadable-config` for one that cannot be
 *   read, `check/no-vite` for one in TypeScript without Vite, `config/invalid` for what it says
 */
export async function loadConfig(root: string, named: string | undefined): Promise<ResolvedConfig> {
  const file = named === undefined ? firstThere(root, names) : resolve(root, named)
  if (file === undefined) {
    refuseLostImport(root)
    return resolveConfig(withLint({ title: 'Site', url: 'https://example.org' }))
  }
  if (!existsSync(file)) {
    throw new LandingError('check/no-config', `There is no configuration file ${named}.`, {
      help: 'Give a path relative to the current folder.',
    })
  }
  return resolveConfig(withLint(await readConfig(file, root)))
}

/** A message if the project's configuration is where only Vite reads it. */
export function unreadConfig(root: string, named: string | undefined): Diagnostic | undefined {
  const vite = firstThere(root, viteNames)
  if (named !== undefined || vite === undefined || firstThere(root, names)) return undefined
  return {
    code: 'check/no-config',
    severity: 'warn',
    message: 'There is no landing.config.ts: this command uses the default configuration.',
    location: { file: vite },
    help: 'Move the configuration of the site from here into landing.config.ts, and import it.',
  }
}

function refuseLostImport(root: string): void {
  const vite = firstThere(root, viteNames)
  const lost =
    vite && /["'](\.\/landing\.config(?:\.\w+)?)["']/.exec(readFileSync(vite, 'utf8'))?.[1]
  if (!lost) return
  throw new LandingError(
    'check/no-config',
    `${basename(vite)} imports "${lost}", which does not exist.`,
    { help: 'Write the configuration into landing.config.ts, or correct the import.' },
  )
}

function firstThere(root: string, files: readonly string[]): string | undefined {
  return files.map((name) => join(root, name)).find((path) => existsSync(path))
}

async function readConfig(file: string, root: string): Promise<unknown> {
  const vite = /\.m?ts$/.test(file) ? await viteOf(root, file) : undefined
  // Vite runs a copy of the file in JavaScript.
  process.setSourceMapsEnabled(true)
  try {
    if (vite !== undefined) {
      const env = { command: 'build', mode: 'production' }
      return (await vite.loadConfigFromFile(env, file, root))?.config
    }
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as unknown
    return ((await import(pathToFileURL(file).href)) as { readonly default?: unknown }).default
  } catch (cause) {
    const reason = messageOf(cause)
    const [, missing = ''] = /^Cannot find package '([^']+)'/.exec(reason) ?? []
    throw new LandingError(
      'check/unreadable-config',
      `The configuration ${file} cannot be read: ${reason}`,
      {
        help: moduleHelp(missing) ?? 'Correct the file, or name another one with --config.',
        cause,
        location: placeIn(file, cause as Error),
      },
    )
  }
}

/** Where the file, or what it imports, threw. */
function placeIn(file: string, { stack = '' }: { readonly stack?: string }): SourceLocation {
  const [, path, line, column] =
    /^ +at (?:.*\()?(?:file:\/\/)?(\/[^\n()]*?|[A-Z]:[^\n()]*?):(\d+):(\d+)\)?$/m.exec(stack) ?? []
  if (path === undefined || /[\\/]node_modules[\\/]/.test(path)) return { file }
  return { file: path, line: Number(line), column: Number(column) }
}

/** The part in use of the project's own Vite, which reads TypeScript. */
interface ConfigReader {
  loadConfigFromFile(env: object, file: string, root: string): Promise<{ config: unknown } | null>
}

async function viteOf(root: string, file: string): Promise<ConfigReader> {
  try {
    const entry = createRequire(join(root, 'package.json')).resolve('vite')
    return (await import(pathToFileURL(entry).href)) as ConfigReader
  } catch {
    throw new LandingError(
      'check/no-vite',
      `The configuration ${file} is in TypeScript, and the project has no Vite to load it.`,
      { help: 'Install "vite", or write the configuration as landing.config.mjs.' },
    )
  }
}
