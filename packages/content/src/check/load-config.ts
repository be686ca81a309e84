import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LandingError, type SiteConfig } from '@landing/schema'
import { validateConfig } from '@landing/schema/validate'

const names = ['ts', 'mts', 'mjs', 'js', 'json'].map((extension) => `landing.config.${extension}`)

/**
 * The configuration of a project: the file that is named, or `landing.config.*` in the folder, or the defaults.
 *
 * @throws LandingError `check/no-config` for a named file that is not there, `config/invalid` for what it says
 */
export async function loadConfig(root: string, named: string | undefined): Promise<SiteConfig> {
  const file =
    named === undefined
      ? names.map((name) => join(root, name)).find((path) => existsSync(path))
      : resolve(root, named)
  if (file === undefined) return { title: 'Site', url: 'https://example.org' }
  if (!existsSync(file)) {
    throw new LandingError('check/no-config', `There is no configuration file ${named}.`, {
      advice: 'Name it relative to the current folder.',
    })
  }
  return validateConfig(await read(file, root)).config
}

async function read(file: string, root: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as unknown
  if (!/\.m?ts$/.test(file)) {
    return ((await import(pathToFileURL(file).href)) as { readonly default?: unknown }).default
  }
  // TypeScript is read by the project's own Vite.
  let vite: {
    loadConfigFromFile: (
      env: object,
      file: string,
      root: string,
    ) => Promise<{ config: unknown } | null>
  }
  try {
    const entry = createRequire(join(root, 'package.json')).resolve('vite')
    vite = (await import(pathToFileURL(entry).href)) as typeof vite
  } catch {
    throw new LandingError(
      'check/no-vite',
      `The configuration ${file} is TypeScript, and the project has no Vite to read it.`,
      {
        advice: 'Install "vite", or write the configuration as landing.config.mjs.',
      },
    )
  }
  const loaded = await vite.loadConfigFromFile({ command: 'build', mode: 'production' }, file, root)
  return loaded?.config
}
