import { join } from 'node:path'
import type { ParsedPage } from '@landing/markdown'
import { folderWith, isFile, relativePath } from '@landing/markdown/authoring'
import type { MdxComponents, MdxConstruct } from './components'
import { SourceFile } from './evaluate'

/** Binding of a name. `code`: only known at run time. */
export type Binding =
  | { readonly kind: 'construct'; readonly construct: MdxConstruct }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'fragment'; readonly path: string }
  | { readonly kind: 'foreign'; readonly specifier: string }
  | { readonly kind: 'code' }
  /** Reported at the import. */
  | { readonly kind: 'missing' }

/** Targets of imports in MDX pages. */
export interface ImportTargets {
  /** Constructs that need no import. */
  readonly global: Readonly<Record<string, MdxConstruct>>
  /** What to import for a component of the site that needs no import: `Price` is `price.tsx` or `Price.tsx`. */
  component(name: string): string | undefined
  /** Resolves an import, or explains why it cannot be resolved. */
  bindingOf(specifier: string, exported: string, from: string): Binding | string
  helpFor(specifier: string, from: string): string
  /** Name of a module in the code of the page. */
  moduleOf(specifier: string, from: string): string
  file(specifier: string, from: string): SourceFile | undefined
  /** Lines that import the modules of the page. */
  imports(): readonly string[]
}

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]
const image = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i
/** True for a picture that a page imports, which code can have as well: its address. */
export const isImage = (value: unknown): boolean =>
  value instanceof SourceFile && image.test(value.path)
const raw = /^!!raw-loader!|\?raw$/

/**
 * Context of one page.
 */
export function createImportTargets(
  page: ParsedPage,
  contentDir: string,
  all: readonly MdxComponents[],
): ImportTargets {
  const modules = new Map<string, string>()
  const root = folderWith('package.json', contentDir) ?? contentDir

  /** Resolves a path to a file; `undefined` for packages and missing files. */
  function find(specifier: string, from: string): string | undefined {
    return pathsOf(specifier.replace(raw, ''), from)
      .flatMap((path) => endings.map((ending) => path + ending))
      .find(isFile)
  }
  /** Where a module may be, without its ending; empty for packages. */
  function pathsOf(specifier: string, from: string): readonly string[] {
    const files = page.filesOf(specifier, from)
    return files.length === 0 && specifier.startsWith('/') ? [join(root, specifier)] : files
  }
  const ofPlugin = <T>(
    list: (mdx: MdxComponents) => Readonly<Record<string, Readonly<Record<string, T>>>> | undefined,
    specifier: string,
    exported: string,
  ): T | undefined =>
    all.map((mdx) => list(mdx)?.[specifier]?.[exported]).find((each) => each !== undefined)
  const sourceFile = (path: string) => new SourceFile(relativePath(contentDir, path))

  return {
    global: Object.assign({}, ...all.map(({ components }) => components[''])),
    component(name) {
      const { file, exists } = page.component(name)
      // From the folder of the project, which Vite knows: the content may lie elsewhere.
      return exists ? `/src/components/${file}` : undefined
    },
    bindingOf(specifier, exported, from) {
      const construct = ofPlugin(({ components }) => components, specifier, exported)
      if (construct !== undefined) return { kind: 'construct', construct }
      const value = ofPlugin(({ functions }) => functions, specifier, exported)
      if (value !== undefined) return { kind: 'value', value }
      if (/\.(?:astro|vue|svelte)$/.test(specifier)) return { kind: 'foreign', specifier }
      if (pathsOf(specifier.replace(raw, ''), from).length === 0) {
        const isKnown = all.some(({ components }) => Object.hasOwn(components, specifier))
        if (isKnown) return `"${specifier}" has no "${exported}" that a plugin knows.`
        const starts = all.flatMap(({ foreign = [] }) => foreign)
        return starts.some((start) => specifier.startsWith(start))
          ? { kind: 'foreign', specifier }
          : { kind: 'code' }
      }
      const path = find(specifier, from)
      if (path === undefined) return `The file "${specifier}" of the import does not exist.`
      if (raw.test(specifier) || image.test(path)) return { kind: 'value', value: sourceFile(path) }
      const inside = sourceFile(path).path
      if (page.refusal(inside) !== undefined) {
        return `The file "${specifier}" of the import may not run code: its repository is not trusted.`
      }
      return /\.mdx?$/i.test(path) ? { kind: 'fragment', path: inside } : { kind: 'code' }
    },
    helpFor(specifier, from) {
      const file = find(specifier, from)
      const refusal = file === undefined ? undefined : page.refusal(sourceFile(file).path)
      if (refusal !== undefined) return refusal
      if (specifier.startsWith('.')) return 'Correct the path: it is relative to this file.'
      const [path] = pathsOf(specifier, '')
      return path === undefined
        ? 'Remove the import, or write a component of your own.'
        : `It stands for ${relativePath(root, path)} in the folder of the project: write that file, or remove the import.`
    },
    moduleOf(specifier, from) {
      const path = find(specifier, from)
      // Relative, because cached pages may be used in another folder.
      const target = path === undefined ? specifier : sourceFile(path).path
      const address = path === undefined || target.startsWith('.') ? target : `./${target}`
      const moduleName = modules.get(address) ?? `module${modules.size}`
      modules.set(address, moduleName)
      return moduleName
    },
    file(specifier, from) {
      const path = find(specifier, from)
      return path === undefined ? undefined : sourceFile(path)
    },
    imports: () =>
      [...modules].map(([target, name]) => `import * as ${name} from ${JSON.stringify(target)}`),
  }
}
