import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LandingError } from '@landing/schema'
import type { LanguageRegistration, ShikiTransformer } from '@shikijs/core'
import { addressOf } from '../fs/module-address'
import { importExport } from '../hooks/import-module'
import { messageOf } from '../text/message-of'

/** What a site adds to Shiki. */
export interface ShikiExtensions {
  /** Besides Shiki's own; of two with the same name the site's counts. Plain data. */
  readonly langs: readonly LanguageRegistration[]
  readonly transformers: readonly ShikiTransformer[]
  /** Key of the transformers and their versions; without it, their results are not cached. */
  readonly key?: string | undefined
}

export const noExtensions: ShikiExtensions = { langs: [], transformers: [] }

/**
 * Loads grammars: objects, lists, modules, functions that return them, or names of modules and JSON files.
 *
 * @throws LandingError `content/plugin`
 */
export async function loadLanguages(
  langs: readonly unknown[],
  contentDir: string,
): Promise<readonly LanguageRegistration[]> {
  const loaded = await Promise.all(
    langs.map(async (entry) => {
      const name = typeof entry === 'string' ? entry : 'of markdown.shiki.langs'
      const value = typeof entry === 'string' ? await loadNamed(entry, contentDir) : entry
      return (await unwrap(value)).map((each) => checked(each, name))
    }),
  )
  return loaded.flat()
}

async function loadNamed(name: string, contentDir: string): Promise<unknown> {
  if (!name.endsWith('.json')) return (await importExport(name, contentDir, 'grammar')).value
  try {
    return JSON.parse(readFileSync(fileURLToPath(addressOf(name, contentDir)), 'utf8')) as unknown
  } catch (error) {
    throw failure(name, messageOf(error))
  }
}

async function unwrap(entry: unknown): Promise<readonly unknown[]> {
  const value: unknown = await (typeof entry === 'function' ? entry() : entry)
  if (typeof value === 'object' && value !== null && 'default' in value)
    return unwrap(value.default)
  return Array.isArray(value) ? (await Promise.all(value.map(unwrap))).flat() : [value]
}

function checked(grammar: unknown, name: string): LanguageRegistration {
  const { name: language, scopeName, patterns } = Object(grammar) as Record<string, unknown>
  if (typeof language === 'string' && typeof scopeName === 'string' && Array.isArray(patterns)) {
    // A copy without functions, which cannot be sent to a thread.
    return JSON.parse(JSON.stringify(grammar)) as LanguageRegistration
  }
  throw failure(name, 'it has no "name", no "scopeName" or no "patterns".')
}

function failure(name: string, reason: string): LandingError {
  return new LandingError('content/plugin', `The grammar "${name}" cannot be loaded: ${reason}`, {
    help: 'Give a TextMate grammar as an object, or name its module or JSON file.',
  })
}

/**
 * Loads transformers: objects, or functions that return them by the name of their module, perhaps with options.
 *
 * @throws LandingError `content/plugin`
 */
export function loadTransformers(
  entries: readonly unknown[],
  contentDir: string,
): Promise<readonly ShikiTransformer[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const [first, ...options] = [entry].flat() as [unknown, ...unknown[]]
      if (typeof first !== 'string') return first as ShikiTransformer
      const { value } = await importExport(first, contentDir, 'transformer')
      return (typeof value === 'function' ? value(...options) : value) as ShikiTransformer
    }),
  )
}
