import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Finding, SourcePage } from '../site/site'
import { listOf, type Values, valuesOf } from '../site/values'

const isMarkdown = /\.(?:md|mdx|markdown)$/i
/** Code of components, which Landing would not run, and files of editors and tools. */
const isLeftOut = /(?:^|\/)(?:\.|node_modules\/|_?[^/]*\.(?:jsx|tsx|vue|astro|svelte|mdoc)$)/

/** Files below a folder, relative and sorted; none if it does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        !/(?:^|\/)(?:\.(?!well-known\/)[^/]+|node_modules)\//.test(path) &&
        statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true,
    )
    .sort()
}

/** A folder of documents, and where it goes. */
export interface DocsFolder {
  readonly source: string
  /** `content/docs` */
  readonly target: string
  /** Paths in it that belong to another folder or are not documents. */
  readonly isOther?: (path: string) => boolean
  /** Path of a page in the new site; default: the same. */
  readonly rename?: (path: string) => string
}

/** What folders hold. */
export interface Contents {
  readonly pages: readonly SourcePage[]
  /** Other files: path in the new site, and absolute path. */
  readonly copies: readonly (readonly [string, string])[]
}

export function joined(contents: readonly Contents[]): Contents {
  return {
    pages: contents.flatMap(({ pages }) => pages),
    copies: contents.flatMap(({ copies }) => copies),
  }
}

/** The pages and the other files of folders of documents. */
export const readDocs = (
  folders: readonly DocsFolder[],
  syntaxOf: (path: string) => SourcePage['syntax'],
  keepsPartials = true,
): Contents => joined(folders.map((folder) => readFolder(folder, syntaxOf, keepsPartials)))

function readFolder(
  { source, target, isOther = () => false, rename = (path) => path }: DocsFolder,
  syntaxOf: (path: string) => SourcePage['syntax'],
  keepsPartials: boolean,
): Contents {
  const files = filesBelow(source).filter((path) => !isOther(path) && !isLeftOut.test(path))
  const isPage = (path: string) =>
    isMarkdown.test(path) && !(keepsPartials && /(?:^|\/)_[^/]*/.test(path))
  const pages = files.filter(isPage).map((path) => ({
    source: join(source, path),
    target: `${target}/${rename(path.replace(isMarkdown, ''))}.md`,
    syntax: syntaxOf(path),
  }))
  const copies = files
    .filter((path) => !isMarkdown.test(path))
    .map((path): [string, string] => [`${target}/${path}`, join(source, path)])
  return { pages, copies }
}

/** Static files, which keep their addresses. */
export function readStatics(folder: string): [string, string][] {
  return filesBelow(folder).map((path) => [`content/static/${path}`, join(folder, path)])
}

/** The path of an image as a static file, which is noted among the copies; `undefined` if there is none. */
export function takeImage(
  path: unknown,
  folder: string,
  copies: [string, string][],
): string | undefined {
  if (typeof path !== 'string' || !existsSync(join(folder, path))) return undefined
  // With its folders, as there may be one of the same name in each.
  const image = `img/${path.replace(/^[./]*(?:src\/)?/, '')}`
  copies.push([`content/static/${image}`, join(folder, path)])
  return image
}

/** The first of these files that exists. */
export function firstFile(folder: string, names: readonly string[]): string | undefined {
  return names.map((name) => join(folder, name)).find((file) => existsSync(file))
}

/** Name of a folder in a folder, without regard to case. */
export const folderNamed = (parent: string, name: string): string | undefined =>
  foldersIn(parent).find((each) => each.toLowerCase() === name.toLowerCase())

/** Names of the folders in a folder. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The pattern of a glob: `**`, `*`, `?` and `{a,b}`. */
export function globPattern(glob: string): RegExp {
  const source = (part: string): string =>
    part.replaceAll(
      /\*\*\/|\*\*|\*|\?|\{([^{}]*)\}|[.+^$()|[\]\\{}]/g,
      (token, choices?: string) => {
        if (choices !== undefined) return `(?:${choices.split(',').map(source).join('|')})`
        return globTokens[token] ?? `\\${token}`
      },
    )
  return new RegExp(`^${source(glob.replace(/^\.?\//, ''))}$`)
}

const globTokens: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
}

/** `['name', options]` entries of `presets` and `plugins` with this name. */
export function pluginOptions(entries: unknown, name: RegExp): Values[] {
  return listOf(entries).flatMap((entry) => {
    const [plugin, options] = Array.isArray(entry) ? entry : [entry, {}]
    return name.test(String(plugin)) ? [valuesOf(options)] : []
  })
}

/** Options of the classic preset, or of one that takes the same. */
export function presetOptions(config: Values): Values | undefined {
  const [classic] = pluginOptions(config.presets, /(?:^|[-/])classic$/)
  return classic ?? pluginOptions(config.presets, /./).find((options) => 'docs' in options)
}

/** Files that are not carried over, and what to do about them. */
export interface LeftFiles {
  /** Absolute. */
  readonly folder: string
  /** Pattern of their paths below the folder. */
  readonly pattern: RegExp
  readonly what: string
  readonly advice: string
}

/** Reports each file of these kinds. */
export function reportFiles(root: string, kinds: readonly LeftFiles[], findings: Finding[]): void {
  for (const { folder, pattern, what, advice } of kinds) {
    for (const path of filesBelow(folder).filter((name) => pattern.test(name))) {
      findings.push({ file: relative(root, join(folder, path)), line: 1, what, advice })
    }
  }
}
