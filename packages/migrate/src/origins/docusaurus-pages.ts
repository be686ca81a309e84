import { join } from 'node:path'
import type { Values } from '../site/values'
import { syntaxIn } from './docusaurus-docs'
import type { DocsSet } from './docusaurus-versions'
import { type Contents, readDocs } from './files'

interface MarkdownPages extends Contents {
  /** Their docs set in the new configuration, at the root of the site. */
  readonly configs: readonly Values[]
}

const none: MarkdownPages = { configs: [], pages: [], copies: [] }

/** Pages in Markdown below `src/pages`; none if documents are at the root, whose sidebar they would be in. */
export function readMarkdownPages(
  config: Values,
  root: string,
  sets: readonly DocsSet[],
  locales: readonly string[],
): MarkdownPages {
  if (sets.some(({ routeBasePath }) => routeBasePath === '')) return none
  const folders = [
    { source: join(root, 'src/pages'), target: 'content/pages' },
    ...locales.map((locale) => ({
      source: join(root, 'i18n', locale, 'docusaurus-plugin-content-pages'),
      target: `content/i18n/${locale}/pages`,
    })),
  ]
  const { pages, copies } = readDocs(folders, syntaxIn(config))
  if (pages.length === 0) return none
  return {
    configs: [{ id: 'pages', path: 'pages', routeBasePath: '/', sidebars: {} }],
    pages,
    copies: copies.filter(([path]) => /\.(?:png|jpe?g|gif|svg|webp|avif|pdf)$/i.test(path)),
  }
}
