import { extname } from 'node:path'
import { isFullAddress } from '@landing/schema'
import { parseSync } from 'oxc-parser'
import { type Context, withDeclared } from '../config/evaluate'
import { External } from '../config/external'
import { ModuleReader } from '../config/read-module'
import type { Values } from '../site/values'
import { trimSlashes } from '../site/words'
import { SourceFile } from './page'
import { nodesOf, type ParsedPage, rangeOf } from './parse'

/** The values that a page can use in expressions, and the fragments that it imports. */
export interface PageScope {
  readonly scope: Context['names']
  readonly fragments: ReadonlyMap<string, string>
}

interface ScopeOptions {
  readonly root: string
  readonly frontMatter: Values
  readonly props: Values
  resolveFile(path: string): string | undefined
}

/** Reads the `import` and `export` lines of a page, and the constants of Vue's `<script setup>`. */
export function scopeOf(parsed: ParsedPage, text: string, around: ScopeOptions): PageScope {
  const { frontMatter, props } = around
  const scope = new Map<string, () => unknown>(
    ['frontMatter', 'frontmatter', '$frontmatter'].map((name) => [name, () => frontMatter]),
  )
  scope.set('props', () => props)
  const required = (path: unknown) => {
    const value = importedValue(String(path), around)
    return { default: value }
  }
  scope.set('require', () => required)
  const fragments = new Map<string, string>()
  const code = nodesOf(parsed.tree, 'mdxjsEsm', 'html').map((node) =>
    node.type === 'html' ? setupScript(text.slice(rangeOf(node).start)) : node.value,
  )
  const { program, module } = parseSync('page.tsx', code.join('\n'))
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName } of entries) {
      const imported = importedValue(moduleRequest.value, around, importName.name ?? 'default')
      const isFragment = imported instanceof SourceFile && /\.mdx?$/.test(imported.path)
      if (isFragment && !raw.test(moduleRequest.value))
        fragments.set(localName.value, imported.path)
      else scope.set(localName.value, () => imported)
    }
  }
  return { scope: withDeclared(program.body, { names: scope }), fragments }
}

/** The code of `<script setup>`, if the text begins with it. */
const setupScript = (text: string): string =>
  /^<script\b[^>]*\bsetup\b[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ''

/** The text of a file, of webpack and Vite. */
const raw = /^!!raw-loader!|[?&]raw\b/
const data = new Set(['.json', '.js', '.ts', '.mjs', '.jsx', '.tsx'])
/** Endings that imports leave out. */
const endings = ['', ...data, '/index.js', '/index.ts']

function importedValue(
  module: string,
  { root, resolveFile }: ScopeOptions,
  name = 'default',
): unknown {
  if (module === '@docusaurus/useBaseUrl' || (module === 'vitepress' && name === 'withBase'))
    return (path: unknown) => (isFullAddress(String(path)) ? path : `/${trimSlashes(String(path))}`)
  const path = module.replace(/^!!raw-loader!/, '').replace(/\?.*$/, '')
  const file = endings.map((end) => resolveFile(path + end)).find((each) => each !== undefined)
  if (file === undefined) return new External(module)
  if (raw.test(module) || !data.has(extname(file))) return new SourceFile(file)
  try {
    return new ModuleReader(root).read(file, name)
  } catch {
    return new External(module)
  }
}
