import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Finding, type Origin, origins, type SourcePage, type SourceSite } from '../site/site'
import { FileMap } from './links'
import { rewritePage } from './rewrite-page'

const fixtures = join(import.meta.dirname, '../../fixtures/pages')
const syntaxOf = (origin: Origin, name: string): SourcePage['syntax'] =>
  origin === 'vitepress'
    ? 'vue'
    : origin === 'docusaurus' || name.endsWith('.mdx')
      ? 'mdx'
      : 'markdown'

/** A site of the pages of one folder. */
function siteOf(origin: Origin, root: string): SourceSite {
  const names = readdirSync(root).filter(
    (name) => /^[^_].*\.mdx?$/.test(name) && name !== 'output.md',
  )
  return {
    origin,
    root,
    config: { title: 'Fixture', url: 'https://example.org', baseUrl: '/' },
    pages: names.map((name) => ({
      source: join(root, name),
      target: `content/docs/${name.replace(/\.mdx?$/, '.md')}`,
      syntax: syntaxOf(origin, name),
    })),
    copies: new Map([['content/static/img/a.png', join(root, 'static/img/a.png')]]),
    aliases: { '@site/': root, '~/': join(root, 'src'), '@/': root },
    ...(origin === 'mkdocs' && {
      pythonMarkdown: {
        extensions: new Set(
          'attr_list callouts pymdownx.critic pymdownx.escapeall pymdownx.smartsymbols pymdownx.snippets pymdownx.inlinehilite pymdownx.keys pymdownx.caret pymdownx.arithmatex pymdownx.blocks.tab'.split(
            ' ',
          ),
        ),
        slugs: 'python',
        linksTabs: false,
        repository: root.endsWith('references')
          ? { provider: 'github', name: 'me/tool', hidesSigns: false }
          : undefined,
        hasCrossReferences: root.endsWith('references'),
        isTemplate: root.endsWith('templates'),
        variables: new Map([['version', '1.2']]),
        includesMarkdown: root.endsWith('included-markdown'),
        snippetFolders: [root],
        definitions: new Map([['shared', '[Shared]: https://example.org/shared']]),
        hasAnnotations: root.endsWith('code'),
        blocks: new Map([
          ['own', '!!! own'],
          ['details-own', '??? own'],
        ]),
      },
    }),
    packages: root.endsWith('formulas') ? ['@landing/plugin-math'] : [],
    findings: [],
  }
}

/** The new page, and what is reported about it. */
function rewrite(origin: Origin, root: string): string {
  const site = siteOf(origin, root)
  const findings: Finding[] = []
  const page = site.pages.find(({ target }) => target.endsWith('/input.md'))
  if (page === undefined) throw new Error(`${root} has no input`)
  const [files, ownKeys, policy, stubs, variables] = [
    new FileMap(site),
    new Set<string>(),
    new Map(),
    new Map(),
    new Set<string>(),
  ]
  const text = rewritePage(page, { site, files, findings, ownKeys, policy, stubs, variables })
  const lines = findings.map(({ line, what }) => `${line}: ${what}\n`)
  return lines.length === 0 ? text : `${text.trimEnd()}\n\n--- reported ---\n${lines.join('')}`
}

describe.each(origins)('%s', (origin) => {
  it.each(readdirSync(join(fixtures, origin)))('%s', (name) => {
    const root = join(fixtures, origin, name)
    const made = rewrite(origin, root)
    const golden = join(root, 'output.md')
    if (process.env.UPDATE === '1') writeFileSync(golden, made)
    expect(made).toBe(readFileSync(golden, 'utf8'))
  })
})
