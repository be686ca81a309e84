import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openContent } from '@landing/content'
import type { SidebarItem } from '@landing/schema'
import { expect, it } from 'vitest'

/** The sidebar of a site with a dialect and its options. */
async function sidebarOf(
  dialect: string,
  options: object,
  pages: readonly string[],
  files: Readonly<Record<string, string>>,
) {
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-dialect-'))
  const texts = {
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, pageText(name)])),
    ...files,
  }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(contentDir, 'docs', dirname(path)), { recursive: true })
    writeFileSync(join(contentDir, 'docs', path), text)
  }
  try {
    const { model, messages } = await openContent({
      contentDir,
      config: {
        title: 'Site',
        url: 'https://example.org',
        plugins: [{ module: join(import.meta.dirname, `${dialect}.ts`), options }],
        docs: { dialect },
      },
      production: true,
    })
    const [sidebar] = Object.values(model.versions[0]?.sidebars ?? {})
    const redirects = model.redirects.map(({ from, to }) => `${from} ${to}`)
    return {
      items: shown(sidebar?.items ?? []),
      messages: messages.map(({ message }) => message),
      redirects,
    }
  } finally {
    rmSync(contentDir, { recursive: true })
  }
}
const pageText = (name: string) => `---\ntitle: ${name}\n---\n`

/** Each item as its label, with its link, and with what is in it. */
function shown(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type !== 'link' && item.type !== 'category') return item.type
    const line = `${item.label}${item.href === undefined ? '' : ` ${item.href}`}`
    if (item.type === 'link') return line
    const state = item.collapsible ? (item.collapsed ? ' closed' : ' open') : ''
    return [`${line}${state}`, shown(item.items)]
  })
}

it('reads the navigation of Mintlify', async () => {
  const open = (text: string) =>
    sidebarOf(
      'mintlify',
      { navigation: 'docs/docs.json' },
      ['index', 'start', 'api/index', 'api/users'],
      { 'docs.json': text },
    )
  const groups = [
    {
      group: 'Start',
      pages: ['index', '/start', { group: 'API', root: 'api/index', pages: ['api/users'] }],
    },
    { group: 'Empty', openapi: 'openapi.json' },
  ]
  const anchors = [{ anchor: 'Blog', href: 'https://example.org/blog' }]
  const navigation = { tabs: [{ tab: 'Guides', groups }], anchors }
  const { items } = await open(JSON.stringify({ name: 'Docs', navigation }))
  expect(items).toEqual([
    [
      'Guides closed',
      [
        [
          'Start open',
          [
            'index /docs/',
            'start /docs/start/',
            ['API /docs/api/ closed', ['api/users /docs/api/users/']],
          ],
        ],
      ],
    ],
    'Blog https://example.org/blog',
  ])
  await expect(open('{ "navigation": [')).rejects.toThrow(/"docs\/docs\.json" is not valid JSON: /)
  await expect(open('{\n"navigation": { "pages": ["index",\n  "gone"] } }')).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'Unknown document "gone" in the sidebar.',
        location: { file: 'docs/docs.json', line: 3, column: 3 },
      },
    ],
  })
})

it('reads the redirects of Mintlify', async () => {
  const redirects = [
    { source: '/old/:slug*', destination: '/docs/api/:slug*' },
    { source: '/begin', destination: '/docs/start', permanent: false },
    { source: '/../away', destination: '/docs/' },
  ]
  const text = JSON.stringify({ redirects, navigation: { pages: ['index'] } }, null, 1)
  const pages = ['index', 'start', 'api/index', 'api/users']
  const site = await sidebarOf('mintlify', { navigation: 'docs/docs.json' }, pages, {
    'docs.json': text,
  })
  expect(site.redirects).toEqual([
    '/begin/ /docs/start/',
    '/old/ /docs/api/',
    '/old/users/ /docs/api/users/',
  ])
  expect(site.messages).toEqual([
    'The redirect from "/../away" to "/docs/" is left out: a static site cannot have it.',
  ])
})

it.each([
  ['mintlify', ['Api closed', ['Set up and run /docs/api/set-up_and-run/']]],
  ['nextra', ['Api closed', ['Set up and Run /docs/api/set-up_and-run/']]],
])('names pages of %s by their files', async (dialect, expected) => {
  const file = 'api/set-up_and-run'
  const { items } = await sidebarOf(
    dialect,
    { navigation: dialect === 'nextra' ? 'docs' : 'docs/docs.json' },
    [],
    {
      [`${file}.mdx`]: 'Text.\n',
      'docs.json': JSON.stringify({ navigation: { tabs: [{ tab: 'Api', pages: [file] }] } }),
    },
  )
  expect(items).toEqual([expected])
})

it.each([
  ['mintlify', 'docs.json', '{ "navigation": { "pages": ["01-first/02-page"] } }'],
  ['fumadocs', 'meta.json', '{ "pages": ["...01-first"] }'],
  ['nextra', '_meta.json', '{ "01-first": { "display": "children" } }'],
])('keeps the addresses of %s, with numbers', async (dialect, file, text) => {
  const navigation = dialect === 'mintlify' ? `docs/${file}` : 'docs'
  const { items } = await sidebarOf(dialect, { navigation }, ['01-first/02-page'], { [file]: text })
  expect(items).toEqual(['01-first/02-page /docs/01-first/02-page/'])
})

it('reads the files that the navigation of Mintlify refers to', async () => {
  const open = (files: Readonly<Record<string, object>>) =>
    sidebarOf(
      'mintlify',
      { navigation: 'docs/docs.json' },
      ['index', 'start', 'api/index'],
      Object.fromEntries(Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])),
    )
  const { items, messages } = await open({
    'docs.json': { navigation: { $ref: './nav/all.json', anchors: [] } },
    'nav/all.json': {
      global: { anchors: [{ anchor: 'Blog', href: 'https://example.org/blog' }] },
      anchors: [{ anchor: 'Gone', href: 'https://example.org/gone' }],
      groups: [
        { $ref: 'start.json', group: 'First steps' },
        { group: 'Old', hidden: true, pages: ['start'] },
        {
          group: 'API',
          openapi: 'openapi.json',
          root: 'api/index',
          pages: ['GET /users', 'v2.json POST /users'],
        },
        { group: 'Events', asyncapi: 'asyncapi.yml' },
      ],
    },
    'nav/start.json': { group: 'Start', pages: ['index', 'start'] },
  })
  expect(items).toEqual([
    ['First steps open', ['index /docs/', 'start /docs/start/']],
    'API /docs/api/',
    'Blog https://example.org/blog',
  ])
  expect(messages).toEqual([
    'Pages of an API are left out of the sidebar: "GET /users" and 1 more.',
    'Pages of an API are left out of the sidebar: "Events".',
  ])
  const circular = { 'docs.json': { navigation: { $ref: 'nav.json' } } }
  await expect(open({ ...circular, 'nav.json': { tabs: [{ $ref: 'nav.json' }] } })).rejects.toThrow(
    '"docs/nav.json" refers to itself.',
  )
  const outside = { 'docs.json': { navigation: { $ref: 'a/../../landing.config.json' } } }
  await expect(open(outside)).rejects.toThrow(
    '"docs/docs.json" refers to "landing.config.json", which is outside of the folder of "docs/docs.json".',
  )
})

const pages = ['index', 'z', 'a', 'hidden', 'api/index', 'api/users', 'more/one', 'more/two']

it('reads the navigation of Fumadocs', async () => {
  const open = (files: Readonly<Record<string, string>>) =>
    sidebarOf('fumadocs', { navigation: 'docs' }, pages, files)
  const list = ['index', '---[Icon]Guides---', 'api', '...', '!hidden', '---', '...more']
  const { items, messages } = await open({
    'meta.json': JSON.stringify({ pages: [...list, '[Icon][Blog](https://example.org/blog)'] }),
    'api/meta.json': '{ "title": "API", "defaultOpen": true, "root": true }',
    'more/meta.json': '{ "pages": ["z...a"] }',
  })
  expect(items).toEqual([
    'index /docs/',
    [
      'Guides',
      [['API /docs/api/ open', ['api/users /docs/api/users/']], 'a /docs/a/', 'z /docs/z/'],
    ],
    'more/two /docs/more/two/',
    'more/one /docs/more/one/',
    'Blog https://example.org/blog',
  ])
  expect(messages).toEqual([])
  const unknown = '{\n"pages": ["gone",\n"...away"] }'
  await expect(open({ 'meta.json': unknown })).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'Unknown document "gone" in the sidebar.',
        location: { file: 'docs/meta.json', line: 2, column: 11 },
      },
      {
        message: 'Unknown document "away" in the sidebar.',
        location: { file: 'docs/meta.json', line: 3, column: 1 },
      },
    ],
  })
  await expect(open({ 'api/meta.json': '{' })).rejects.toThrow(
    /"docs\/api\/meta\.json" is not valid JSON: /,
  )
})

it('reads the navigation of Nextra', async () => {
  const open = (files: Readonly<Record<string, string>>) =>
    sidebarOf('nextra', { navigation: 'docs' }, pages, files)
  const { items, messages } = await open({
    '_meta.tsx': `import type { MetaRecord } from 'nextra'
const links = { blog: { title: 'Blog', href: 'https://example.org/blog' } }
const meta: MetaRecord = {
  '*': { theme: { toc: false } },
  z: 'Last letter',
  hidden: { display: 'hidden' },
  _: { type: 'separator', title: 'Guides' },
  api: { title: <span><Icon /> API</span>, theme: { collapsed: false } },
  more: { display: 'children' },
  ...links,
  versions: { type: 'menu', title: 'Versions', items: { 'v-1': { href: '/1' } } },
} satisfies MetaRecord
export default meta`,
    'api/_meta.json': '{ "index": "Overview", "users": "Users" }',
  })
  expect(items).toEqual([
    'index /docs/',
    'Last letter /docs/z/',
    [
      'Guides',
      [
        ['API open', ['Overview /docs/api/', 'Users /docs/api/users/']],
        'more/one /docs/more/one/',
        'more/two /docs/more/two/',
        'Blog https://example.org/blog',
        ['Versions closed', ['V 1 /1']],
        'a /docs/a/',
      ],
    ],
  ])
  expect(messages).toEqual([])
  await expect(open({ '_meta.js': 'export default load()' })).rejects.toThrow(
    '"docs/_meta.js" cannot be read: its default export must be an object with constants.',
  )
  const called = await open({
    '_meta.js': `const separator = (title) => ({ type: 'separator', title })
function page(title) { return { title } }
export const names = { z: page('Last letter') }
export default { index: 'Start', '#': separator('Letters'), a: { title: named('a') }, ...names }`,
  })
  expect(called.items.slice(0, 2)).toEqual([
    'Start /docs/',
    ['Letters', expect.arrayContaining(['a /docs/a/', 'Last letter /docs/z/'])],
  ])
  const circular = await open({
    '_meta.js': `const a = b
const b = a
const links = { z: a, ...links }
export default { index: 'Start', ...links }`,
  })
  expect(circular.items.slice(0, 2)).toEqual(['Start /docs/', 'z /docs/z/'])
  const unknown = open({ 'api/_meta.ts': "export default {\n  users: '',\n  'go-ne': 'Gone',\n}" })
  await expect(unknown).rejects.toMatchObject({
    diagnostics: [
      {
        message: 'Unknown document "api/go-ne" in the sidebar.',
        location: { file: 'docs/api/_meta.ts', line: 3, column: 3 },
      },
    ],
  })
})

it('reads the one file of Nextra with the navigation of all folders', async () => {
  const { items } = await sidebarOf('nextra', { navigation: 'docs' }, pages, {
    '_meta.global.tsx': `const MORE = { two: 'Second', one: '' }
export default {
  index: { display: 'hidden' },
  api: { type: 'page', title: 'Reference', items: { index: 'Overview', users: '' } },
  more: { items: MORE },
  hidden: { display: 'hidden' },
  versions: { type: 'menu', title: 'Versions', items: { old: { title: 'Old', href: '/1' } } },
}`,
  })
  expect(items).toEqual([
    ['Reference closed', ['Overview /docs/api/', 'api/users /docs/api/users/']],
    ['More closed', ['Second /docs/more/two/', 'more/one /docs/more/one/']],
    ['Versions closed', ['Old /1']],
    'a /docs/a/',
    'z /docs/z/',
  ])
})
