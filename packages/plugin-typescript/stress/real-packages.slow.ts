import { realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, renderPath, siteOpener, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'

afterAll(removeSites)

const openSite = siteOpener(openContent)
const root = join(import.meta.dirname, '..')

it('reads packages of others', async () => {
  const contentDir = writeSite({
    'docs/typescript.yaml': 'packages: [unified, vfile, typedoc]\n',
    'node_modules/.keep': '',
  })
  for (const name of ['unified', 'vfile', 'typedoc']) {
    const folder = realpathSync(join(root, 'node_modules', name))
    symlinkSync(folder, join(contentDir, 'node_modules', name))
  }
  const config = { plugins: [join(root, 'src/index.ts')], docs: { dialect: 'typescript' } }
  const { content } = await openSite({}, config, { contentDir })
  expect(content.model.routes.length).toBeGreaterThan(150)
  const messages = [...content.messages]
  for await (const { page } of content.renderAll()) messages.push(...page.messages)
  expect(messages).toEqual([])
  const { data } = await renderPath(content, '/docs/unified/interfaces/compile-result-map/')
  expect(data.kind === 'doc' && data.html).toContain('<code>Value</code></a>')
})
