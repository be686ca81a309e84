import { rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Diagnostic } from '@landing/schema'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { check } from '../fixtures/check'

afterAll(removeSites)

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
