import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'
import { removeSites, writeSite } from '../fixtures/write-site'
import { noPresets } from '../presets/load-presets'
import type { MdxPreset } from '../presets/mdx-preset'

afterAll(removeSites)

const mdx: MdxPreset = {
  components: {
    '@theme/Box': {
      default: ({ attributes, blocks }) => [
        {
          type: 'containerDirective',
          name: 'details',
          attributes: {},
          children: [
            {
              type: 'paragraph',
              data: { directiveLabel: true },
              children: [{ type: 'text', value: String(attributes.title) }],
            },
            ...blocks(),
          ],
        } as never,
      ],
    },
    '@theme/Code': {
      default: ({ code }) => [{ type: 'code', lang: 'js', value: String(code()) }],
    },
  },
  functions: { '@theme/url': { default: (path) => path } },
  aliases: { '@site/': '.', '/snippets/': 'parts' },
  foreign: ['astro'],
}

const compile = (text: string, files: Readonly<Record<string, string>> = {}) =>
  compileText(text, {
    source: 'docs/page.mdx',
    contentDir: writeSite(files),
    presets: { ...noPresets, all: [{ dialect: 'test', mdx }] },
  })
const messagesOf = async (text: string, files?: Readonly<Record<string, string>>) =>
  (await compile(text, files)).findings.map(
    ({ code, message, location: { line, column } }) => `${line}:${column} ${code} ${message}`,
  )

describe('a page in MDX', () => {
  it('knows the values of constants, of its front matter and of props', async () => {
    const { html, markdown, sections, module } = await compile(
      `---\ntitle: Hello\n---\nimport Part from './_part.mdx'\n\nexport const version = '1.2'\n\n# {frontMatter.title} {version} {#top}\n\n{/* gone */}\n\n<Part name={\`W\${version}\`} />\n`,
      { 'docs/_part.mdx': '---\nx: 1\n---\n\nHi {props.name}{[1, null, 2]}.\n' },
    )
    expect(html).toBe('<h1 id="top">Hello 1.2</h1>\n<p>Hi W1.212.</p>')
    expect(markdown).toBe('# Hello 1.2 {#top}\n\nHi W1.212.\n')
    expect(sections.map(({ text }) => text)).toEqual(['Hi W1.212.'])
    expect(module).toBeUndefined()
  })

  it('gives code that runs the images it names, and no others', async () => {
    const images = "import a from './a.png'\nimport b from './b.svg'\nimport C from './c'\n\n"
    const files = { 'docs/a.png': '', 'docs/b.svg': '', 'docs/c.tsx': '' }
    const moduleOf = async (text: string) => {
      const { findings, module = '' } = await compile(images + text, files)
      expect(findings).toEqual([])
      return module.match(/const \{ default: \w \} = module\d|"[^"]*\.(?:png|svg)"/g)
    }
    expect(
      await moduleOf('<C src={a} alt="A" />\n\n{[a].map((x) => x)}\n\n<img src={b} alt="B" />\n'),
    ).toEqual([
      '"./docs/a.png"',
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
    const { html } = await compile(
      '<details>\n<summary>More</summary>\nWords *here*.\n</details>\n',
    )
    expect(html).toBe(
      '<details class="landing-details"><summary>More</summary><p>\nWords <em>here</em>.</p></details>',
    )
  })

  it('reads declarations inside of elements', async () => {
    const { html } = await compile("<div>\n\nexport const a = 'x'\n\nIt is {a}.\n\n</div>\n")
    expect(html).toBe('<div><p>It is x.</p></div>')
  })

  it('may be a file in Markdown, where the dialect says so and the text has some of it', async () => {
    const presets = {
      ...noPresets,
      of: () => ({ dialect: 'test', mdx: { ...mdx, inMarkdown: true } }),
      all: [{ dialect: 'test', mdx }],
    }
    const html = async (text: string) =>
      (await compileText(text, { source: 'docs/page.md', presets })).html
    expect(await html('import Box from \'@theme/Box\'\n\n<Box title="A">b</Box>\n')).toContain(
      '<summary>A</summary>',
    )
    expect(await html('a < b, {c} and <br>\n')).toBe('<p>a &lt; b, {c} and <br></p>')
  })

  it('has links and images with an alias, in Markdown as well', async () => {
    const files = { 'package.json': '{}', 'docs/b.md': '# B\n', 'static/a.svg': '<svg/>' }
    for (const source of ['docs/in/page.mdx', 'docs/in/page.md']) {
      const { links } = await compileText(
        '[b](@site/docs/b.md#c) ![a](@site/static/a.svg) [n](@site/no.md)',
        {
          source,
          contentDir: writeSite(files),
          presets: { ...noPresets, all: [{ dialect: 'test', mdx }] },
        },
      )
      expect(links.map(({ url }) => url)).toEqual([
        '../b.md#c',
        '../../static/a.svg',
        '../../no.md',
      ])
    }
  })

  it('leaves code to be run, with the Markdown in it as slots', async () => {
    const { html, headings, links, module, sections } = await compile(
      "import Counter from './counter'\n\n<Counter start={3} {...rest}>\n\n## Deep *heading*\n\n[link](./other.md)\n\n{[1, 2].map((n) => <i>{n}</i>)}\n\nend\n\n</Counter>\n",
      { 'docs/counter.tsx': '' },
    )
    expect(html).toContain(
      '"name":"<Counter>"'.replace(/[<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
    )
    expect(html).toMatch(/other|@0[\s\S]*<!--landing:slot--><p>end<\/p><!--\/landing:component-->/)
    expect(headings).toMatchObject([{ id: 'deep-heading', text: 'Deep heading', level: 2 }])
    expect(links).toMatchObject([{ url: './other.md', line: 7, column: 1 }])
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
    const { module, findings } = await compileText(text, {
      source: 'docs/page.mdx',
      contentDir: join(writeSite(files), 'content'),
      components: ['Note', 'own', 'price-tag'],
    })
    expect(module).toContain('import * as module0 from "../src/components/price-tag.tsx"')
    expect(module).toContain('import * as module1 from "../src/components/Note.tsx"')
    expect(module).toContain('const { default: PriceTag } = module0')
    expect(module).toMatch(/function page1[^}]*\nconst \{ default: Note \} = module1/)
    expect(module).not.toContain('own.tsx')
    expect(findings).toMatchObject([
      {
        message: 'There is no component <Other>.',
        help: 'Import it, or make src/components/other.tsx. Those of Docusaurus, Fumadocs, Mintlify, Nextra and Starlight come with a preset.',
      },
      // The directive has the name `steps` already.
      { help: expect.stringContaining('make src/components/Steps.tsx.') },
    ])
  })

  it('knows the constants that a fragment exports, and its props by their names', async () => {
    const { html, findings } = await compile(
      "import { port, hosts as names, run } from './_part.mdx'\nimport Part from './_part.mdx'\n\n{port} {names[0]}\n\n<Part host=\"b\" />\n",
      {
        'docs/_part.mdx':
          'export const port = 3000\nexport const hosts = ["a"]\n\nOn {host}, {port}.\n',
      },
    )
    expect(html).toBe('<p>3000 a</p>\n<p>On b, 3000.</p>')
    expect(findings.map(({ message }) => message)).toEqual([
      '"./_part.mdx" exports no constant "run".',
    ])
  })

  it('ends at fragments that import constants of each other', async () => {
    const { html, findings } = await compile("import { a } from './_a.mdx'\n\nOne: {a}", {
      'docs/_a.mdx': "import { b } from './_b.mdx'\n\nexport const a = 1\n",
      'docs/_b.mdx': "import { a } from './_a.mdx'\n\nexport const b = 2\n",
    })
    expect(html).toBe('<p>One: 1</p>')
    expect(findings.map(({ message }) => message)).toEqual(['"./_a.mdx" exports no constant "a".'])
  })

  it('gives code the constants that a fragment exports', async () => {
    const { module } = await compile(
      "import { hosts } from './_part.mdx'\n\n{hosts.map((host) => <b>{host}</b>)}\n",
      { 'docs/_part.mdx': 'export const hosts = ["a"]\n' },
    )
    expect(module).toContain('const hosts = ["a"]')
  })

  it('reads fragments with an alias that begins with a slash', async () => {
    const text = "import Port from '/snippets/port.mdx'\n\n<Port number={3000} />\n"
    const { html } = await compile(text, { 'parts/port.mdx': 'On {props.number}.\n' })
    expect(html).toBe('<p>On 3000.</p>')
  })

  it('takes elements for HTML, pictures for files, and constructs of presets for Markdown', async () => {
    const { html, markdown, links } = await compile(
      "import Box from '@theme/Box'\nimport Code from '@theme/Code'\nimport url from '@theme/url'\nimport logo from './a.png'\n\n<Box title=\"More\">\n  Inside **it**\n</Box>\n\n<Code>{`a = 1`}</Code>\n\n<div className=\"a b\" hidden>one <b>two</b></div>\n\n<img src={logo} alt=\"Logo\" /> and <a href={url('/x/')}>x</a>, <img src={require('./a.png').default} alt=\"\" />\n",
      { 'docs/a.png': '' },
    )
    expect(html).toContain('<details class="landing-details"><summary>More</summary>')
    expect(html).toContain('<p>Inside <strong>it</strong></p>')
    expect(html).toContain('<div class="a b" hidden>one <b>two</b></div>')
    expect(links.map(({ url }) => url)).toEqual(['../docs/a.png', '/x/', '../docs/a.png'])
    expect(markdown).toContain(':::details[More]\nInside **it**\n:::\n\n```js\na = 1\n```')
    expect(markdown).toMatch(/\n!\[Logo\]\(slot-\S+\) and \[x\]\(slot-\S+\), !\[\]\(slot-\S+\)\n$/)
  })

  it('gives a picture the attributes of its component', async () => {
    const { html, findings, links } = await compile(
      'import Logo from \'./a.svg\'\n\n<Logo title="The logo" width={40} className="small round" role="img" />\n',
      { 'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"></svg>' },
    )
    expect(findings).toEqual([])
    expect(html).toContain('alt="The logo" class="small round" role="img"')
    expect(links).toMatchObject([{ url: '../docs/a.svg', width: 40 }])
  })

  it('reads the text of elements in attributes of a construct', async () => {
    const { html, findings } = await compile(
      "import Box from '@theme/Box'\n\n<Box title={<span>Run <code>init</code>\n  now</span>}>b</Box>\n",
    )
    expect(findings).toEqual([])
    expect(html).toContain('<summary>Run init now</summary>')
  })

  it('reads what Docusaurus reads: ids, comments of HTML, titles of admonitions', async () => {
    const { html, findings } = await compile(
      '<!-- a\ncomment -->\n\n## One {#first}\n\n:::note A title\nText `<!-- x -->`\n:::\n\n```js\n<!-- {#kept} -->\n```\n',
    )
    expect(findings).toEqual([])
    expect(html).toContain('<h2 id="first">One</h2>')
    expect(html).toContain('A title')
    expect(html).toContain('<code>&lt;!-- x --></code>')
    expect(html).toContain('{#kept}')
  })
})

describe('messages about MDX', () => {
  it('name what an import lacks', async () => {
    const text =
      "import A from './gone'\nimport B from '@theme/Gone'\nimport { Card } from '@theme/Box'\nimport D from './d.astro'\n\n<A>kept</A>\n\n<D>\n\ntoo\n\n</D>\n"
    expect(await messagesOf(text)).toEqual([
      '1:1 mdx/import The file "./gone" of the import does not exist.',
      '3:1 mdx/import "@theme/Box" has no "Card" that a preset knows.',
      '8:1 syntax/foreign The component <D> of "./d.astro" cannot be run here: only its content is kept.',
    ])
    expect((await compile(text)).html).toContain('kept')
  })

  it('say where a file of an alias is looked for', async () => {
    const { findings } = await compile("import A from '@site/src/gone'\n")
    expect(findings).toMatchObject([
      {
        message: 'The file "@site/src/gone" of the import does not exist.',
        help: expect.stringMatching(
          /^It stands for .*src\/gone in the folder of the project: write that file, or remove the import\.$/,
        ),
      },
    ])
  })

  it('name components that are not there, and attributes that only running tells', async () => {
    expect(
      await messagesOf(
        "import Box from '@theme/Box'\nimport x from 'x'\n\n<Nope />\n\n<Box title={<b>{x}</b>} />\n\n{x.map(() => <Box />)}\n\n<b onClick={x}>b</b>\n\nexport default x\n",
      ),
    ).toEqual([
      '12:1 syntax/foreign "export default x" is left out: a page exports only what it declares.',
      '4:1 mdx/component There is no component <Nope>.',
      '6:1 mdx/component The attribute "title" of <Box> can only be known by running the page.',
      '8:1 mdx/component "Box" cannot be used in code that runs: it stands for a part of the page.',
      '10:1 client/event-handler The event handler "onClick" is outside of a client module: it would never be called.',
    ])
  })

  it('name a missing file once, where it is imported', async () => {
    const text =
      "import Box from '@theme/Box'\nimport code from './no.js?raw'\n\n<Box title={code} />\n"
    expect(await messagesOf(text)).toEqual([
      '2:1 mdx/import The file "./no.js?raw" of the import does not exist.',
    ])
  })

  it('place what is wrong in a fragment at its use', async () => {
    const files = { 'docs/_a.mdx': 'x\n\n```js frame=none\nlet a\n```\n' }
    expect(await messagesOf("import A from './_a.mdx'\n\nText.\n\n<A />\n", files)).toEqual([
      '5:1 code/meta "frame" after the language of a code block has no effect.',
    ])
  })

  it('keep the content of components that the preset knows to be of another framework', async () => {
    const text = "import { Video } from 'astro-embed'\n\n<Video>Words.</Video>\n"
    const { html, findings } = await compile(text)
    expect(html).toBe('<p>Words.\n</p>')
    expect(findings.map(({ message }) => message)).toEqual([
      'The component <Video> of "astro-embed" cannot be run here: only its content is kept.',
    ])
  })

  it('name slips and syntax of other tools in its text, and nothing in its code', async () => {
    const text = `import Box from '@theme/Box'

{/* [a][b] ##C */}
<!-- [a][b] -->

##Start

<Box title="[a][b] !!! note">

> Read [the guide][nowhere] and {'[a][b]'}.

!!! note

</Box>

A [page](./my page.md), <b>![shot]</b> and <code>[a][b]</code>.

[[toc]]
`
    expect(await messagesOf(text)).toEqual([
      '6:1 headings/no-space "##Start" is not a heading: "#" needs a space after it.',
      '10:8 links/undefined There is no definition for the link "[the guide][nowhere]".',
      '16:3 links/address "[page](./my page.md)" is not a link, and is shown as text.',
      '16:28 links/undefined There is no definition for the image "![shot]".',
      '12:1 syntax/foreign "!!! note" is an admonition or a tab of Python-Markdown, and is shown as text.',
      '18:1 syntax/foreign "[[toc]]" is a mark for a table of contents, and is shown as text.',
    ])
  })

  it('place a syntax error', async () => {
    expect(await messagesOf('Text\n\n{a +}\n')).toEqual([
      '3:5 mdx/syntax Could not parse expression as JavaScript: Unexpected token.',
    ])
    expect((await messagesOf('<b>open\n'))[0]).toMatch(/^1:1 mdx\/syntax Expected a closing tag/)
  })

  it('end a fragment that holds itself', async () => {
    const files = { 'docs/_a.mdx': "import A from './_a.mdx'\n\n<A />\n" }
    const [message] = await messagesOf("import A from './_a.mdx'\n\n<A />\n", files)
    expect(message).toContain(
      'include/missing The file "docs/_a.mdx" cannot be included: it includes itself.',
    )
  })
})

describe('a page in MDX whose code may not run', () => {
  const hostile = "import fs from 'node:fs'\n\n# Fine\n\n{process.exit()}\n\n<Box />\n"
  const open = {
    contentDir: writeSite({}),
    presets: { ...noPresets, all: [{ dialect: 'test', mdx }] },
  }
  const foreign = '.sources/ext/page.mdx'

  it.each([
    ['of a source', foreign, { untrusted: ['.sources/ext'] }],
    [
      'of an older version of a source',
      '.sources/ext_versions/1.0.0/page.mdx',
      { untrusted: ['.sources/ext_versions'] },
    ],
    ['of a site that sanitizes', 'docs/page.mdx', { rawHtml: 'sanitize' }],
    ['of a trusted source of a site that sanitizes', foreign, { rawHtml: 'sanitize' }],
  ] as const)('%s is read as Markdown', async (_, source, settings) => {
    const { html, module, findings } = await compileText(hostile, { ...open, ...settings, source })
    expect(module).toBeUndefined()
    expect(html).toContain('{process.exit()}')
    expect(findings.map(({ code, location }) => [code, location.file, location.line])).toEqual([
      ['mdx/refused', source, 1],
    ])
  })

  it.each([
    ['.sources/ext/page.mdx', []],
    ['.sources/extra/page.mdx', ['.sources/ext', '.sources/ext_versions']],
  ])('is not one of a trusted source: %s', async (source, untrusted) => {
    const { module, findings } = await compileText('{[1].map((n) => n + 1)}\n', {
      ...open,
      source,
      untrusted,
    })
    expect(module).toContain('n + 1')
    expect(findings).toEqual([])
  })

  it('is refused as well where a dialect reads files ".md" as MDX', async () => {
    const preset = { dialect: 'test', mdx: { ...mdx, inMarkdown: true } }
    const presets = { ...noPresets, all: [preset], of: () => preset }
    const of = (untrusted: readonly string[]) =>
      compileText(hostile.replace('Box', 'div'), {
        ...open,
        presets,
        source: '.sources/ext/page.md',
        untrusted,
      })
    expect((await of([])).module).toContain('process.exit()')
    const { module, findings } = await of(['.sources/ext'])
    expect(module).toBeUndefined()
    expect(findings.map(({ code }) => code)).toEqual(['mdx/refused'])
  })

  it('is no part of a page that may run code', async () => {
    const contentDir = writeSite({
      '.sources/ext/part.mdx': '{process.exit()}\n',
      '.sources/ext/part.md': '{process.exit()}\n',
      '.sources/ext/code.js': 'process.exit()\n',
      '.sources/ext/logo.svg': '<svg/>',
    })
    const text = `import Part from '../.sources/ext/part.mdx'
import Code from '../.sources/ext/code'
import logo from '../.sources/ext/logo.svg'

# Title

<Part /> <Code /> <img src={logo} alt="" />

::include{file="/.sources/ext/part.md"}

::include{file="/.sources/ext/code.js"}
`
    const { html, module, findings } = await compileText(text, {
      ...open,
      contentDir,
      source: 'docs/page.mdx',
      untrusted: ['.sources/ext'],
    })
    expect(module).toBeUndefined()
    expect(html).toContain('process')
    const trust = 'its repository is not trusted.'
    expect(findings.map(({ message, location: { line } }) => `${line} ${message}`).sort()).toEqual([
      `1 The file "../.sources/ext/part.mdx" of the import may not run code: ${trust}`,
      `2 The file "../.sources/ext/code" of the import may not run code: ${trust}`,
      `9 The file "/.sources/ext/part.md" cannot be included in MDX, which is code: ${trust}`,
    ])
  })
})
