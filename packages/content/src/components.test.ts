import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite, renderPath } from './fixtures/write-site'

const files = { 'docs/a.md': '---\ntitle: A\n---\n\n:::notice{title="x"}\nText.\n:::\n' }

it('makes components of the names it is given, whatever is cached', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'landing-components-'))
  const partsWith = async (components: readonly string[]) => {
    const { content } = await openSite(files, {}, { components, cacheDir })
    const { data } = await renderPath(content, '/docs/a/')
    await content.dispose()
    return data.kind === 'doc' ? data.parts : undefined
  }
  expect(await partsWith([])).toBeUndefined()
  const use = { name: 'notice', props: { title: 'x' }, file: 'docs/a.md', line: 5, column: 1 }
  expect(await partsWith(['notice'])).toEqual([{ ...use, slots: [['<p>Text.</p>']] }])
  expect(await partsWith(['other'])).toBeUndefined()
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
