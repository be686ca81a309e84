import { expect, it } from 'vitest'
import { factsOf, factsOptions } from '../fixtures/facts-of'
import { noHooks } from '../hooks/loaded-hooks'
import { readFacts } from './read-facts'

const told = (text: string) =>
  factsOf(text).findings.map(
    ({ code, message, location }) => `${location.line}:${location.column} ${code} ${message}`,
  )

it.each([
  [
    '---\nslug: /a\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main\n---\n',
    '3:1 page/merge-conflict A merge conflict is not resolved here.',
  ],
  [
    '---\ntitle: "Start here\nslug: /a\n---\n',
    '2:8 front-matter/syntax Front matter is not valid YAML: a quote is opened and not closed.',
  ],
  [
    '---\ntitle: A\ndescription: Gets all\n  Tip:\n  more\n---\n',
    '4:3 front-matter/syntax Front matter is not valid YAML: line 4 looks like a key inside of the text of line 3.',
  ],
  [
    '---\nlayout: default\n---\n',
    '2:1 front-matter/unknown-key Front matter "layout" expected "home", received "default".',
  ],
])('places the mistake of %j', (text, message) => {
  expect(told(text)).toEqual([message])
})

it.each([
  '---\n\nText after a rule.\n',
  '---\nNot a key: text\n',
  '# A\n\n---\n\ntitle: b\n',
  '',
  '\n---\n\nText\n\n---\n',
  '\n---\nNote: a heading\n---\n',
  '----\n\nText\n',
  'Note: a heading\n---\n',
  'name: a heading\n---\n',
  'title: a text\n\nText\n\n---\n',
  'title: a text\n',
  '+++\nText\n+++\n',
  '```yaml\ntitle: x\n---\n```\n',
])('takes %j for text', (text) => {
  expect(told(text)).toEqual([])
})

it('reads what YAML refuses where the dialect corrects it', () => {
  const text = '---\ntitle: A\ndescription:   Gets all: of\n  Tip:\n  it\n---\n'
  const dialect = {
    name: 'x',
    repairFrontMatter: (yaml: string) => yaml.replace(/all: .*/s, 'all of it'),
  }
  const site = { ...noHooks, of: () => dialect }
  const input = { source: 'docs/a.md', path: 'a.md', dialect: 'x', text }
  const facts = readFacts(input, { ...factsOptions, site })
  expect(facts.frontMatter).toEqual({ title: 'A', description: 'Gets all of it' })
  expect(facts.findings).toMatchObject([{ code: 'front-matter/syntax', severity: 'warn' }])
})

it('places a key that is missing at what should have it', () => {
  expect(told('---\nhero:\n  actions:\n    - text: A\n---\n')).toEqual([
    '4:7 front-matter/wrong-type Front matter "hero.actions[0].href" is missing, and needed.',
  ])
})

it('reads keys of another tool as the dialect says, and names both in its messages', () => {
  const dialect = {
    name: 'x',
    frontMatter: {
      order: (value: unknown) => ({ sidebar_position: value }),
      sidebar: (_: unknown, lose: (path: string) => void) => {
        lose('sidebar.attrs')
        return { sidebar_label: 'A' }
      },
      slug: (value: unknown) => ({ slug: `/${value}` }),
    },
  }
  const compile = { ...noHooks, of: () => dialect }
  const read = (text: string) =>
    readFacts(
      { source: 'docs/a.md', path: 'a.md', dialect: 'x', text },
      { ...factsOptions, compile },
    )
  expect(read('---\norder: 1\nslug: b\nsidebar:\n---\n')).toMatchObject({
    frontMatter: { sidebar_position: 1, slug: '/b' },
    findings: [],
  })
  expect(read('---\norder: 1\nsidebar_position: 2\n---\n').frontMatter).toEqual({
    sidebar_position: 2,
  })
  const { findings } = read('---\nsidebar:\n  attrs: 1\norder: x\n---\n')
  expect(findings.map(({ message, location }) => [location.line, message])).toEqual([
    [3, 'Front matter "sidebar.attrs" has no counterpart here, and does nothing.'],
    [4, 'Front matter "order" becomes "sidebar_position", which expected a number, received "x".'],
  ])
})
