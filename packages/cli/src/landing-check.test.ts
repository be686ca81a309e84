import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Diagnostic } from '@landing/schema'
import { removeSites, writeFiles, writeSite } from '@landing/tooling/sites'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { fixFiles } from './check/fix'
import { landingCheck } from './landing-check'

afterAll(removeSites)

/** Runs the command in a folder and returns what it printed. */
async function check(folder: string, args: readonly string[], answer: typeof fetch = refuse) {
  const lines: string[] = []
  const push = (text: string) => lines.push(text)
  const code = await landingCheck(args, folder, { log: push, error: push, fetch: answer })
  return { code, text: lines.join('\n') }
}

afterEach(() => void vi.unstubAllEnvs())

const refuse: typeof fetch = () => Promise.reject(new Error('no network in tests'))

const site = {
  'content/docs/a.md':
    '# A\n\n[b](b.md) [home](/) [s](/static.txt) [x](https://x.org/a#b) [y](https://y.org/) [t](/tool/) [u](/tool)\n',
  'content/docs/b.md': '# B\n\n[a](a.md#nowhere) [x](https://x.org/a)\n',
  'content/static/static.txt': '',
  'content/static/tool/index.html': '',
}

it('prints SARIF with places in the repository, also for what it could not check', async () => {
  const folder = writeSite({ 'content/docs/a b.md': '# A\n\n[z](./z.md)\n\n![](/p.png)\n' })
  const { code, text } = await check(folder, [
    '--format',
    'sarif',
    '--only',
    'links/broken-markdown',
  ])
  expect(code).toBe(1)
  expect(JSON.parse(text)).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'landing-check',
            rules: [expect.objectContaining({ id: 'links/broken-markdown' })],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        results: [
          {
            ruleId: 'links/broken-markdown',
            ruleIndex: 0,
            level: 'error',
            message: { text: expect.stringContaining('docs/z.md, which does not exist.\n') },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'content/docs/a%20b.md', uriBaseId: '%SRCROOT%' },
                  region: { startLine: 3, startColumn: 1 },
                },
              },
            ],
          },
        ],
      },
    ],
  })
  const failed = await check(folder, ['--format', 'sarif', '--config', 'none.json'])
  expect(failed.code).toBe(2)
  expect(failed.text).toContain('"executionSuccessful": false')
  expect(failed.text).toContain('There is no configuration file none.json.')
})

it('names a redirect whose document clashes with another file, and static files that are no folder', async () => {
  const redirects = `redirects: [{ from: '/old/', to: '/docs/a/' }, { from: '/sitemap.xml', to: '/docs/a/' }]`
  const folder = writeSite({
    'content/docs/a.md': '# A\n',
    'content/static/old': '',
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', ${redirects} }`,
  })
  const { code, text } = await check(folder, [])
  expect(code).toBe(1)
  expect(text).toContain(`configuration redirects  error  build/name-clash
  "/sitemap.xml" cannot be both a file of the site and a folder, which "/sitemap.xml/index.html" needs.
  Change the redirect from "/sitemap.xml", or rename the other file.`)
  expect(text).toContain(`static/old  error  build/name-clash
  "/old" cannot be both a file of the site and a folder, which "/old/index.html" needs.
  Change the redirect from "/old/", or rename the other file.`)
  rmSync(join(folder, 'content/static'), { recursive: true })
  writeFileSync(join(folder, 'content/static'), 'mine')
  expect((await check(folder, [])).text).toContain(
    'Could not access "content/static": a part of the path is a file, not a folder (ENOTDIR, scandir).',
  )
})

it('refuses what would only fail in a build, in the words of the build', async () => {
  const folder = writeSite({
    'content/docs/a.md': '# A\n\n::good{x="1"}\n\n:::bad\nText\n:::\n',
    'content/docs/b.md': `---\nslug: ${'b'.repeat(256)}\n---\n\n# B\n`,
    'content/static/assets': '',
    'content/static/docs/a': '',
    'content/static/team/index.html/x.txt': '',
    'src/pages/index.tsx': 'export const Home = () => null\n',
    'src/pages/team.tsx': 'const Team = () => null\nexport { Team as default }\n',
    'src/components/good.tsx': "export { default } from './bad'\n",
    'src/components/bad.tsx': 'export const Bad = () => null\n',
    'src/components/parts.tsx': 'export const Part = () => null\n',
    'src/theme.tsx/x.ts': '',
  })
  const { code, text } = await check(folder, ['--format', 'json'])
  expect(code).toBe(1)
  const { messages } = JSON.parse(text)
  expect(
    (messages as Diagnostic[]).map(({ code, severity, message, help, location }) => [
      `${relative(folder, resolve(folder, 'content', location.file))}:${location.line}`,
      `${severity} ${code}`,
      message,
      help,
    ]),
  ).toEqual([
    [
      'src/pages/index.tsx:undefined',
      'throw page/no-default-export',
      'src/pages/index.tsx has no default export.',
      'Export the component of the page as default.',
    ],
    [
      'src/theme.tsx:undefined',
      'throw build/file-system',
      'Could not access "src/theme.tsx": it is a folder, not a file (EISDIR, read).',
      'Rename or remove the folder.',
    ],
    [
      'content/docs/a.md:5',
      'throw components/failed',
      'The component "bad" has no default export.',
      'Export it as default from its file in src/components.',
    ],
    [
      'content/docs/b.md:2',
      'throw docs/invalid-slug',
      'The address has a name of 256 bytes; file systems allow 255.',
      'Shorten it: the page is a file of that name.',
    ],
    [
      'content/static/assets:undefined',
      'throw build/name-clash',
      '"/assets" cannot be both a file of the site and a folder, which "/assets/main.js" needs.',
      'Rename the static file, or give the page another "slug".',
    ],
    [
      'content/static/docs/a:undefined',
      'throw build/name-clash',
      '"/docs/a" cannot be both a file of the site and a folder, which "/docs/a/index.html" needs.',
      'Rename the static file, or give the page another "slug".',
    ],
    [
      'content/static/team/index.html/x.txt:undefined',
      'throw build/name-clash',
      '"/team/index.html" cannot be both a file of the site and a folder, which "/team/index.html/x.txt" needs.',
      'Rename the static file, or give the page another "slug".',
    ],
  ])
})

it('refuses names that are too long for a file', async () => {
  const long = 'ä'.repeat(128)
  const folder = writeSite({
    'content/docs/a.md': `---\ntags: [${long}]\n---\n\n# A\n`,
    'content/docs/group/_category_.json': JSON.stringify({
      link: { type: 'generated-index', slug: `/${long}` },
    }),
    'content/docs/group/b.md': '# B\n',
  })
  const { code, text } = await check(folder, ['--format', 'json'])
  expect(code).toBe(1)
  const { messages } = JSON.parse(text)
  expect(
    (messages as Diagnostic[]).map(({ message, location }) => [location.file, message]),
  ).toEqual(
    ['the category page of sidebar docs', `the page of the tag "${long}"`].map((source) => [
      source,
      'The address has a name of 256 bytes; file systems allow 255.',
    ]),
  )
})

it.each([
  [`files: () => ({ 'a.txt': '' })`, 'Invalid path "a.txt" in "files": it is not'],
  [`files: () => ({ '/../a.txt': '' })`, 'Invalid path "/../a.txt" in "files": it is not'],
  [`files: () => ({ '/%2e%2e/a.txt': '' })`, 'Invalid path "/%2e%2e/a.txt" in "files": it is not'],
  [`files: () => ({ '/robots.txt': '' })`, '"/robots.txt" in "files": the site has this file'],
  [`files: () => ({ '/docs/a/index.html': '' })`, 'in "files": the site has this file already.'],
  [`feeds: [{ path: '/n', title: 'N', items: () => [{}] }]`, 'not return a list of items.'],
  [
    `feeds: [{ path: '/n', title: 'N', items: () => [{ id: 'x', title: 'X', href: '/', date: 'soon' }] }]`,
    'The item "x" of the feed /n has the date "soon", which cannot be read.',
  ],
])('refuses files that the configuration makes: %s', async (option, message) => {
  const folder = writeSite({
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', ${option} }\n`,
    'content/docs/a.md': '# A\n',
  })
  const { code, text } = await check(folder, [])
  expect(code).toBeGreaterThan(0)
  expect(text).toContain(message)
})

it('names a configuration that it cannot read', async () => {
  const site = { 'content/docs/a.md': '# A\n' }
  const lost = writeSite({
    ...site,
    'vite.config.ts': "import config from './landing.config'\nexport default config\n",
  })
  expect(await check(lost, [])).toEqual({
    code: 2,
    text: `check/no-config: vite.config.ts imports "./landing.config", which does not exist.

Write the configuration into landing.config.ts, or correct the import.`,
  })
  const inline = writeSite({ ...site, 'vite.config.js': 'export default landing({})\n' })
  const { code, text } = await check(inline, [])
  expect(code).toBe(0)
  expect(text).toContain(
    'There is no landing.config.ts: this command uses the default configuration.',
  )
  expect(text).toContain(
    'Move the configuration of the site from here into landing.config.ts, and import it.',
  )
})

it.each([
  ['src/pages', 'scandir'],
  ['src/components', 'scandir'],
  ['.landing', 'mkdir'],
])('refuses a file in place of the folder %s', async (path, call) => {
  const folder = writeSite({ 'content/docs/a.md': '# A\n', [path]: '' })
  const { code, text } = await check(folder, [])
  expect(code).toBe(1)
  expect(text).toContain(
    `Could not access "${path}": a part of the path is a file, not a folder (ENOTDIR, ${call}).`,
  )
  expect(text).toContain('Rename or remove the file.')
})

it('corrects what is safe with --fix, keeps bytes otherwise, and has nothing to do then', async () => {
  const before =
    '\uFEFF---\r\nnav_order: 3\r\ndate: 2020-01-01\r\n---\r\n\r\n# A\r\n\r\n##Part\r\n\r\n[a](./instal.md#x) and [b](./same.md)\r\n\r\n```js\r\nlet a'
  const after =
    '\uFEFF---\r\nsidebar_position: 3\r\ndate: 2020-01-01\r\n---\r\n\r\n# A\r\n\r\n## Part\r\n\r\n[a](./install.md#x) and [b](./same.md)\r\n\r\n```js\r\nlet a\r\n```\r\n'
  const folder = writeSite({
    'content/docs/a.md': before,
    'content/docs/install.md': '# I\n\n## x\n',
    'content/docs/one/same.md': '# S\n',
    'content/docs/two/same.md': '# S\n',
  })
  const file = join(folder, 'content/docs/a.md')
  const dry = await check(folder, ['--fix', '--dry-run'])
  expect(dry.text).toContain('Would fix docs/a.md:8: ##Part → ## Part')
  expect(readFileSync(file, 'utf8')).toBe(before)
  const { text } = await check(folder, ['--fix'])
  expect(text.match(/^Fixed .*/gm)).toEqual([
    'Fixed docs/a.md:2: nav_order: 3 → sidebar_position: 3',
    'Fixed docs/a.md:8: ##Part → ## Part',
    'Fixed docs/a.md:10: [a](./instal.md#x) and [b](./same.md) → [a](./install.md#x) and [b](./same.md)',
    'Fixed docs/a.md:12: no closing fence → ``` at the end of the file',
  ])
  expect(readFileSync(file, 'utf8')).toBe(after)
  expect(text).toContain('Other files are as close.')
  expect(text).not.toContain('headings/no-space')
  expect((await check(folder, ['--fix'])).text).not.toContain('Fixed')
})

it('corrects front matter keys of other tools with --fix, in one step', async () => {
  const folder = writeSite({
    'content/docs/a.md':
      '---\nTitle: A\nprev: false\nnext: ./b\ntableOfContents: false\nsearch: false\norder: 2\nnav_order: 1\n---\n\nText.\n',
  })
  const { text } = await check(folder, ['--fix'])
  expect(readFileSync(join(folder, 'content/docs/a.md'), 'utf8')).toBe(
    '---\ntitle: A\npagination_prev: null\nnext: ./b\nhide_table_of_contents: true\nsearch: { exclude: true }\nsidebar_position: 2\nnav_order: 1\n---\n\nText.\n',
  )
  expect(text.match(/Front matter "\w+"/g)).toEqual([
    'Front matter "next"',
    'Front matter "nav_order"',
  ])
})

it('closes code with --fix only where its end is plain, and names the rest', async () => {
  const folder = writeSite({
    'content/docs/lost.md': '# A\n\n```js\nx\n\n## Heading\n',
    'content/docs/note.md': '# A\n\n:::note\n\n```js\nx\n\n:::\n\nText.\n',
    'content/docs/short.md': '# A\n\n~~~~\ntext\n~~~\n\n## Next\n',
  })
  const { text } = await check(folder, ['--fix'])
  expect(text.match(/^Fixed .*/gm)).toEqual(['Fixed docs/short.md:5: ~~~ → ~~~~'])
  expect(text.match(/docs\/\w+\.md.*code\/unclosed/g)).toEqual([
    'docs/lost.md:3:1  warning  code/unclosed',
    'docs/note.md:5:1  warning  code/unclosed',
  ])
  expect(readFileSync(join(folder, 'content/docs/short.md'), 'utf8')).toBe(
    '# A\n\n~~~~\ntext\n~~~~\n\n## Next\n',
  )
})

it('prints the part of a long line that --fix changes', async () => {
  const words = 'many words '.repeat(12)
  const folder = writeSite({
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', markdown: { style: { terms: { BTP: 'SAP BTP' } } } }`,
    'content/docs/a.md': `# A\n\n${words}BTP ${words}BTP.\n`,
  })
  const { text } = await check(folder, ['--fix'])
  expect(text.match(/^Fixed .*/gm)).toEqual([
    'Fixed docs/a.md:3: … many words many words BTP. → … many words many words SAP BTP.',
    'Fixed docs/a.md:3: … many words many words BTP many words many words … → … many words many words SAP BTP many words many words …',
  ])
})

it('corrects addresses without a text and terms with --fix', async () => {
  const folder = writeSite({
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', markdown: { style: { terms: { BTP: 'SAP BTP' } } } }`,
    'content/docs/a.md': '# A\n\nBTP and BTP: https://example.org/x and `BTP`.\n',
  })
  const { text } = await check(folder, ['--fix'])
  expect(text).not.toContain('style/')
  expect(readFileSync(join(folder, 'content/docs/a.md'), 'utf8')).toBe(
    '# A\n\nSAP BTP and SAP BTP: <https://example.org/x> and `BTP`.\n',
  )
})

it('leaves a file alone that changed since the check began', () => {
  const folder = writeSite({ 'a.md': '##A\n' })
  const fix = { from: '##', to: '## ' }
  const message = { code: 'headings/no-space', severity: 'warn', message: '', fix } as const
  const messages = [{ ...message, location: { file: 'a.md', line: 1, column: 1 } }]
  expect(fixFiles(messages, folder, { started: 0, dryRun: false })).toEqual([])
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('##A\n')
})

it('checks a folder and says how much of what it found', async () => {
  const { code, text } = await check(writeSite(site), [])
  expect(code).toBe(0)
  expect(text).toContain('docs/b.md:3:1  warning  links/broken-anchor')
  expect(text).toMatch(/2 documents and 1 generated page checked: 0 errors, 1 warning, 0 notes\.$/)
})

it('ends with 1 for errors, with all of them', async () => {
  const folder = writeSite({ ...site, 'content/docs/c.md': '[z](./z.md)\n\n![](p.png)' })
  const { code, text } = await check(folder, [])
  expect(code).toBe(1)
  expect(text).toContain('docs/c.md:1:1  error  links/broken-markdown')
  expect(text).toContain('2 errors')
})

it('shows faults of front matter without a stack', async () => {
  const { code, text } = await check(writeSite({ 'content/docs/a.md': '---\ntitle: [\n---\n' }), [])
  expect(code).toBe(1)
  expect(text).toContain('front-matter/syntax')
})

it('reads the configuration of the folder', async () => {
  const folder = writeSite({
    ...site,
    'landing.config.mjs':
      "export default { title: 'T', url: 'https://example.org', links: { onBrokenAnchors: 'throw' } }",
    'other.json': '{ "title": "T", "url": "https://example.org/docs" }',
  })
  expect((await check(folder, [])).code).toBe(1)
  const wrong = await check(folder, ['--config', 'other.json'])
  expect(wrong.code).toBe(2)
  expect(wrong.text).toContain('url')
  expect((await check(folder, ['--config', 'none.json'])).text).toContain(
    'check/no-config: There is no configuration file none.json.',
  )
})

it('says which configuration cannot be read, and why', async () => {
  const folder = writeSite({
    ...site,
    'broken.json': '{ "title": "T", }',
    'broken.mjs': "throw new Error('No network.')",
  })
  for (const [file, reason] of [
    ['broken.json', 'JSON'],
    ['broken.mjs', 'No network.'],
  ] as const) {
    const { code, text } = await check(folder, ['--config', file])
    expect(code).toBe(2)
    expect(text).toMatch(new RegExp(`The configuration .*${file} cannot be read: .*${reason}`))
  }
})

it('knows the pages and files that a site has besides its content', async () => {
  const folder = writeSite({
    'content/docs/a.md':
      '[1](/about/) [2](/parts/x/) [3](/parts/) [4](/news.atom) [5](/llms.txt) [6](/own/)\n\n[7](/_app/) [8](/x.test/)\n',
    'src/pages/about.tsx': '',
    'src/pages/parts/index.tsx': '',
    'src/pages/parts/x.tsx': '',
    'src/pages/_app.tsx': '',
    'src/pages/x.test.tsx': '',
    'landing.config.mjs':
      "export default { title: 'T', url: 'https://example.org', feeds: [{ path: '/news', title: 'N', items: () => [] }] }",
  })
  const { text } = await check(folder, ['--page', '/own/'])
  expect(text.match(/leads to \S+,/g)).toEqual(['leads to /_app/,', 'leads to /x.test/,'])
})

it('refuses two pages of a site with one address, as a build does', async () => {
  const folder = writeSite({
    'content/docs/a.md': 'A.\n',
    'src/pages/about.tsx': '',
    'src/pages/about/index.tsx': '',
    'landing.config.mjs': "export default { title: 'T', url: 'https://example.org' }",
  })
  const { code, text } = await check(folder, [])
  expect(code).toBe(2)
  expect(text).toContain(
    'src/pages/about.tsx and src/pages/about/index.tsx have the same address /about/.',
  )
})

it('names dead links of navbar, footer and announcement bar with their options', async () => {
  const theme = `{
    navbar: { items: [
      { label: 'Home', to: '/' },
      { label: 'Team', to: '/team/' },
      { label: 'Old', to: '/old/' },
      { label: 'Feed', href: '/opensearch.xml' },
      { label: 'File', href: '/files/a.pdf' },
      { label: 'Menu', items: [{ label: 'Nope', to: '/docs/nope/' }] },
    ] },
    footer: { links: [{ label: 'A', to: '/docs/a/#nope' }, { label: 'Part', to: '/docs/a/#part' }] },
    announcementBar: { content: 'New: <a href="/docs/gone/">it</a>' },
  }`
  const locales = `{ defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { theme: {
    footer: { links: [{ label: 'Team', to: '/team/' }, { label: 'A', to: '/docs/a/' }, { label: 'B', to: '/b/' }] },
  } } } }`
  const folder = writeSite({
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', redirects: [{ from: '/old/', to: '/docs/a/' }], theme: ${theme}, i18n: ${locales} }`,
    'content/docs/a.md': '# A\n\n## Part\n',
    'content/static/files/a.pdf': '',
    'src/pages/team.tsx': 'export default () => null\n',
  })
  const { code, text } = await check(folder, ['--format', 'json'])
  const { messages } = JSON.parse(text) as {
    messages: { code: string; location: { file: string }; severity: string }[]
  }
  expect(code).toBe(0)
  expect(messages.map((each) => [each.location.file, each.code, each.severity])).toEqual([
    ['configuration i18n.localeConfigs.de.theme.footer.links[2].to', 'links/broken', 'log'],
    ['configuration theme.announcementBar.content', 'links/broken', 'log'],
    ['configuration theme.footer.links[0].to', 'links/broken-anchor', 'warn'],
    ['configuration theme.navbar.items[5].items[0].to', 'links/broken', 'log'],
  ])
})

it('lists what nothing leads to and what no page uses, on request', async () => {
  const folder = writeSite({
    'content/docs/a.md': '![Used](./used.svg) [B](./b.md)\n',
    'content/docs/b.md': '[Itself](./b.md)\n',
    'content/docs/alone.md': '[Itself](./alone.md)\n',
    'content/docs/meant.md': '---\nunlisted: true\n---\n\nMeant.\n',
    'content/docs/home.md': '---\nlayout: home\n---\n\nHome.\n',
    'content/docs/in-footer.md': 'In the footer.\n',
    'content/docs/announced.md': 'Announced.\n',
    'content/docs/used.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/docs/img/left.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'landing.config.mjs': `export default {
      title: 'T',
      url: 'https://example.org',
      docs: { sidebars: { docs: ['a'] } },
      theme: {
        announcementBar: { id: 'a', content: '<a href="/docs/announced/">New</a>' },
        footer: { links: [{ label: 'F', to: '/docs/in-footer/' }] },
      },
    }`,
  })
  expect((await check(folder, [])).text).not.toContain('unused')
  const { code, text } = await check(folder, ['--unused'])
  expect(code).toBe(0)
  expect(text).toContain(
    'docs/alone.md  note  unused/page\n  No sidebar and no page leads to /docs/alone/.',
  )
  expect(text).toContain('docs/img/left.svg  note  unused/file\n  No page uses the file.')
  expect(text.match(/unused\//g)).toHaveLength(2)
})

it('lists documents whose review is overdue, on request', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const folder = writeSite({
    'content/docs/a.md': '---\nlast_reviewed: 2020-01-31\n---\n\nA.\n',
    'content/docs/b.md': `---\nlast_reviewed: ${today}\n---\n\nB.\n`,
    'content/docs/c.md': 'C.\n',
    'landing.config.mjs': "export default { title: 'T', url: 'https://example.org' }",
  })
  expect((await check(folder, [])).text).not.toContain('review/')
  const { code, text } = await check(folder, ['--overdue', '365'])
  expect(code).toBe(0)
  expect(text.match(/review\//g)).toHaveLength(1)
  expect(text).toContain(
    'docs/a.md  note  review/overdue\n  The last review, on 2020-01-31, is more than 365 days ago.',
  )
})

it('lists missing and outdated translations on request', async () => {
  const folder = writeSite({
    'content/docs/a.md': 'A.\n',
    'content/docs/b.md': 'B.\n',
    'content/docs/c.md': 'C.\n',
    'content/i18n/de/docs/a.md': 'A.\n',
    'content/i18n/de/docs/b.md': 'B.\n',
    'landing.config.mjs': `export default {
      title: 'T',
      url: 'https://example.org',
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    }`,
  })
  const commit = (date: string) => {
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    const name = ['-c', 'user.name=Ada', '-c', 'user.email=a@example.org']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...name, 'commit', '-qm', date],
    ]) {
      execFileSync('git', args, { cwd: folder, env })
    }
  }
  commit('2026-01-01T10:00:00Z')
  writeFileSync(join(folder, 'content/docs/b.md'), 'B, changed.\n')
  commit('2026-02-01T10:00:00Z')
  expect((await check(folder, [])).text).not.toContain('translations/')
  const { code, text } = await check(folder, ['--translations'])
  expect(code).toBe(0)
  expect(text).toContain(
    'docs/c.md  note  translations/missing\n  The document is not translated to de.\n  Write i18n/de/docs/c.md.',
  )
  expect(text).toContain(
    'i18n/de/docs/b.md  note  translations/outdated\n  docs/b.md was changed on 2026-02-01, after its translation.',
  )
  expect(text.match(/translations\//g)).toHaveLength(2)
})

it('knows the components of a site', async () => {
  const folder = writeSite({
    'content/docs/a.md': '::notice{title=x}\n\n::notcie\n\n::part\n',
    'src/components/notice.tsx': '',
    'src/components/notice.test.tsx': '',
    'src/components/parts/part.tsx': '',
    'landing.config.mjs': "export default { title: 'T', url: 'https://example.org' }",
  })
  const { text } = await check(folder, [])
  expect(text.match(/There is no directive .*/g)).toEqual([
    'There is no directive "::notcie".',
    'There is no directive "::part".',
  ])
  expect(text).toContain('Did you mean "::notice"?')
})

it('asks for links to other sites on request: HEAD, then GET, again where that may help', async () => {
  const asked: string[] = []
  const answer: typeof fetch = (input, init) => {
    asked.push(`${init?.method} ${String(input)}`)
    const tries = asked.filter((line) => line.endsWith(String(input))).length
    if (String(input).includes('y.org') && tries < 3)
      return Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': '0' } }))
    return Promise.resolve(
      new Response(null, { status: String(input).includes('x.org') ? 404 : 200 }),
    )
  }
  const folder = writeSite(site)
  const { code, text } = await check(folder, ['--external', '--report', 'report.json'], answer)
  expect(code).toBe(0)
  expect(asked.sort()).toEqual([
    'GET https://x.org/a',
    'GET https://y.org/',
    'HEAD https://x.org/a',
    'HEAD https://y.org/',
    'HEAD https://y.org/',
  ])
  expect(text).toContain(
    'The link leads to https://x.org/a, which cannot be reached: the answer is 404.',
  )
  expect(text).toContain(
    '2 documents, 1 generated page and 2 external links checked: 0 errors, 3 warnings, 0 notes.',
  )
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
    external: unknown[]
  }
  expect(report.external).toMatchObject([{ state: 'broken', status: 404 }, { state: 'reached' }])
})

it('leaves out what is to be ignored, and notes what gave no answer', async () => {
  const { text } = await check(writeSite(site), [
    '--external',
    '--retries',
    '0',
    '--ignore',
    'https://x.org/*',
  ])
  expect(text).not.toContain('leads to https://x.org')
  expect(text).toContain('https://y.org/, which cannot be reached: no network in tests.')
})

it('fails with a memory only for links that are broken in two runs, and keeps an issue', async () => {
  const folder = writeSite({ 'content/docs/a.md': '# A\n\n[x](https://x.org/a)\n' })
  vi.stubEnv('GITHUB_API_URL', 'https://api')
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_TOKEN', 't')
  const answer: typeof fetch = (input, init) => {
    if (!String(input).startsWith('https://api')) {
      return Promise.resolve(new Response(null, { status: 404 }))
    }
    return Promise.resolve(Response.json(init?.method === 'GET' ? [] : { number: 8 }))
  }
  const args = [
    '--external',
    '--memory',
    '.cache/links.json',
    '--issue',
    '--only',
    'links/external',
  ]
  const first = await check(folder, args, answer)
  expect(first).toMatchObject({ code: 0, text: expect.stringContaining('No issue is needed.') })
  const second = await check(folder, args, answer)
  expect(second).toMatchObject({ code: 1, text: expect.stringContaining('Opened issue #8.') })
  vi.stubEnv('GITHUB_TOKEN', '')
  expect(await check(folder, args, answer)).toMatchObject({
    code: 2,
    text: expect.stringContaining('Option --issue needs GITHUB_REPOSITORY and GITHUB_TOKEN'),
  })
})

it.each([
  [['--issue'], 'Option --issue needs --memory <file>.'],
  [['--memory', 'm.json'], 'Option --memory needs --external, and cannot be used with --fix.'],
])('refuses %j alone', async (args, message) => {
  const { code, text } = await check('/', args)
  expect(code).toBe(2)
  expect(text).toContain(message)
})

it('says which file it cannot write, and writes into new folders', async () => {
  const folder = writeSite({ 'content/docs/b.md': '# B\n' })
  const { code, text } = await check(folder, ['--report', 'content'])
  expect(code).toBe(2)
  expect(text).toContain('build/file-system: Could not access "content": ')
  const memory = ['--external', '--memory', 'content']
  expect(await check(folder, memory)).toMatchObject({ code: 2 })
  expect(await check(folder, ['--report', 'out/all.json'])).toMatchObject({ code: 0 })
  expect(readFileSync(join(folder, 'out/all.json'), 'utf8')).toContain('"messages": []')
})

it('explains itself', async () => {
  expect(await check('/', ['--help'])).toMatchObject({ code: 0 })
  expect(await check('/', ['--version'])).toEqual({ code: 0, text: manifest.version })
  expect(await check('/', ['--nonsense'])).toMatchObject({ code: 2 })
})

it('takes one content folder', async () => {
  const folder = writeSite({ 'content/docs/a.md': '# A\n' })
  expect((await check(folder, ['content/docs/a.md'])).text).toContain(
    'There is no content folder "',
  )
  const { code, text } = await check('/', ['docs/a.md', 'docs/b.md'])
  expect(code).toBe(2)
  expect(text).toContain('Unexpected "docs/b.md": one content folder at a time.')
})

it.each(['--concurrency', '--retries'])('requires a number as %s', async (option) => {
  const { code, text } = await check('/', [option, 'many'])
  expect(code).toBe(2)
  expect(text).toBe(
    `check/usage: Invalid value "many" of ${option}: it must be a number.\n\nSee landing-check --help.`,
  )
})

const many = {
  'content/docs/a.md': `# A\n\n${'[x](#gone)\n\n'.repeat(30)}`,
  'content/docs/b.md': '# B\n\n[z](./z.md)\n',
}

it('prints a table and three different messages of each code if there are many, errors last', async () => {
  const { code, text } = await check(writeSite(many), [])
  expect(code).toBe(1)
  const lines = text.split('\n')
  expect(lines[0]).toMatch(/^code +severity +count +help$/)
  expect(lines[1]).toMatch(/^links\/broken-anchor +warning +30 {2}\S/)
  expect(lines[2]).toMatch(/^links\/broken-markdown +error +1 {2}\S/)
  expect(text.match(/^docs\/.*$/gm)).toEqual([
    'docs/a.md:3:1  warning  links/broken-anchor',
    'docs/b.md:3:1  error  links/broken-markdown',
  ])
  expect(text).toContain('  … 29 more: landing-check --only links/broken-anchor\n')
  expect(text).toMatch(/2 documents and 1 generated page checked: 1 error, 30 warnings, 0 notes\.$/)
})

it('prints all messages with --all', async () => {
  const { text } = await check(writeSite(many), ['--all'])
  expect(text.match(/^docs\/.*$/gm)).toHaveLength(31)
  expect(text).not.toContain('count')
})

it('ignores messages of other codes with --only', async () => {
  const folder = writeSite(many)
  const { code, text } = await check(folder, ['--only', 'links/broken-anchor'])
  expect(code).toBe(0)
  expect(text.match(/^docs\/.*$/gm)).toHaveLength(30)
  expect(text).toMatch(/0 errors, 30 warnings, 0 notes\.$/)
  expect(await check(folder, ['--only', 'links/broken-anchr'])).toEqual({
    code: 2,
    text: 'check/usage: Unknown code "links/broken-anchr" of --only.\n\nDid you mean "links/broken-anchor"?',
  })
  const withPlugin = writeSite({
    'content/docs/a.md': '# A\n',
    'p.mjs': "export default { name: 'p' }",
  })
  const site = { title: 'T', url: 'https://example.org', plugins: [join(withPlugin, 'p.mjs')] }
  writeFiles(withPlugin, { 'landing.config.json': JSON.stringify(site) })
  expect(await check(withPlugin, ['--only', 'links/broken-anchr'])).toMatchObject({ code: 2 })
  expect(await check(withPlugin, ['--only', 'openapi/syntax'])).toMatchObject({ code: 0 })
  expect(await check(folder, ['--only', 'page/render'])).toEqual({
    code: 0,
    text: 'Only --render finds errors of a build: page/render.\n2 documents and 1 generated page checked: 0 errors, 0 warnings, 0 notes.',
  })
})

it('prints JSON', async () => {
  const { code, text } = await check(writeSite(many), ['--format', 'json'])
  expect(code).toBe(1)
  const { pages, messages } = JSON.parse(text) as { pages: number; messages: unknown[] }
  expect(pages).toBe(3)
  expect(messages).toHaveLength(31)
  expect(messages[30]).toMatchObject({
    code: 'links/broken-markdown',
    severity: 'throw',
    location: { file: 'docs/b.md', line: 3, column: 1 },
  })
})

it('prints the safe correction of a message in JSON', async () => {
  const folder = writeSite({ 'content/docs/a.md': '# A\n\n  ###Part\n\n<b>\n' })
  const { text } = await check(folder, ['--format', 'json'])
  const { messages } = JSON.parse(text) as { messages: { code: string; fix?: object }[] }
  const fixes = messages.map(({ code, fix }) => [code, fix])
  expect(fixes).toEqual([
    ['headings/no-space', { from: '###', to: '### ' }],
    ['html/unclosed', undefined],
  ])
})

it('prints annotations for GitHub Actions', async () => {
  vi.stubEnv('GITHUB_WORKSPACE', undefined)
  const config = `export default {
    title: 'T', url: 'https://example.org', docs: [{ sidebars: { main: ['nothing'] } }],
  }`
  const folder = writeSite({
    'content/docs/a.md': '# A\n\n[100%](./z,1.md)\n',
    'landing.config.mjs': config,
  })
  const { code, text } = await check(folder, ['--format', 'github'])
  expect(code).toBe(1)
  const [configuration, link] = text.split('\n')
  expect(configuration).toBe(
    '::error title=sidebar/unknown-doc::configuration docs.sidebars.main: Unknown document "nothing" in the sidebar.%0ADocuments: a.',
  )
  expect(link).toMatch(
    /^::error file=content\/docs\/a\.md,line=3,col=1,title=links\/broken-markdown::The link ".*" leads to the file .*%0A\S/,
  )
  vi.stubEnv('GITHUB_WORKSPACE', join(folder, '..'))
  expect((await check(folder, ['--format', 'github'])).text).toContain('/content/docs/a.md,line=3')
  const failed = await check(folder, ['--format', 'github', '--config', 'none.json'])
  expect(failed).toMatchObject({ code: 2 })
  expect(failed.text).toMatch(/^::error title=check\/no-config::There is no .*%0AGive a path/)
  expect((await check(folder, ['--format', 'xml'])).text).toBe(
    'check/usage: Invalid value "xml" of --format: it must be text, json, github, sarif.\n\nSee landing-check --help.',
  )
})
