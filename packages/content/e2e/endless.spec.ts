import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'

const step = 'export default function endless() { return () => { for (;;); } }\n'
const half = (name: string) => (hooks: string) =>
  `const endless = () => { for (;;); }\nexport default { name: 'x', ${name}: async () => () => (${hooks}) }\n`
const compile = half('compile')

it.concurrent.each([
  ['step', step],
  ['directive', compile('{ directives: { hello: { leaf: { html: endless } } } }')],
  ['lint rule', compile('{ lint: [endless] }')],
  ['code block', compile('{ codeBlock: () => ({ check: endless }) }')],
  ['link hook', half('site')('{ link: () => endless }')],
  ['parser', compile("{ parser: { name: 'X', isCode: false, test: endless } }")],
  [
    'syntax',
    compile(
      '{ syntax: [{ micromark: [{ text: { 36: { tokenize: endless } } }], fromMarkdown: [] }] }',
    ),
  ],
])('names a plugin whose %s never ends, with the page, while it runs', async (_, plugin) => {
  const folder = writeSite({
    'docs/a.md': '# A\n\n::hello\n\n$a$ [b](b)\n\n```js\n1\n```\n',
    'endless.mjs': plugin,
  })
  const content = new URL('../dist/index.js', import.meta.url).href
  const module = join(folder, 'endless.mjs')
  const options =
    plugin === step ? { markdown: { remarkPlugins: [module] } } : { plugins: [{ module }] }
  const code = `import { openContent } from ${JSON.stringify(content)}
    const config = {
      title: 'T',
      url: 'https://example.org',
      ...${JSON.stringify(options)},
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
