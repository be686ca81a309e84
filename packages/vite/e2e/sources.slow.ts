import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { afterAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

const shared =
  process.env.LANDING_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url))
const names = ['azurerm', 'btp']
const archiveOf = (name: string) => join(shared, `corpora/${name}-docs.tar.gz`)
const hasCorpora = names.every((name) => existsSync(archiveOf(name)))
const command = fileURLToPath(new URL('../../cli/bin/landing-sources.js', import.meta.url))

const repositories = mkdtempSync(join(tmpdir(), 'landing-sources-'))
let site: FixtureSite | undefined
afterAll(async () => {
  rmSync(repositories, { recursive: true, force: true })
  await site?.dispose()
})

/** A local repository with a real provider's documentation and one release. */
function makeRepository(name: string): string {
  const folder = join(repositories, name)
  const git = (...args: string[]) => {
    const as = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
    execFileSync('git', [...as, ...args], { cwd: folder })
  }
  execFileSync('mkdir', [folder])
  execFileSync('tar', ['xzf', archiveOf(name), '-C', folder])
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Release')
  git('tag', 'v4.0.0')
  return folder
}

const note = hasCorpora ? '' : ' (skipped: the corpora are not here)'

it.runIf(hasCorpora)(
  `publishes the references of two real providers${note}`,
  async () => {
    site = await openFixture()
    const sources = names.map((name) => ({
      git: makeRepository(name),
      into: `docs/api-reference/${name}`,
      dialect: 'terraform-registry',
    }))
    const contexts = names.map((id) => ({ id, label: id, paths: [`/docs/api-reference/${id}`] }))
    const config = {
      title: 'References',
      url: 'https://example.org',
      plugins: ['@landing/plugin-terraform'],
      sources,
      links: { onBrokenMarkdownLinks: 'warn' },
      search: { contexts },
      theme: { navbar: { title: 'References', items: [] } },
    }
    await site.write('landing.config.json', JSON.stringify(config))
    await site.write(
      'vite.config.js',
      `import { readFileSync } from 'node:fs'
import { landing } from '@landing/vite'
const config = JSON.parse(readFileSync('landing.config.json', 'utf8'))
export default { plugins: [landing(config)] }
`,
    )
    await site.remove('src')
    await site.remove('landing.config.js')
    execFileSync(process.execPath, [command], { cwd: site.root })
    const { ok, output } = await site.build()
    expect(ok, output).toBe(true)
    const folder = join(site.root, 'dist')
    const pages = readdirSync(join(folder, 'docs/api-reference'), {
      recursive: true,
      encoding: 'utf8',
    })
    // 1,610 and 142 documents, besides lists and tags.
    expect(pages.filter((path) => path.endsWith('index.md')).length).toBeGreaterThanOrEqual(1752)

    const server = await serveStatic({ folder, base: '/' })
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await page.goto(`${server.href}docs/api-reference/btp/resources/subaccount/`)
    await page.getByText('btp v4.0.0 · Apache-2.0').waitFor()
    // Inside of a reference its own context is searched.
    await page.goto(`${server.href}docs/`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('kubernetes cluster')
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=option]')].some((option) =>
        option.textContent?.includes('azurerm_kubernetes_cluster'),
      ),
    )
    await browser.close()
    await server.close()
  },
  300_000,
)
