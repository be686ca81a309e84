import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { compileText, findingsOf, htmlOf } from '../fixtures/compile-text'

it('frames and highlights a block with classes only', async () => {
  const html = await htmlOf('```hcl title="main.tf" {2} showLineNumbers=5\na = "b"\nc = 1\n```')
  expect(html).toBe(
    '<figure class="landing-code" data-language="hcl" data-line-numbers><figcaption class="landing-code-title">main.tf</figcaption>\n' +
      '<pre tabindex="0"><code class="language-hcl"><span class="landing-line" data-line="5">a = <span class="landing-tk-string">"b"</span></span>\n' +
      '<span class="landing-line landing-line-highlight" data-line="6">c = <span class="landing-tk-constant">1</span></span></code></pre></figure>',
  )
})

it('tells terminals from files, and blocks of one line from others', async () => {
  const frame = async (text: string) =>
    (await htmlOf(text)).match(/^<figure class="landing-code"([^>]*)/)?.[1]
  expect(await frame('```sh\nls\n```')).toBe(' data-language="sh" data-terminal data-single')
  expect(await frame('```shell-session\n$ ls\na\n```')).toContain(' data-terminal')
  expect(await frame('```hcl title="a.tf"\na = 1\n```')).toBe(' data-language="hcl"')
  expect(await frame('```shellcheck\na\nb\n```')).not.toContain('data-terminal')
})

it.each([
  ['```bash\n$ ls\na\n```', 'console'],
  ['```sh\n% export A=1\n```', 'console'],
  ['```\n$ tofu init\n```', 'console'],
  ['```sh\nls # $ a\n```', 'sh'],
  ['```js\n$ (a)\n```', 'js'],
  ['```text\n$ a\n```', 'text'],
  ['```\n$ \\alpha $\n```', 'text'],
])('knows sessions by their prompts: %j is %s', async (text, language) => {
  expect(await htmlOf(text)).toContain(` data-language="${language}"`)
})

it('has elements for lines only where something is said about them', async () => {
  const lines = async (meta: string) =>
    (await htmlOf(`\`\`\`js ${meta}\na\nb\n\`\`\``)).match(/class="landing-line/g)
  expect(await lines('title="x.js" wrap')).toBeNull()
  for (const meta of ['{1}', 'showLineNumbers']) expect(await lines(meta)).toHaveLength(2)
})

it('marks a line as highlighted and as changed', async () => {
  expect(await htmlOf('```text {1}\na # [!code ++]\n```')).toContain(
    '<span class="landing-line landing-line-add landing-line-highlight">a</span>',
  )
})

it('highlights a diff in the language of its code', async () => {
  const lines = async (text: string) => {
    const html = await htmlOf(`\`\`\`diff lang="JS"\n${text}\n\`\`\``)
    const [, code = ''] = /<code class="language-js">(.*)<\/code>/s.exec(html) ?? []
    return code.split('\n').map((line) => {
      const mark = /landing-line-(\w+)/.exec(line)?.[1] ?? 'keep'
      return `${mark}:${line.replace(/<[^>]+>/g, '')}`
    })
  }
  expect(await lines('  f(\n-   1,\n+   2,\n\n  )')).toEqual([
    'keep: f(',
    'remove:   1,',
    'add:   2,',
    'keep:',
    'keep: )',
  ])
  expect(await lines('f(\n-1\n+2\n)')).toEqual(['keep:f(', 'remove:1', 'add:2', 'keep:)'])
  const { html, findings } = await compileText('```diff lang="json"\n- {\n+ [\n```')
  expect(html).toContain('data-language="json"')
  expect(findings).toEqual([])
})

it('names marks outside of a block', async () => {
  expect(await findingsOf('```js {9}\na\n```\n\n```js {1-2} ins={2-3}\na\nb\n```')).toEqual([
    '1:1 code/meta The code block has no line 9: it has one line.',
    '5:1 code/meta The code block has no line 3: it has 2 lines.',
  ])
})

it('shows code of unknown languages as text and says so', async () => {
  const { html, findings } = await compileText('```nonsense\n<a>\n```')
  expect(html).toContain('<code class="language-nonsense">&lt;a&gt;</code>')
  expect(findings).toMatchObject([
    { code: 'code/unknown-language', location: { file: 'docs/page.md', line: 1, column: 1 } },
  ])
})

it.each([
  ['```mermaid\ngraph LR\n```', 'diagram', 'mermaid'],
  ['> ```math\n> x^2\n> ```', 'formula', 'math'],
])('says that no plugin renders %j', async (text, what, plugin) => {
  const { findings } = await compileText(text)
  expect(findings).toMatchObject([
    {
      code: 'code/not-rendered',
      message: `The ${what} is shown as text: no plugin renders it.`,
      help: `Run "npm install @landing/plugin-${plugin}", and add it to "plugins" of the configuration. To show its source, write it in a code block with the language "text".`,
    },
  ])
})

it('takes prices for text', async () => {
  expect((await compileText('$$ and $$$: prices')).findings).toEqual([])
})

it('highlights code of raw HTML too', async () => {
  const html = await htmlOf('<pre><code class="language-js">let a = 1\n</code></pre>')
  expect(html).toContain('<figure class="landing-code" data-language="js" data-single>')
  expect(html).toContain('<span class="landing-tk-keyword">')
})

it('keeps the lines of code in raw HTML that end with <br>', async () => {
  const html = await htmlOf('<pre><code>a <b>b<br></b>c<br />\nd</code></pre>')
  expect(html).toContain('<code>a b\nc\n\nd</code>')
})

it('includes files and regions of files', async () => {
  const contentDir = writeSite({
    'docs/x/main.tf':
      'a = 1\n# #region one\n  b = 2\n  # #region two\n  c = 3\n  # #endregion\n# #endregion\nd = 4\n',
  })
  const options = { contentDir, source: 'docs/page.md' }
  const page = await compileText('```hcl file=./x/main.tf#one\n```', options)
  expect(page.html.replace(/<\/?span[^>]*>/g, '')).toContain('>b = 2\nc = 3</code>')
  expect(page.dependencies.files).toMatchObject([
    { path: 'docs/x/main.tf' },
    { path: 'docs/x/main.tf' },
  ])
  expect(page.markdown).toBe('```hcl\nb = 2\nc = 3\n```\n')
  const fenced = writeSite({ 'docs/a.md': '````md\n```\n````\n' })
  const quoted = await compileText('```md file=./a.md\n```', { contentDir: fenced })
  expect(quoted.markdown).toBe('`````md\n````md\n```\n````\n`````\n')
  expect(await htmlOf('```text file=/docs/x/main.tf#L1\n```', options)).toContain('>a = 1</code>')
})

it('takes the file of a block with code of its own for its title', async () => {
  const html = await htmlOf('```js file="app/page.js"\nrun()\n```')
  expect(html).toMatch(/<figcaption[^>]*>(?:<[^>]+>)*app\/page\.js/)
  expect(html.replace(/<\/?span[^>]*>/g, '')).toContain('>run()</code>')
})

it('says which file or region cannot be included', async () => {
  const contentDir = writeSite({ 'docs/main.tf': 'a = 1\n' })
  expect(
    await findingsOf(
      '```text file=./no.tf\n```\n\n```text file=./main.tf#no\n```\n\n```text file=../../x\n```',
      {
        contentDir,
      },
    ),
  ).toEqual([
    '1:1 include/missing The file "./no.tf" cannot be included: it does not exist or cannot be read.',
    '4:1 include/region The file "./main.tf" has no region "no".',
    '7:1 include/missing The file "../../x" cannot be included: it lies outside of the content folder.',
  ])
})

it('marks errors, warnings, and words across tokens', async () => {
  const text = '```js\nlet a = b // [!code error]\nb() // [!code warning]\n```'
  expect(await findingsOf(text)).toEqual([])
  const html = await htmlOf(text)
  expect(html).toContain('<span class="landing-line landing-line-error">')
  expect(html).toContain('<span class="landing-line landing-line-warning">')
  expect(html).not.toContain('[!code')
  const words = 'a<b<c\n// [!code word:b<c:1]\na<b<c\n# b<c\n'
  expect(await htmlOf(`\`\`\`text\n${words}\`\`\``)).toContain(
    'a&lt;b&lt;c\na&lt;<mark>b&lt;c</mark>\n# b&lt;c',
  )
  expect(await htmlOf('```js\n// [!code word:t a]\nlet a = "t a t a"\n```')).toContain(
    '<span class="landing-tk-keyword">le<mark>t</mark></span><mark> a</mark> = <span class="landing-tk-string">"<mark>t a</mark> <mark>t a</mark>"</span>',
  )
})

it('marks lines and words that stand behind the language', async () => {
  const html = await htmlOf(
    '```text {1,4} ins={2} del={3,4} "b" ins="c" del=\'d\'\na b\nb c\nd\ne\n```',
  )
  expect(html).toContain(
    '<code><span class="landing-line landing-line-highlight">a <mark>b</mark></span>\n' +
      '<span class="landing-line landing-line-add"><mark>b</mark> <ins>c</ins></span>\n' +
      '<span class="landing-line landing-line-remove"><del>d</del></span>\n' +
      '<span class="landing-line landing-line-highlight landing-line-remove">e</span></code>',
  )
})

it('closes regions of code', async () => {
  const html = await htmlOf('```text collapse={1-2,4-9} showLineNumbers=7\na\nb\nc\nd\ne\n```')
  expect(html.match(/<code>(.*)<\/code>/s)?.[1]).toBe(
    '<details class="landing-code-region"><summary>2 more lines\n</summary><span class="landing-line" data-line="7">a</span>\n' +
      '<span class="landing-line" data-line="8">b</span>\n</details><span class="landing-line" data-line="9">c</span>\n' +
      '<details class="landing-code-region"><summary>2 more lines\n</summary><span class="landing-line" data-line="10">d</span>\n' +
      '<span class="landing-line" data-line="11">e</span>\n</details>',
  )
})

it('keeps line breaks in the text of collapsed code', async () => {
  const html = await htmlOf('```ts title="a.ts" collapse={1-2}\nlet a\n\nlet b\n```')
  expect(html.replace(/<[^>]*>/g, '')).toBe('a.ts\n2 more lines\nlet a\n\nlet b')
})

it('names the language of code that has one', async () => {
  const code = async (info: string) =>
    (await htmlOf(`\`\`\`${info}\na\n\`\`\``)).match(/<code.*?>/)?.[0]
  expect(await code('hcl')).toBe('<code class="language-hcl">')
  expect(await code('diff lang="js"')).toBe('<code class="language-js">')
  for (const info of ['', 'text', 'ansi']) expect(await code(info)).toBe('<code>')
})

it('names words that a block does not have, and commands that are not npm’s', async () => {
  const messages = async (text: string) =>
    (await compileText(text)).findings.map(({ code, message }) => `${code} ${message}`)
  expect(await messages('```js "rest" "a"\nlet a\n```')).toEqual([
    'code/meta The code block has no "rest" to mark.',
  ])
  expect(await messages('```sh npm2yarn\nls\n```')).toEqual([
    'code/meta The code block has no command of npm to convert.',
  ])
})

it('shows commands of npm for other package managers', async () => {
  const html = await htmlOf('- a\n\n  ```sh npm2yarn {1}\n  npm install -D vite\n  ```')
  const tabs = [...html.matchAll(/data-label="(\w+)".*?<code class="language-sh">(.*?)<\/code>/gs)]
  expect(html).toContain('<div class="landing-tabs" data-group="npm2yarn">')
  expect(tabs.map(([, name, code]) => `${name}: ${code?.replace(/<[^>]*>/g, '')}`)).toEqual([
    'npm: npm install -D vite',
    'yarn: yarn add --dev vite',
    'pnpm: pnpm add -D vite',
    'bun: bun add --dev vite',
  ])
})

it('colors what a terminal shows', async () => {
  const esc = '\u001b'
  const html = await htmlOf(
    `\`\`\`ansi\n${esc}[1;31mError${esc}[0m <a>\n${esc}[92mok${esc}[0m\n\`\`\``,
  )
  expect(html).toBe(
    '<figure class="landing-code" data-language="text" data-terminal><pre tabindex="0"><code>' +
      '<span class="landing-tk-ansi-red landing-tk-bold">Error</span> &lt;a&gt;\n' +
      '<span class="landing-tk-ansi-green">ok</span></code></pre></figure>',
  )
})

it('numbers lines with notes, and links them to the list below', async () => {
  const code = '```hcl\na = 1 # [!code note]\nb = 2\n# [!code note]\nc = 3\n```\n\n'
  const { html, findings } = await compileText(`${code}1. First.\n2. Second.\n`)
  expect(findings).toEqual([])
  expect(html).toContain(
    '<a class="landing-code-note" href="#code-1-notes-1" data-note="1" aria-label="Note 1"></a>\nb ',
  )
  expect(html).toContain('data-note="2" aria-label="Note 2"></a></code>')
  expect(html).not.toContain('[!code')
  expect(html).toContain('<ol class="landing-code-notes">\n<li id="code-1-notes-1">First.</li>')
  const kept = await htmlOf(`${code}1. First.\n2. Second.\n`, { rawHtml: 'sanitize' })
  expect(kept).toBe(html)
})

it.each([
  ['Text.', 'one note, and the list after it is missing.'],
  ['- First.', 'one note, and the list after it is missing.'],
])('says that notes are missing before %j', async (after, message) => {
  const { html, findings } = await compileText(
    `\`\`\`hcl\na = 1 # [!code note]\n\`\`\`\n\n${after}`,
  )
  expect(findings).toMatchObject([
    { code: 'code/notes', message: `The code has ${message}`, location: { line: 1 } },
  ])
  expect(html).not.toContain('landing-code-note')
})

it('ends where code includes its own page', async () => {
  const contentDir = writeSite({ 'docs/page.md': '' })
  writeFileSync(
    join(contentDir, 'docs/page.md'),
    '```md file=./page.md\n```\n\n```md file=../../../../etc/passwd\n```\n\n```md file=./\n```\n',
  )
  const text =
    '```md file=./page.md\n```\n\n```md file=../../../../etc/passwd\n```\n\n```md file=./\n```\n'
  const { html, findings } = await compileText(text, { contentDir })
  expect(html.match(/<figure/g)).toHaveLength(3)
  expect(findings.map(({ code: rule, message: reason }) => [rule, reason])).toEqual([
    [
      'include/missing',
      'The file "../../../../etc/passwd" cannot be included: it lies outside of the content folder.',
    ],
    ['include/missing', 'The file "./" cannot be included: it does not exist or cannot be read.'],
  ])
})
