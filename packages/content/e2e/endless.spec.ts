import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'

it('names a plugin that never ends, with the page, while it runs', async () => {
  const folder = writeSite({
    'docs/a.md': '# A\n',
    'endless.mjs': 'export default function endless() { return () => { for (;;); } }\n',
  })
  const content = new URL('../dist/index.js', import.meta.url).href
  const code = `import { openContent } from ${JSON.stringify(content)}
    const config = {
      title: 'T',
      url: 'https://example.org',
      markdown: { remarkPlugins: [${JSON.stringify(join(folder, 'endless.mjs'))}] },
    }
    const content = await openContent({ contentDir: ${JSON.stringify(folder)}, config, production: true })
    await content.renderPage(content.model.routes.find(({ kind }) => kind === 'doc'))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
  let text = ''
  child.stderr.on('data', (chunk) => {
    text += String(chunk)
  })
  await expect.poll(() => text, { timeout: 60_000 }).toContain('\n')
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  expect(text.replaceAll(folder, '<folder>')).toBe(
    'docs/a.md: the plugin "<folder>/endless.mjs" has been busy with this page for 10 s, and may never end. Stop the command, and correct or remove the plugin.\n',
  )
})
