import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { check, site } from './fixtures/check'

afterAll(removeSites)

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
