import type { SiteHooks } from '@landing/content'
import type { CompileHooks } from '@landing/markdown'

export const compileHooks: Required<CompileHooks> = {
  dialect: {
    name: 'wiki',
    frontMatter: { order: (value) => ({ sidebar_position: value }) },
    headingId: (text) => text.toLowerCase().replace(/\W+/g, '_'),
    aliases: { '@parts/': 'src/parts' },
    formats: { MDX: { components: { '@example/parts': {} } } },
  },
  parser: {
    name: 'Plain',
    endings: ['.txt'],
    isCode: false,
    test: (path) => path.endsWith('.txt'),
    outlineText: (text) => text,
    open: async () => ({
      parse: (value) => ({ type: 'root', children: [{ type: 'code', value }] }),
      lower: ({ children }, { text }) => ({ children, markdown: text }),
    }),
  },
  syntax: [{ micromark: [], fromMarkdown: [], toMarkdown: [] }],
  directives: { hello: { leaf: { html: () => [{ type: 'thematicBreak' }] } } },
  codeMarks: { reviewed: { line: 'reviewed' } },
  steps: [{ at: 'markdown', plugin: () => (tree) => tree }],
  codeBlock: (language) => (language === 'json' ? { check: () => undefined } : undefined),
  shiki: { transformers: [{ name: 'wiki-code', pre: (node) => node }] },
  codes: { 'wiki/tbd': 'warn' },
  lint: [
    ({ text, report }) => {
      const at = text.indexOf('TBD')
      const issue = { code: 'wiki/tbd', message: 'To be done.', help: 'Do it, or remove it.' }
      if (at !== -1) report({ ...issue, at })
    },
  ],
}

export const siteHooks: Required<SiteHooks> = {
  dialect: {
    name: 'wiki',
    keepsNames: true,
    repairFrontMatter: (yaml) => yaml.replaceAll('\t', '  '),
    pages: { isSource: (path) => path.endsWith('.json'), create: () => ({ pages: [] }) },
    facts: ({ path }) => ({ title: path.replace(/-/g, ' ') }),
    sidebar: (pages) => pages.map(({ id }) => ({ type: 'doc', id })),
  },
  link:
    ({ find }) =>
    ({ target, page }) => {
      const found = find(`docs/${target}`, page)
      return found && { page: found }
    },
  synonyms: [['note', 'memo']],
  redirects: [{ from: '/old/:page*', to: '/docs/:page*' }],
  head: () => [{ tag: 'meta', attributes: { name: 'author', content: 'Ada' } }],
  emit: [{ files: ({ site }) => [{ path: 'title.txt', content: site.title }] }],
  client: [{ module: 'file:///plugin/client.js', when: 'has:.wiki-map' }],
  search: {
    module: 'file:///plugin/search.js',
    policy: { 'connect-src': ['https://search.example.org'] },
  },
}
