import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it('reads pages of MkDocs as templates only if the plugin `macros` does', () => {
  const { findings } = migrated('mkdocs', {
    'mkdocs.yml': 'plugins:\n  - macros:\n      render_by_default: false\n',
    'docs/index.md': 'In Jinja, `{{ item }}` is a value.\n',
    'docs/a.md': '---\nrender_macros: true\n---\n\n{{ version }}\n',
  })
  expect(findings.filter(({ file }) => file !== 'mkdocs.yml')).toMatchObject([
    {
      file: 'docs/a.md',
      line: 5,
      what: 'The template expression `{{ version }}` was kept as text.',
    },
  ])
})

it('publishes no drafts of MkDocs', () => {
  const { has, read } = migrated('mkdocs', {
    'mkdocs.yml': 'site_name: T\ndraft_docs: |\n  drafts/\n  _*.md\nexclude_docs: old.md\n',
    'docs/index.md': '# Index',
    'docs/old.md': '# Old',
    'docs/drafts/a.md': '# A',
    'docs/guide/drafts/b.md': '# B',
  })
  expect(read('content/docs/index.md')).toBe('# Index')
  expect(has('content/docs/old.md')).toBe(false)
  for (const path of ['drafts/a', 'guide/drafts/b'])
    expect(read(`content/docs/${path}.md`)).toContain('---\ndraft: true\n---\n')
})

it('leaves a README of MkDocs beside an index out, as MkDocs does', () => {
  const { has } = migrated('mkdocs', {
    'mkdocs.yml': 'site_name: T',
    'docs/index.md': '# Index',
    'docs/README.md': '# For people on GitHub',
    'docs/guide/README.md': '# Guide',
  })
  const paths = ['index', 'README', 'guide/README'].map((path) => has(`content/docs/${path}.md`))
  expect(paths).toEqual([true, false, true])
})
