import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite, renderPath } from './fixtures/write-site'

const files = { 'docs/a.md': '---\ntitle: A\n---\n\n:::notice{title="x"}\nText.\n:::\n' }

it('makes components of the names it is given, whatever is cached', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'landing-components-'))
  const htmlWith = async (components: readonly string[]) => {
    const { content } = await openSite(files, {}, { components, cacheDir })
    const { data } = await renderPath(content, '/docs/a/')
    await content.dispose()
    return 'html' in data ? data.html : ''
  }
  expect(await htmlWith([])).not.toContain('landing:component')
  expect(await htmlWith(['notice'])).toContain(
    '"file":"docs/a.md","line":5,"column":1}--><p>Text.</p><!--/landing:component-->',
  )
  expect(await htmlWith(['other'])).not.toContain('landing:component')
  rmSync(cacheDir, { recursive: true })
})

it('reports components with names of built-in directives', async () => {
  const { content } = await openSite(files, {}, { components: ['notice', 'tip', 'table'] })
  expect(content.messages).toMatchObject(
    ['table', 'tip'].map((name) => ({
      code: 'components/name',
      severity: 'warn',
      message: `The component "${name}" has the name of a built-in directive, which is used instead.`,
      location: { file: `src/components/${name}` },
    })),
  )
})
