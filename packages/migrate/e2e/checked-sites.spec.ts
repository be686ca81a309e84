import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from '@landing/create'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { checkSite } from '../src/check/check-site'
import { landingMigrate } from '../src/landing-migrate'
import { origins, type SourceSite } from '../src/site/site'

afterAll(removeSites)
const fixtures = join(import.meta.dirname, '../fixtures/projects')

it.each(origins)('finds nothing that a %s project has lost', async (from) => {
  const to = join(writeSite({}), 'site')
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const args = ['--from', from, join(fixtures, from), '--to', to, '--run-config']
  const code = await landingMigrate(args, { log: print, error: print })
  expect(printed.join('\n')).toContain('The new site was built: no page differs from the source.')
  expect(code).toBe(0)
  expect(readFileSync(join(to, 'MIGRATION.md'), 'utf8')).toContain('None differs.')
})

/** A site of one page, and what checking it gives with these options and this new page. */
function check(written: string, options: object) {
  const root = writeSite({ 'docs/a.md': '# A\n\nOne two\n', 'new/package.json': '{}' })
  mkdirSync(join(root, 'new/docs_versions'), { recursive: true })
  const config = { title: 'T', url: 'https://example.org', baseUrl: '/', ...options }
  const site: SourceSite = {
    origin: 'docusaurus',
    root,
    config,
    pages: [{ source: join(root, 'docs/a.md'), target: 'content/docs/a.md', syntax: 'mdx' }],
    copies: new Map(),
    aliases: {},
    packages: [],
    findings: [],
  }
  const template = siteFiles({ title: 'T', packageName: 't' })
  const ofSite = [...template].filter(([path]) => !path.startsWith('content/'))
  const files = new Map([...ofSite, ['content/docs/a.md', written] as const])
  files.delete('src/pages/index.tsx')
  return checkSite(site, files, config, join(root, 'new'))
}

it('leaves out options that the build refuses, and names what a page lacks', () => {
  const { config, refused, differences } = check('# A\n\nOne\n', {
    docs: [{ lastVersion: '2.x', versions: { '1.x': { label: 'One' } } }],
  })
  expect(config.docs).toEqual([{}])
  expect(refused.map(({ path }) => path)).toEqual(['docs.lastVersion', 'docs.versions'])
  expect(differences?.map(({ file, line, what }) => [file, line, what])).toEqual([
    ['docs/a.md', 3, 'One word is missing: "two".'],
  ])
})

it('names the places of errors that end a build', () => {
  const { differences } = check('---\ntitle: [\n---\nOne two\n', {})
  expect(differences?.map(({ file, line }) => [file, line])).toEqual([
    ['content/docs/a.md (new)', 3],
  ])
  expect(differences?.[0]?.what).toMatch(/^The build fails: .*\(front-matter\/syntax\)$/)
})
