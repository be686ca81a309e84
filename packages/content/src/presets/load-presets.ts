import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LandingError, type PresetReference, type ResolvedConfig } from '@landing/schema'
import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { readTree } from '../fs/read-tree'
import { readSource } from '../fs/source-text'
import { digest } from '../text/digest'
import { isRecord } from '../text/is-record'
import { relativePath } from '../text/relative-path'
import { importExport } from './import-module'
import { type CodeReader, ownDialect, type Preset } from './preset'

/** The presets of a site. */
export interface Presets {
  readonly all: readonly Preset[]
  /** Cache key from the hashes of their modules; empty without presets. */
  readonly key: string
  of(dialect: string): Preset | undefined
  /** True for a file that was read while the presets were created, and for one that would be now. */
  reads(file: string): boolean
  /** Applies the preset's Markdown plugins; absent without any. */
  transform(dialect: string): ((tree: Root) => Root) | undefined
}

export const noPresets: Presets = {
  all: [],
  key: '',
  of: () => undefined,
  reads: () => false,
  transform: () => undefined,
}

/** What presets know of code in a language. */
export function codeReaders({ all }: Presets, language: string): CodeReader[] {
  return all.flatMap(({ codeBlock }) => codeBlock?.(language) ?? [])
}

/** Loads presets by the names of their modules. @throws LandingError `content/preset` */
export async function loadPresets(
  references: readonly PresetReference[],
  contentDir: string,
): Promise<Presets> {
  if (references.length === 0) return noPresets
  const loaded = await Promise.all(references.map((reference) => load(reference, contentDir)))
  const all = loaded.map(({ preset }) => preset)
  const transforms = new Map<string, (tree: Root) => Root>()
  for (const { dialect, remarkPlugins = [] } of all) {
    if (remarkPlugins.length > 0) transforms.set(dialect, await transformOf(dialect, remarkPlugins))
  }
  return {
    all,
    transform: (dialect) => transforms.get(dialect),
    key: digest(JSON.stringify(loaded.map(({ key }) => key)), 16),
    of: (dialect) => all.find((preset) => preset.dialect === dialect),
    reads: (file) => loaded.some(({ reads }) => reads.some((isRead) => isRead(file))),
  }
}

async function load(reference: PresetReference, contentDir: string) {
  const [name, options] = typeof reference === 'string' ? [reference] : reference
  const { value, address } = await importExport(name, contentDir, 'preset')
  const key = [name, options, hashOf(address)]
  const reads: ((file: string) => boolean)[] = []
  const readFile = (path: string) => {
    const file = resolve(contentDir, path)
    reads.push((each) => each === file)
    const { text } = read(name, `file "${path}"`, () => readSource(file))
    key.push(digest(text))
    return text
  }
  const readFiles = (folder: string, isMeant: (path: string) => boolean) => {
    const root = resolve(contentDir, folder)
    reads.push((each) => {
      const path = relativePath(root, each)
      return !isAbsolute(path) && !path.startsWith('../') && isMeant(path)
    })
    const { files } = read(name, `folder "${folder}"`, () => readTree(root, (path) => path))
    const paths = files.map(({ path }) => path).filter(isMeant)
    key.push(...paths)
    return new Map(paths.map((path) => [path, readFile(`${folder}/${path}`)]))
  }
  const preset = typeof value === 'function' ? value(options, { readFile, readFiles }) : value
  if (!isPreset(preset)) {
    throw new LandingError('content/preset', `The module "${name}" exports no preset.`, {
      help: 'A preset is an object with "dialect" and hooks: see the manual, "Dialects".',
    })
  }
  return { preset, key, reads }
}

function read<T>(name: string, what: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    const message = `The preset "${name}" cannot read the ${what}.`
    const help = 'Give a path from the content folder.'
    throw new LandingError('content/preset', message, { help, cause })
  }
}

async function transformOf(dialect: string, plugins: PluggableList) {
  const [{ unified }, { VFile }] = await Promise.all([import('unified'), import('vfile')])
  const processor = unified().use(plugins).freeze()
  return (tree: Root) => processor.runSync(tree, new VFile({ data: { dialect } })) as Root
}

function isPreset(value: unknown): value is Preset {
  return isRecord(value) && typeof value.dialect === 'string'
}

function hashOf(address: string): string {
  return address.startsWith('file:') ? digest(readFileSync(fileURLToPath(address))) : address
}

/** @throws LandingError `content/dialect` for a docs set whose dialect no preset has */
export function checkDialects(config: ResolvedConfig, presets: Presets): void {
  for (const { id, dialect } of config.docs) {
    if (dialect === ownDialect || presets.of(dialect) !== undefined) continue
    const known = [ownDialect, ...presets.all.map((preset) => preset.dialect)]
    throw new LandingError(
      'content/dialect',
      `Unknown dialect "${dialect}" of the docs set "${id}"; known: ${known.map((name) => `"${name}"`).join(', ')}.`,
      {
        help: 'Dialects come from presets. Install the package that has this one, and name it in the configuration: presets: ["@landing/…"].',
      },
    )
  }
}
