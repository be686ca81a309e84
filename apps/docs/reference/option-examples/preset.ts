import type { Preset } from '@landing/content'

export const preset: Required<Preset> = {
  dialect: 'wiki',
  keepsNames: true,
  lenientFrontMatter: true,
  frontMatter: { order: (value) => ({ sidebar_position: value }) },
  pages: { isSource: (path) => path.endsWith('.json'), create: () => ({ pages: [] }) },
  facts: ({ path }) => ({ title: path.replace(/-/g, ' ') }),
  sidebar: (pages) => pages.map(({ id }) => ({ type: 'doc', id })),
  link:
    ({ find }) =>
    ({ target, page }) => {
      const found = find(`docs/${target}`, page)
      return found && { page: found }
    },
  codeBlock: (language) => (language === 'json' ? { check: () => undefined } : undefined),
  headingId: (text) => text.toLowerCase().replace(/\W+/g, '_'),
  synonyms: [['note', 'memo']],
  redirects: [{ from: '/old/:page*', to: '/docs/:page*' }],
  remarkPlugins: [],
  rehypePlugins: [],
  mdx: { components: { '@example/parts': {} } },
}
