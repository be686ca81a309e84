import type { Plugin } from '@landing/content'
import type { Node } from './directives'
import { vitepressFrontMatter } from './front-matter'
import { rewriteCodeBlocks, rewriteLines } from './grammar'
import { inQuotes, rewriteFence } from './rewrite'

const include =
  /^([ \t>]*)<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([\w.-]+))?(?:\{(\d*),?(\d*)\})?[ \t]*-->[ \t]*$/

/** `::: tip A title`, `<!--@include: ./part.md{3,10}-->`, `[[toc]]`, which pages have beside them, and `<<< ./example.js`, which is a comment until it is a block of code. */
const rewrite = (text: string): string =>
  rewriteLines(text, (line) =>
    rewriteFence(line)
      .replace(include, (_, indent, file, region, from, to) => {
        const lines = from || to ? ` lines="${from || 1}-${to || 99_999}"` : ''
        return `${indent}::include{file="${file}"${region ? ` region="${region}"` : ''}${lines}}`
      })
      .replace(/^([ \t>]*)\[\[toc\]\][ \t]*$/i, '$1')
      .replace(/^([ \t>]*)(<<<[ \t]*[^\s<].*)$/, '$1<!--$2-->'),
  )

const snippet = /^<!--<<<[ \t]*@?([^\s{[]+)[ \t]*(?:\{([^}]*)\})?[ \t]*(?:\[([^\]]*)\])?[ \t]*-->$/

/** `<<< @/example.js#region{1,3 ts:line-numbers} [title]` as a code block. */
function snippetOf(node: Node): Node | undefined {
  const [, path, options = '', title] = node.type === 'html' ? (snippet.exec(node.value) ?? []) : []
  if (path === undefined) return undefined
  const words = options.split(/\s+/)
  const lines = words.filter((word) => /^[\d,-]+$/.test(word)).map((word) => `{${word}}`)
  const lang = words.find((word) => /^[a-z:]/i.test(word)) ?? ''
  const ending = /\.(\w+)(?:#.*)?$/.exec(path)?.[1] ?? ''
  return {
    type: 'code',
    lang: lang === '' || lang.startsWith(':') ? ending + lang : lang,
    meta: [`file="${path}"`, ...lines, ...(title ? [`title=${inQuotes(title)}`] : [])].join(' '),
    value: '',
    ...(node.position && { position: node.position }),
  }
}

function rewriteTree(parent: { children: Node[] }): void {
  parent.children = parent.children.map((node) => snippetOf(node) ?? node)
  for (const node of parent.children) if ('children' in node) rewriteTree(node as typeof parent)
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin = {
  name: '@landing/plugin-dialects/vitepress',
  options: {},
  compile: async () => () => ({
    dialect: {
      name: 'vitepress',
      frontMatter: vitepressFrontMatter,
      rewrite,
      rewriteTree(tree) {
        rewriteTree(tree)
        rewriteCodeBlocks(tree)
      },
    },
  }),
}

export default plugin
