import type { Plugin, SiteHooks } from '@landing/content'
import type { CompileHooks, PluginContext } from '@landing/markdown'
import { type MdxComponents, mdxHooks } from '@landing/plugin-mdx'
import type { Node } from './directives'
import { labelOf, titleOf } from './folder-navigation'
import { mintlifyFrontMatter } from './front-matter'
import { rewriteCodeBlocks, rewriteFences } from './grammar'
import { remarkLead } from './lead'
import { joinedViews, mintlifyComponents, mintlifySlug } from './mintlify-components'
import { readNavigation, withIds } from './mintlify-navigation'
import { type CodeNode, inQuotes } from './rewrite'

const dialect = 'mintlify'

/** Options of `mintlify`. */
export interface MintlifyOptions {
  /** The file with the navigation and the redirects, from the content folder, such as `docs/docs.json`; default: sidebars follow the folders. */
  readonly navigation?: string
}

const option = /([\w-]+)=(\{[^}]*\}|"[^"]*"|'[^']*'|\S+)|\{[^}]*\}|"[^"]*"|\S+/g
/** Flags behind the language, in the words of this compiler; those without a counterpart are left out. */
const flags: Readonly<Record<string, string>> = {
  expandable: '',
  lines: 'showLineNumbers',
  twoslash: '',
  wrap: 'wrap',
}

/** What follows the language of a code block: `main.ts lines icon="x"` is `title="main.ts" showLineNumbers`. */
function toMeta(meta: string): string {
  const title: string[] = []
  const options: string[] = []
  for (const [source, key, value = ''] of meta.matchAll(option)) {
    const bare = (key === undefined ? source : value).replace(/^(["'])(.*)\1$/s, '$2')
    if (key === 'title' || key === 'filename') title.push(bare)
    else if (key === 'highlight') options.push(`{${bare.replace(/[{}[\]]/g, '')}}`)
    else if (key === undefined && source.startsWith('{')) options.push(source)
    else if (key === undefined && Object.hasOwn(flags, source)) options.push(flags[source] ?? '')
    else if (key === undefined) title.push(bare)
  }
  const named = title.length === 0 ? [] : [`title=${inQuotes(title.join(' '))}`]
  return [...named, ...options].filter((part) => part !== '').join(' ')
}

function readMeta(node: CodeNode): void {
  if (node.meta) node.meta = toMeta(node.meta)
}

/** Joins adjacent views to tabs. */
function remarkViews() {
  const visit = (parent: { children: Node[] }): void => {
    for (const node of parent.children) if ('children' in node) visit(node as typeof parent)
    parent.children = joinedViews(parent.children)
  }
  return visit
}

interface HtmlNode {
  readonly properties?: Record<string, unknown>
  readonly children?: readonly HtmlNode[]
  data?: object
}

/**
 * Makes fields anchors: their ids are unique on the page, and search hits lead to them. Shows images of a color mode in that one
 * only.
 */
function rehypeMintlify() {
  const visit = (node: HtmlNode): void => {
    const classes: unknown = node.properties?.className
    if (node.properties && Array.isArray(classes)) {
      if (classes.includes('dark:hidden')) classes.push('landing-only-light')
      else if (classes.includes('hidden') && classes.some((name) => /^dark:(?!hidden)/.test(name)))
        classes.push('landing-only-dark')
    }
    const anchor = node.properties?.dataField
    if (anchor !== undefined) {
      node.data = { ...node.data, anchor }
      delete node.properties?.dataField
    }
    for (const child of node.children ?? []) visit(child)
  }
  return visit
}

const mdx: MdxComponents = { inMarkdown: true, components: { '': mintlifyComponents } }

const compile = (): CompileHooks => ({
  ...mdxHooks,
  dialect: {
    name: dialect,
    rewrite: rewriteFences,
    rewriteTree: (tree) => rewriteCodeBlocks(tree, readMeta),
    frontMatter: mintlifyFrontMatter,
    headingId: mintlifySlug,
    aliases: { '/snippets/': 'snippets' },
    formats: { MDX: mdx },
  },
  steps: [
    { at: 'markdown', dialect, plugin: remarkViews },
    { at: 'markdown', dialect, plugin: remarkLead },
    { at: 'html', dialect, plugin: rehypeMintlify },
  ],
})

function site({ navigation: file }: MintlifyOptions, { readFile }: PluginContext): SiteHooks {
  const facts = { keepsNames: true, facts: ({ path }: { path: string }) => titleOf(path, labelOf) }
  if (file === undefined) return { dialect: { name: dialect, ...facts } }
  const { items, problems, redirects } = readNavigation(file, readFile)
  return {
    redirects,
    dialect: {
      name: dialect,
      ...facts,
      sidebar: (pages, folder, report) => {
        if (folder !== '.') return undefined
        problems.forEach(report)
        const ids = new Map(pages.map(({ id, path }) => [path.replace(/\.\w+$/, ''), id]))
        return withIds(items, (path) => {
          const bare = path.replace(/^\/|\.mdx?$/g, '')
          return ids.get(bare) ?? bare
        })
      },
    },
  }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<MintlifyOptions> = {
  name: '@landing/plugin-dialects/mintlify',
  options: { navigation: 'string' },
  compile: async () => compile,
  site: async () => site,
}

export default plugin
