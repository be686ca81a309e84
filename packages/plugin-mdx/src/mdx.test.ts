import { removeSites } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { compileMdx } from './fixtures/compile-mdx'
import { mdxParser } from './parser'

afterAll(removeSites)

it('names a page without the comments in its text', () => {
  const text = '# A {/* b */}\n\n{/*\nc */}\n\nD `{/* e */}` d{ /* f */ }.\n'
  expect(mdxParser.outlineText?.(text)).toBe('# A \n\n\n\nD `{/* e */}` d.\n')
})

it.each([
  "import A from 'a'\nimport {\n  B,\n} from 'b'\n\nexport const c = 1",
  '{name}',
  '{[{ a: 1 }].map(() =>\n<B />)}',
  '```js\n\nimport a from "a"\n```',
])('describes a page without its code: %j', async (code) => {
  expect(await compileMdx(`${code}\n\nText:\n{'b'}.\n`)).toMatchObject({
    description: "Text: {'b'}.",
  })
})

it.each(['more', 'truncate'])('ends the summary of a post at {/* %s */}', async (word) => {
  const { description } = await compileMdx(
    `# A\n\nOne {/* more */} *two*.\n\nThree.\n\n{/* ${word} */}\n\nFour.\n`,
  )
  expect(description).toBe('One two. Three.')
})

describe('a page in MDX', () => {
  it('knows the values of constants, of its front matter and of props', async () => {
    const { html, markdown, sections, module } = await compileMdx(
      `---\ntitle: Hello\n---\nimport Part from './_part.mdx'\n\nexport const version = '1.2'\n\n# {frontMatter.title} {version} {#top}\n\n{/* gone */}\n\n<Part name={\`W\${version}\`} />\n`,
      { 'docs/_part.mdx': '---\nx: 1\n---\n\nHi {props.name}{[1, null, 2]}.\n' },
    )
    expect(html).toBe('<h1 id="top">Hello 1.2</h1>\n<p>Hi W1.212.</p>')
    expect(markdown).toBe('# Hello 1.2 {#top}\n\nHi W1.212.\n')
    expect(sections.map(({ text }) => text)).toEqual(['Hi W1.212.'])
    expect(module).toBeUndefined()
  })

  it('gives code that runs the images it names, and no others', async () => {
    const images = "import a from './a.jpg'\nimport b from './b.svg'\nimport C from './c'\n\n"
    const files = { 'docs/a.jpg': '', 'docs/b.svg': '', 'docs/c.tsx': '' }
    const moduleOf = async (text: string) => {
      const { messages, module = '' } = await compileMdx(images + text, files)
      expect(messages).toEqual([])
      return module.match(/const \{ default: \w \} = module\d|"[^"]*\.(?:jpg|svg)"/g)
    }
    expect(
      await moduleOf('<C src={a} alt="A" />\n\n{[a].map((x) => x)}\n\n<img src={b} alt="B" />\n'),
    ).toEqual([
      '"./docs/a.jpg"',
      'const { default: a } = module1',
      'const { default: C } = module0',
    ])
    expect(await moduleOf('export const all = [b]\n\n<C all={all} />\n')).toEqual([
      '"./docs/b.svg"',
      'const { default: b } = module1',
      'const { default: C } = module0',
    ])
    expect(await moduleOf('<img src={a} alt="A" />\n')).toBeNull()
  })

  it('ends paragraphs at elements of HTML that cannot be inside of one', async () => {
    const { html } = await compileMdx(
      '<details>\n<summary>More</summary>\nWords *here*.\n</details>\n',
    )
    expect(html).toBe(
      '<details class="landing-details"><summary>More</summary><p>\nWords <em>here</em>.</p></details>',
    )
  })

  it('reads declarations inside of elements', async () => {
    const { html } = await compileMdx("<div>\n\nexport const a = 'x'\n\nIt is {a}.\n\n</div>\n")
    expect(html).toBe('<div><p>It is x.</p></div>')
  })

  it('may be a file in Markdown, where the dialect says so and the text has some of it', async () => {
    const html = async (text: string) =>
      (await compileMdx(text, {}, { source: 'docs/page.md', inMarkdown: true })).html
    expect(await html('import Box from \'@theme/Box\'\n\n<Box title="A">b</Box>\n')).toContain(
      '<summary>A</summary>',
    )
    expect(await html('a < b, {c} and <br>\n')).toBe('<p>a &lt; b, {c} and <br></p>')
  })

  it('has links and images with an alias, in Markdown as well', async () => {
    const files = { 'package.json': '{}', 'docs/b.md': '# B {#c}\n', 'static/a.svg': '<svg/>' }
    for (const source of ['docs/in/page.mdx', 'docs/in/page.md']) {
      const { html, messages } = await compileMdx(
        '[b](@site/docs/b.md#c) ![a](@site/static/a.svg) [n](@site/no.md)',
        files,
        { source },
      )
      expect(html).toContain('<a href="/docs/b/#c">b</a>')
      expect(html).toMatch(/<img src="[^"]*a[^"]*\.svg"/)
      expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining('no.md')])
    }
  })

  it('leaves code to be run, with the Markdown in it as slots', async () => {
    const { parts, toc, messages, module, sections } = await compileMdx(
      "import Counter from './counter'\n\n<Counter start={3} {...rest}>\n\n## Deep *heading*\n\n[link](./other.md)\n\n{[1, 2].map((n) => <i>{n}</i>)}\n\nend\n\n</Counter>\n",
      { 'docs/counter.tsx': '' },
    )
    const slots = [[expect.stringContaining('>link<')], ['<p>end</p>']]
    expect(parts).toMatchObject([{ name: '<Counter>', slots }])
    expect(toc).toMatchObject([{ id: 'deep-heading', text: 'Deep heading', level: 2 }])
    expect(messages).toMatchObject([
      { code: 'links/broken-markdown', location: { line: 7, column: 1 } },
    ])
    expect(sections).toMatchObject([{ anchor: 'deep-heading', text: 'link end' }])
    expect(module).toMatch(/^import \* as module0 from "\.\/docs\/counter\.tsx"$/m)
    expect(module).toContain(
      'uses[0] = (slots) => <Counter start={3} {...rest}>{slots[0]}{[1, 2].map((n) => <i>{n}</i>)}{slots[1]}</Counter>',
    )
  })

  it('finds components of the site without an import, in code and in fragments too', async () => {
    const files = {
      'package.json': '{}',
      'src/components/price-tag.tsx': '',
      'src/components/Note.tsx': '',
      'src/components/own.tsx': '',
      'content/docs/_part.mdx': '<Note />\n',
    }
    const text =
      "import Part from './_part.mdx'\n\nexport function Own() {}\n\n<Own />\n\n{[1].map(() => <PriceTag />)}\n\n<Part />\n\n<Other />\n\n<Steps.Step />\n"
    const { module, messages } = await compileMdx(text, files, {
      folder: 'content',
      components: ['Note', 'own', 'price-tag'],
    })
    expect(module).toContain('import * as module0 from "../src/components/price-tag.tsx"')
    expect(module).toContain('import * as module1 from "../src/components/Note.tsx"')
    expect(module).toContain('const { default: PriceTag } = module0')
    expect(module).toMatch(/function page1[^}]*\nconst \{ default: Note \} = module1/)
    expect(module).not.toContain('own.tsx')
    expect(messages).toMatchObject([
      {
        message: 'There is no component <Other>.',
        help: 'Import it, or make src/components/other.tsx. Those of Docusaurus, Fumadocs, Mintlify, Nextra and Starlight come with @landing/plugin-dialects.',
      },
      // The directive has the name `steps` already.
      { help: expect.stringContaining('make src/components/Steps.tsx.') },
    ])
  })

  it('knows the constants that a fragment exports, and its props by their names', async () => {
    const { html, messages } = await compileMdx(
      "import { port, hosts as names, run } from './_part.mdx'\nimport Part from './_part.mdx'\n\n{port} {names[0]}\n\n<Part host=\"b\" />\n",
      {
        'docs/_part.mdx':
          'export const port = 3000\nexport const hosts = ["a"]\n\nOn {host}, {port}.\n',
      },
    )
    expect(html).toBe('<p>3000 a</p>\n<p>On b, 3000.</p>')
    expect(messages.map(({ message }) => message)).toEqual([
      '"./_part.mdx" exports no constant "run".',
    ])
  })

  it('ends at fragments that import constants of each other', async () => {
    const { html, messages } = await compileMdx("import { a } from './_a.mdx'\n\nOne: {a}", {
      'docs/_a.mdx': "import { b } from './_b.mdx'\n\nexport const a = 1\n",
      'docs/_b.mdx': "import { a } from './_a.mdx'\n\nexport const b = 2\n",
    })
    expect(html).toBe('<p>One: 1</p>')
    expect(messages.map(({ message }) => message)).toEqual(['"./_a.mdx" exports no constant "a".'])
  })

  it('gives code the constants that a fragment exports', async () => {
    const { module } = await compileMdx(
      "import { hosts } from './_part.mdx'\n\n{hosts.map((host) => <b>{host}</b>)}\n",
      { 'docs/_part.mdx': 'export const hosts = ["a"]\n' },
    )
    expect(module).toContain('const hosts = ["a"]')
  })

  it('reads fragments with an alias that begins with a slash', async () => {
    const text = "import Port from '/snippets/port.mdx'\n\n<Port number={3000} />\n"
    const { html } = await compileMdx(text, { 'parts/port.mdx': 'On {props.number}.\n' })
    expect(html).toBe('<p>On 3000.</p>')
  })

  it('takes elements for HTML, pictures for files, and constructs of plugins for Markdown', async () => {
    const { html, markdown } = await compileMdx(
      "import Box from '@theme/Box'\nimport Code from '@theme/Code'\nimport url from '@theme/url'\nimport logo from './a.png'\n\n<Box title=\"More\">\n  Inside **it**\n</Box>\n\n<Code>{`a = 1`}</Code>\n\n<div className=\"a b\" hidden>one <b>two</b></div>\n\n<img src={logo} alt=\"Logo\" /> and <a href={url('/x/')}>x</a>, <img src={require('./a.png').default} alt=\"\" />\n",
      { 'docs/a.png': '', 'docs/x.md': '' },
    )
    expect(html).toContain('<details class="landing-details"><summary>More</summary>')
    expect(html).toContain('<p>Inside <strong>it</strong></p>')
    expect(html).toContain('<div class="a b" hidden>one <b>two</b></div>')
    expect(html.match(/<img src="[^"]*\/a\.[^"]*png"/g)).toHaveLength(2)
    expect(html).toContain('<a href="/x/">x</a>')
    expect(markdown).toContain(':::details[More]\nInside **it**\n:::\n\n```js\na = 1\n```')
    expect(markdown).toMatch(
      /\n!\[Logo\]\(\S+\/a\.\S*png\) and \[x\]\(\S+\/x\/\), !\[\]\(\S+\/a\.\S*png\)\n$/,
    )
  })

  it('gives a picture the attributes of its component', async () => {
    const { html, messages } = await compileMdx(
      'import Logo from \'./a.svg\'\n\n<Logo title="The logo" width={40} className="small round" role="img" />\n',
      { 'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"></svg>' },
    )
    expect(messages).toEqual([])
    expect(html).toContain('alt="The logo" class="small round" role="img"')
    expect(html).toMatch(/<img src="[^"]*\/a\.[^"]*svg" width="40"/)
  })

  it('reads the text of elements in attributes of a construct', async () => {
    const { html, messages } = await compileMdx(
      "import Box from '@theme/Box'\n\n<Box title={<span>Run <code>init</code>\n  now</span>}>b</Box>\n",
    )
    expect(messages).toEqual([])
    expect(html).toContain('<summary>Run init now</summary>')
  })

  it('reads what Docusaurus reads: ids, comments of HTML', async () => {
    const { html, messages } = await compileMdx(
      '<!-- a\ncomment -->\n\n## One {#first}\n\n:::note[A title]\nText `<!-- x -->`\n:::\n\n```js\n<!-- {#kept} -->\n```\n',
    )
    expect(messages).toEqual([])
    expect(html).toContain('<h2 id="first">One</h2>')
    expect(html).toContain('A title')
    expect(html).toContain('<code>&lt;!-- x --></code>')
    expect(html).toContain('{#kept}')
  })

  it('fills in variables of code in the text for programs', async () => {
    const text =
      'export const long = 1\n\nText.\n\n- x\n\n  ```sh variables\n  get :var[release]\n  ```\n'
    const { markdown } = await compileMdx(text, {}, { config: { variables: { release: '1.2' } } })
    expect(markdown).toContain('Text.\n\n* x\n\n  ```sh variables\n  get 1.2\n  ```\n')
  })

  it('may have lists of pages', async () => {
    const { html, markdown } = await compileMdx(
      'export const a = 1\n\n::pages{tag=release}\n\n{a}\n',
      { 'docs/first.md': '---\ntitle: First\ntags: [release]\n---\n' },
    )
    expect(html).toContain('<a href="/docs/first/">First</a>')
    expect(markdown).toContain('- [First](https://example.org/docs/first/)')
  })

  it('of a translation imports what is beside its original', async () => {
    const text = "import Part from './_part.md'\n\n# B\n\n<Part />\n"
    const { html } = await compileMdx(
      text,
      { 'docs/page.mdx': text, 'docs/_part.md': 'A part.\n' },
      {
        source: 'i18n/de/docs/page.mdx',
        config: { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } },
      },
    )
    expect(html).toContain('<p>A part.</p>')
  })
})
