import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it, vi } from 'vitest'

// All in two rounds of ten seconds.
vi.setConfig({ maxConcurrency: 7 })

const foreign = 'export default function endless() { return () => { for (;;); } }\n'
const plugin = (half: string, hooks: string) =>
  `const endless = () => { for (;;); }\nexport default { name: 'x', ${half}: async () => () => (${hooks}) }\n`
const compile = (hooks: string) => plugin('compile', hooks)
/** A step whose transformer this is. */
const step = (transform: string) =>
  compile(`{ steps: [{ at: 'html', plugin: () => ${transform} }] }`)
/** @param waiting body of a promise that never settles */
const pages = (waiting: string) =>
  plugin(
    'site',
    `{ dialect: { name: 'x', pages: { isSource: (path) => path === 'a.x', create: () => new Promise(() => {${waiting}}) } } }`,
  )
const alive = 'setInterval(Boolean, 1e9)'

/** Renders the first page of a site with this plugin, in a process of its own. */
function render(code: string, isInThread = false) {
  const many = Array.from({ length: isInThread ? 300 : 0 }, (_, at) => [`docs/b/${at}.md`, ''])
  const folder = writeSite({
    ...Object.fromEntries(many),
    'docs/a.md': '# A\n\n::hello\n\n$a$ [b](b)\n\n```js\n1\n```\n',
    'docs/a.x': '',
    'endless.mjs': code,
  })
  const content = new URL('../dist/index.js', import.meta.url).href
  const module = join(folder, 'endless.mjs')
  const config = {
    title: 'T',
    url: 'https://example.org',
    ...(code === foreign ? { markdown: { remarkPlugins: [module] } } : { plugins: [{ module }] }),
    docs: { dialect: code.includes('isSource') ? 'x' : 'landing' },
  }
  const options = { contentDir: folder, config, production: true, threads: Number(isInThread) }
  const script = `import { openContent, untilDone } from ${JSON.stringify(content)}
    const content = await untilDone(openContent(${JSON.stringify(options)}))
    const route = content.model.routes.find(({ kind }) => kind === 'doc')
    await untilDone(content.renderPage(route))`
  // Threads would inherit the options of a script on the command line.
  writeFileSync(join(folder, 'render.mjs'), script)
  const child = spawn(process.execPath, [join(folder, 'render.mjs')])
  let text = ''
  child.stderr.on('data', (chunk) => {
    text += String(chunk).replaceAll(folder, '<folder>')
  })
  return { child, text: () => text }
}

const page = (file: string) =>
  `${file}: the plugin "<folder>/endless.mjs" has been busy with this page`

it.concurrent.each<[string, string, (string | undefined)?, boolean?]>([
  ['step', foreign],
  ['asynchronous step', step(`() => new Promise(() => ${alive})`)],
  ['step after a promise', step('async () => { await 1; endless() }')],
  ['directive', compile('{ directives: { hello: { leaf: { html: endless } } } }')],
  ['lint rule', compile('{ lint: [endless] }')],
  ['code block', compile('{ codeBlock: () => ({ check: endless }) }')],
  ['link hook', plugin('site', '{ link: () => endless }')],
  ['parser', compile("{ parser: { name: 'X', isCode: false, test: endless } }")],
  [
    'syntax',
    compile(
      '{ syntax: [{ micromark: [{ text: { 36: { tokenize: endless } } }], fromMarkdown: [] }] }',
    ),
  ],
  ['generated page', pages(alive), page('a.x')],
  ['module', 'for (;;);\n', 'The plugin "<folder>/endless.mjs" has been busy'],
  ['step in a thread', step('() => new Promise(() => {})'), undefined, true],
])(
  'names a plugin whose %s never ends, with the page, while it runs',
  async (_, code, who = page('docs/a.md'), isInThread = false) => {
    const { child, text } = render(code, isInThread)
    await expect.poll(text, { timeout: 60_000 }).toContain('\n')
    expect(child.exitCode).toBeNull()
    child.kill('SIGKILL')
    expect(text()).toBe(
      `${who} for 10 s, and may never end. Stop the command, and correct or remove the plugin.\n`,
    )
  },
)

it.concurrent.each([
  ['a step', step('() => new Promise(() => {})'), ' (docs/a.md)'],
  ['a generated page', pages(''), ' (a.x)'],
  ['a module', 'await new Promise(() => {})\n', ''],
])('fails when nothing but %s of a plugin is left, and never settles', async (_, code, where) => {
  const { child, text } = render(code)
  const [exitCode] = await once(child, 'close')
  expect(exitCode).toBeGreaterThan(0)
  expect(text()).toContain(`: the plugin "<folder>/endless.mjs"${where} waits for a promise that`)
})
