import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../../text/digest'
import { upFrom } from './bundle-sources'

/** What is asked of the bundler, or why nobody can tell. */
export type BundleSettings = { readonly key: string } | { readonly doubt: string }

interface SettingsOptions {
  readonly root: string
  /** Vite's configuration as the project has it, before any plugin has changed it. */
  readonly user: Readonly<Record<string, unknown>>
  readonly isOwnPlugin: (plugin: object) => boolean
  /** Anything else that bundles are made of: versions, environment, code of virtual modules. */
  readonly more: unknown
}

/** Of no meaning for a bundle. */
const elsewhere: ReadonlySet<string> = new Set([
  'plugins',
  'server',
  'preview',
  'optimizeDeps',
  'test',
  'logLevel',
  'customLogger',
  'clearScreen',
  'cacheDir',
])

/** Names of files by which a project adds plugins to PostCSS. */
const postcssFile = [
  ...['', '.json', '.yaml', '.yml', '.ts', '.cts', '.mts', '.js', '.cjs', '.mjs'].map(
    (extension) => `.postcssrc${extension}`,
  ),
  ...['.ts', '.cts', '.mts', '.js', '.cjs', '.mjs'].map(
    (extension) => `postcss.config${extension}`,
  ),
]

/** Names what is asked of the bundler. Functions may do anything, so there must be none but those of this package. */
export async function bundleSettings(options: SettingsOptions): Promise<BundleSettings> {
  const { root, user, isOwnPlugin, more } = options
  for (const plugin of await flattened(user.plugins)) {
    if (!isOwnPlugin(plugin)) return { doubt: `the plugin "${nameOf(plugin)}"` }
  }
  const settings = Object.entries(user).filter(([name]) => !elsewhere.has(name))
  const strange = findStrange(Object.fromEntries(settings), '')
  if (strange !== undefined) return { doubt: `the function at "${strange}"` }
  const postcss = upFrom(root).find(hasPostcss)
  if (postcss !== undefined) return { doubt: `the PostCSS plugins of ${postcss}` }
  return { key: digest(JSON.stringify([root, settings, more], withExpressions)) }
}

async function flattened(option: unknown): Promise<object[]> {
  const value = await option
  if (Array.isArray(value)) return (await Promise.all(value.map(flattened))).flat()
  return typeof value === 'object' && value !== null ? [value] : []
}

function nameOf(plugin: object): string {
  return 'name' in plugin ? String(plugin.name) : 'without a name'
}

/** Path of the first value that JSON cannot tell from others. */
function findStrange(value: unknown, path: string): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol') return path
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return undefined
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return path
  for (const [key, item] of Object.entries(value)) {
    const found = findStrange(item, path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

function withExpressions(_: string, value: unknown): unknown {
  if (value instanceof RegExp) return `RegExp ${value}`
  if (typeof value === 'bigint') return `${value}n`
  return value
}

function hasPostcss(folder: string): boolean {
  if (postcssFile.some((name) => existsSync(join(folder, name)))) return true
  try {
    return /"postcss"\s*:\s*\{/.test(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return false
  }
}
