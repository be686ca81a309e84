import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { titledBlocks } from '../reference/code-blocks'

const app = fileURLToPath(new URL('..', import.meta.url))
const manual = (name: string) => readFileSync(join(app, 'content/docs', name), 'utf8')
let site: string

/** A site made of the files that the manual shows. It lies below this app, where its packages are found. */
beforeAll(() => {
  mkdirSync(join(app, '.tmp'), { recursive: true })
  site = mkdtempSync(join(app, '.tmp/site-'))
  const pages = ['index', 'pages', 'components'].map((name) => manual(`01-start/${name}.md`))
  for (const { title, code } of [...pages, manual('05-theme/parts.md')].flatMap(titledBlocks)) {
    const file = join(site, title)
    if (!title.includes('.')) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code, { flag: title.endsWith('.css') ? 'a' : 'w' })
  }
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

function write(path: string, text: string): void {
  writeFileSync(join(site, path), text)
}

const read = (path: string) => readFileSync(join(site, 'dist', path), 'utf8')

/** What a build prints. */
function build(): Promise<string> {
  const vite = join(app, 'node_modules/.bin/vite')
  return new Promise((resolve) => {
    execFile(vite, ['build'], { cwd: site }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

it('builds the site of the manual', async () => {
  expect(await build()).toMatch(/^✓ \d+ documents?.* in [^\n]*\n$/)
  expect(read('docs/intro/index.html')).toContain('The first paragraph.')
  expect(read('about/index.html')).toMatch(/<h1>We are 0<\/h1>/)
  expect(read('try/index.html')).toMatch(
    /<landing-island [^>]*data-src="\/assets\/counter-.*<p>This paragraph stays HTML\.<\/p>/s,
  )
  expect(read('docs/intro/index.html')).toContain('<footer class="landing-container">Mine</footer>')
  expect(read('docs/intro/index.html')).toMatch(
    /<landing-island [^>]*data-export="Helpful"[^>]*data-props="{&quot;title&quot;:&quot;Introduction&quot;}"/,
  )
  expect(existsSync(join(site, 'dist/docs/intro/index.md'))).toBe(true)
})

it('ends a build with the message that the manual shows', async () => {
  const [, message = ''] = /```text\n(docs\/intro\.md:9:1[\s\S]*?\n)```/.exec(
    manual('01-start/components.md'),
  ) ?? ['', '']
  write(
    'content/docs/intro.md',
    `---\ntitle: Introduction\n---\n${'\n'.repeat(5)}::counter{strat="3"}\n`,
  )
  expect(message).not.toBe('')
  expect(await build()).toContain(message)
})
