import { join } from 'node:path'
import { removeSites, writeFiles, writeSite } from '@landing/tooling/sites'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { check } from './fixtures/check'

afterAll(removeSites)

afterEach(() => void vi.unstubAllEnvs())

const many = {
  'content/docs/a.md': `# A\n\n${'[x](#gone)\n\n'.repeat(30)}`,
  'content/docs/b.md': '# B\n\n[z](./z.md)\n',
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
