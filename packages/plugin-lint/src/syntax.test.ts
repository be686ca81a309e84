import { describe, expect, it } from 'vitest'
import { compileText, findingsOf } from './fixtures/compile-text'

describe('tags that are no elements', () => {
  it('are named with their place', async () => {
    expect(await findingsOf('Text\n\na Promise<void> here')).toEqual([
      '3:10 html/unknown-element "<void>" is not an HTML element here, and is shown as text.',
    ])
    const block = '<details>\nA <Promise<void>> and Map<String, List<int>>\n</details>'
    expect(await findingsOf(block)).toEqual(
      ['2:3 <Promise', '2:11 <void>', '2:26 <String,', '2:39 <int>'].map((each) =>
        each.replace(
          / (.*)/,
          ' html/unknown-element "$1" is not an HTML element here, and is shown as text.',
        ),
      ),
    )
  })
})

describe('components of MDX and Vue', () => {
  it('are left out and named, with what they hold in place', async () => {
    const text =
      '<LinkCard href="/docs/d1/" />\n\n## Next\n\n<Tabs>\n<TabItem label="A">\n\nText\n\n</TabItem>\n</Tabs>'
    const { html, findings } = await compileText(text)
    expect(html).toMatch(
      /^<landing-heading><h2 id="next">Next<\/h2>.*<\/landing-heading>\n<p>Text<\/p>$/,
    )
    expect(
      findings.map(({ code, location, message }) => `${location.line} ${code} ${message}`),
    ).toEqual([
      '1 syntax/foreign "<LinkCard href="/docs/d1/" />" is a component of MDX or Vue, and is left out.',
      '5 syntax/foreign "<Tabs>" is a component of MDX or Vue, and is left out.',
      '6 syntax/foreign "<TabItem label="A">" is a component of MDX or Vue, and is left out.',
    ])
    expect(findings.map(({ help }) => help)).toEqual([
      'Write "::link-card{…}".',
      'Write "::::tabs" above and "::::" below.',
      'Write ":::tab[Label]" above and ":::" below.',
    ])
  })

  it('of the site are written as directives', async () => {
    const { findings } = await compileText('<PriceTag />', { components: ['price-tag'] })
    expect(findings[0]?.help).toBe(
      'Write "::price-tag{…}", or ":::price-tag" above and ":::" below.',
    )
  })

  it('of plugins are written as directives, too', async () => {
    const { findings } = await compileText('<Ticket id="1" />', { dialect: 'other' })
    expect(findings[0]?.help).toBe('Write "::ticket{…}".')
  })

  it.each([
    ['Note', 'Write ":::note" above and ":::" below.'],
    ['Video', 'Write "::video{…}".'],
  ])('are directives already: <%s>', async (name, help) => {
    const { findings } = await compileText(`<${name} a="b" />`, {
      components: [name.toLowerCase()],
    })
    expect(findings[0]?.help).toBe(help)
  })
})

const found = async (text: string) =>
  (await findingsOf(text)).map((finding) =>
    finding.replace(/^(\S+) (\S+) (?:"(.*)" )?.*$/, '$1 $2 $3').trim(),
  )

describe('syntax of other tools', () => {
  it.each([
    ["import Tabs from '@theme/Tabs';", ["1:1 syntax/foreign import Tabs from '@theme/Tabs';"]],
    ["import {\n  A,\n  B\n} from 'x'", ['1:1 syntax/foreign import {']],
    [
      "import './a.css'\nexport const a = 1",
      ["1:1 syntax/foreign import './a.css'", '2:1 syntax/foreign export const a = 1'],
    ],
    [
      'A {props.name} and {version}.',
      ['1:3 syntax/foreign {props.name}', '1:20 syntax/foreign {version}'],
    ],
    [
      '{1 + 1} {f(x)} {"text"}',
      ['1:1 syntax/foreign {1 + 1}', '1:9 syntax/foreign {f(x)}', '1:16 syntax/foreign {"text"}'],
    ],
    ['{/* note */}', ['1:1 syntax/foreign {/* note */}']],
    ['{{ $frontmatter.title }}', ['1:1 syntax/foreign {{ $frontmatter.title }}']],
    ['<Tabs items={["a", "b"]}>', ['1:1 syntax/foreign <Tabs items={["a", "b"]}>']],
    ['<script setup>\nconst a = 1\n</script>', ['1:1 syntax/foreign <script setup>']],
    ['<script>export default {}</script>', ['1:1 syntax/foreign <script>']],
    ['<script>\nconst a = 1\nexport default { a }\n</script>', ['1:1 syntax/foreign <script>']],
    ['<script>a()</script>', ['1:1 html/blocked']],
    ['<p className="a">b</p>', ['1:1 syntax/foreign <p className="a">']],
    ['## A {#a b}', ['1:6 syntax/foreign {#a b}']],
    ['<my-widget :prop="x" @click="y"/>', ['1:1 syntax/foreign <my-widget :prop="x" @click="y"/>']],
    [
      '<my-comp v-for="x in y" :key="x"/>',
      ['1:1 syntax/foreign <my-comp v-for="x in y" :key="x"/>'],
    ],
    ['a <b @click="c">d</b>', ['1:3 syntax/foreign <b @click="c">', '1:18 html/unclosed </b>']],
    ['@import "./x.md"', ['1:1 syntax/foreign @import "./x.md"']],
    ['Text^[A note].', ['1:5 syntax/foreign ^[A note]']],
    ['> [!UNKNOWN]\n> Text', ['1:1 syntax/foreign > [!UNKNOWN]']],
    ['> [!NOTE] Title\n> Text', ['1:1 syntax/foreign > [!NOTE] Title']],
    ['<p v-if="x">a</p>', ['1:1 syntax/foreign <p v-if="x">']],
    ['<<< @/a.js{2}', ['1:1 syntax/foreign <<< @/a.js{2}']],
    ['<!--@include: ./a.md-->', ['1:1 syntax/foreign <!--@include: ./a.md-->']],
    ['@include "a.md"', ['1:1 syntax/foreign @include "a.md"']],
    ['--8<-- "a.md"', ['1:1 syntax/foreign --8<-- "a.md"']],
    ['[[toc]]', ['1:1 syntax/foreign [[toc]]']],
    ['{% hint %}', ['1:1 syntax/foreign {% hint %}']],
    ['!!! note "A"', ['1:1 syntax/foreign !!! note "A"']],
    ['[a](/a) {target="_blank"}', ['1:9 syntax/foreign {target="_blank"}']],
  ])('%j', async (text, expected) => {
    expect(await found(text)).toEqual(expected)
  })

  it.each([
    '```js\nimport a from "b"\n{{ x }} <<< y <T>\n```',
    '`{a.b}` and `<T>` and <code>{{ x }}</code>',
    '    import a from "b"\n    {x}',
    '## Title {#own-id}',
    ':::note{#id .class}\nText\n:::',
    ':::details[More]{open}\nText\n:::',
    '::table{data="x"}',
    'See https://{region}.example.org/{id}/x and <https://{host}/a>.',
    '$$\n\\frac{a}{b} {x}\n$$',
    'Formula $x_{i}$ and \u0024{name}, \\{a}.',
    'Write \\<T>, \\<Object> or &lt;T&gt;.',
    '| a | {"b":"c"} |\n|---|---|',
    'import the module from the registry',
    '- `options` **{Object}**: of `parse(text, { strict })`, {String}.',
    'Sent as "npm/{npm-version} {platform} {arch}".',
    'We export default values to a file.',
    '> [!NOTE]\n> Text\n\n> [!tip]  \n> Text\n\n> [![a](./b.png)](./c.md)',
    '<script src="/a.js">a.export = 1\ndefaults()</script>',
    'The expressions ^[a-z]+$ and (^[a b]), 2^[3], %APPDATA%.',
  ])('is not seen in %j', async (text) => {
    const { findings } = await compileText(text)
    expect(findings.filter(({ code }) => /syntax|html/.test(code))).toEqual([])
  })
})

it('says that no plugin renders a formula', async () => {
  expect(await findingsOf('Text\n\n$$\nx^2\n$$')).toEqual([
    '3:1 code/not-rendered The formula is shown as text: no plugin renders it.',
  ])
  expect(await findingsOf('$$ and $$$: prices')).toEqual([])
})

describe('slips', () => {
  it.each([
    ['Text\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> branch', ['2:1 page/merge-conflict']],
    [
      '```hcl\nx\n<<<<<<< HEAD\na = 1\n=======\na = 2\n>>>>>>> main\n```',
      ['3:1 page/merge-conflict'],
    ],
    ['- a\n\n  ~~~\n  <<<<<<< HEAD\n  =======\n  >>>>>>> main\n  ~~~', ['4:3 page/merge-conflict']],
    ['a\n\n    <<<<<<< HEAD\n    =======\n    >>>>>>> main', ['3:1 page/merge-conflict']],
    ['a\n\n>>>>>>> 5f2a1b\n\nb', ['3:1 page/merge-conflict']],
    ['a\n||||||| 5f2a1b\nb', ['2:1 page/merge-conflict']],
    ['##Heading', ['1:1 headings/no-space ##Heading']],
    ['[text][nope] and [x][]', ['1:1 links/undefined', '1:18 links/undefined']],
    ['![img][nope] and ![img][]', ['1:1 links/undefined', '1:18 links/undefined']],
    ['See [docs [nested]][nope2].', ['1:5 links/undefined']],
    ['[![a][b]][c]\n\n[b]: ./b.png', ['1:1 links/undefined']],
    ['Text[^nope]', ['1:5 links/undefined']],
    ['Text\n\n```js\ncode\n\n# Not a heading', ['3:1 code/unclosed']],
    ['> ```js\n> code\n\nText', ['1:3 code/unclosed']],
    ['```js\na\n\t```\n\n```go\nb\n```', ['1:1 code/unclosed']],
    ['```md\n````js\na\n```', ['1:1 code/unclosed']],
    ['```py\n"""\n    ```js\n    ```\n"""\n```', []],
    ['~~~md\n```js\na\n```\n~~~', []],
    ['````md\n```js\na\n```\n````', []],
    ['```text\n``` a\n```', ['1:1 code/unclosed']],
    ['```text\n```\n```', ['3:1 code/unclosed']],
    ['Text\n\n<!-- a\n\nText', ['3:1 html/unclosed']],
    ['Text <!-- a', ['1:6 html/unclosed']],
    ['Text\n\n| a | b |\n| --- |\n| 1 | 2 |', ['3:1 tables/columns']],
    ['> | a \\| b | c |\n> |---|---|---|', ['1:3 tables/columns']],
    ['| a | b |\n| --- | --- |\n| 1 | x | y |', ['3:9 tables/columns']],
    ['| a |\n| --- |\n| 1 | |', []],
    ['| a | b |\n| --- | :-: |\n| 1 |', []],
    ['```md\n| a | b |\n| --- |\n```', []],
    ['<a href="x>text</a>', ['1:1 html/unclosed']],
    ['<div class="x>\n\nText', ['1:1 html/unclosed']],
    ['<details>\n\nText', ['1:1 html/unclosed']],
    ['a</b> c', ['1:2 html/unclosed']],
    ['a <a name=x> b\n\nc', ['1:3 html/unclosed']],
    ['<a name="x">\n\nText', ['1:1 html/unclosed']],
    ['a <b class="x">b and <span id=y>c', ['1:3 html/unclosed', '1:22 html/unclosed']],
    ['If a<b and c>d', ['1:5 html/unknown-element']],
    [
      '# x<i or y>z\n\n| <u if v> |\n|---|',
      ['1:4 html/unknown-element', '3:3 html/unknown-element'],
    ],
    ['<div>a</div', ['1:7 html/unclosed']],
    ['<p>\n**a**\n</p>', ['2:1 html/markdown']],
  ])('%j', async (text, expected) => {
    const places = (await findingsOf(text)).map((finding) =>
      finding.split(' ').slice(0, 2).join(' '),
    )
    expect(places).toEqual(expected.map((each) => each.split(' ').slice(0, 2).join(' ')))
  })

  it.each([
    '[a][b] [b][] [^1] x[0][1]\n\n[b]: /x\n[^1]: Text',
    '![a][b] ![b][] [c [d]][b] [![a][b]][b] `![a][c]`\n\n[b]: ./x.png',
    '```\n##Heading\n<<<<<<< HEAD\n[a][nope]\n```',
    '````md\n```js\n```\n````',
    '```md\n<<<<<<< HEAD\n=======\n>>>>>>> main\n```',
    '```hcl no-check\n<<<<<<< HEAD\n=======\n>>>>>>> main\n```',
    '> > > > > > > a\n\n>>>>>>> \n>>>>>>> two words',
    '~~~\na\n~~~',
    '#hashtag and #1234',
    '<p>\n\nText\n\n<li>a\n',
    'a <svg><path d="M0"></svg> <input disabled> <b hidden>b</b>',
    '<a name="x"></a> <span class="y">a\nb</span>',
  ])('are not seen in %j', async (text) => {
    const codes = (await compileText(text)).findings.map(({ code }) => code)
    expect(codes.filter((code) => code !== 'links/address')).toEqual([])
  })
})

const messageOf = (text: string) =>
  compileText(text).then(({ findings }) =>
    findings.map(({ code, location: { line, column }, message, help }) => [
      `${line}:${column} ${code}`,
      message,
      help,
    ]),
  )

describe('texts that would be lost', () => {
  it.each([
    [
      'A <!ELEMENT x> b',
      '1:3 html/unknown-element',
      '"<!ELEMENT x>" is not an HTML element here, and is shown as text.',
      'Put it in backticks, or write "\\<" for its first character.',
    ],
    [
      'A\n\n<!D\n\n# More',
      '3:1 html/unclosed',
      '"<!D" is never closed: everything after it is left out.',
      'Write ">" where it ends, or "\\<" for its first character if readers are to see it.',
    ],
    [
      '<![CDATA[\nA',
      '1:1 html/unclosed',
      '"<![CDATA[" is never closed: everything after it is left out.',
      'Write "]]>" where it ends, or "\\<" for its first character if readers are to see it.',
    ],
    [
      '<?php echo\n\nA',
      '1:1 html/unclosed',
      '"<?php echo" is never closed: everything after it is left out.',
      'Write "?>" where it ends, or "\\<" for its first character if readers are to see it.',
    ],
    [
      '<p\n<b>x</b>',
      '1:1 html/unclosed',
      'The tag "<p" has no ">", and is shown as text.',
      'Write ">".',
    ],
    [
      '<p class="a"\n<b>x</b>',
      '1:1 html/unclosed',
      'The tag "<p class="a"" has no ">": the next tag becomes part of it.',
      'Write ">".',
    ],
    ...[
      ['> ```js\n> a\n\nText', '1:3', ' in the quote'],
      ['- ```js\n  a\n\nText', '1:3', ' in the list item'],
      ['> - a\n>   ```js\n>   a', '2:5', ' in the list item'],
      [':::note\n```js\na\n:::', '2:1', ''],
    ].map(([text = '', place, where]) => [
      text,
      `${place} code/unclosed`,
      `The code block "\`\`\`js" is not closed: everything after it${where} becomes code.`,
      'Write "```" on a line of its own where it ends.',
    ]),
    [
      'A\n\n```js\na\n\t```\n\n```go title="b"\nb\n```',
      '3:1 code/unclosed',
      'The code block "```js" is not closed before "```go title="b"" in line 7, which becomes code.',
      'Write less than four spaces before "```" in line 5: with more it closes nothing.',
    ],
    [
      '```md\n```js\na\n```',
      '1:1 code/unclosed',
      'The code block "```md" is not closed before "```js" in line 2, which becomes code.',
      'Write "```" where it ends. A block that shows other blocks needs a longer fence: "````".',
    ],
    [
      'A\n\n[^3]: Text',
      '3:1 links/undefined',
      'Nothing refers to the footnote "[^3]": it is not shown.',
      'Write "[^3]" where it belongs in the text, or remove it.',
    ],
    [
      'A[^B]\n\n[^b]: One\n\n[^b]: Two',
      '5:1 links/undefined',
      'The footnote "[^b]" is defined twice: only the first text is shown.',
      'Give it another name, or remove it.',
    ],
    [
      '> [Note]: word',
      '1:3 links/undefined',
      '"[Note]: word" defines a link that nothing refers to, and is not shown.',
      'Write "\\[" for its first character if readers are to see it, or remove it.',
    ],
    [
      '- [a\n  b][nope]',
      '1:3 links/undefined',
      'There is no definition for the link "[a b][nope]".',
      'Define it on a line of its own, [name]: https://…, or write [text](address).',
    ],
    [
      'A ![name]',
      '1:3 links/undefined',
      'There is no definition for the image "![name]".',
      'Define it on a line of its own, [name]: ./image.png, or write ![text](address).',
    ],
    [
      '> See [`a`](./b c.md).',
      '1:7 links/address',
      '"[`a`](./b c.md)" is not a link, and is shown as text.',
      'Write "%20" for each space of its address, or (<./b c.md>).',
    ],
    [
      '- ##InList',
      '1:3 headings/no-space',
      '"##InList" is not a heading: "#" needs a space after it.',
      'Write a space between "#" and the text.',
    ],
  ])('%j', async (text, ...message) => {
    expect(await messageOf(text)).toEqual([message])
  })

  it.each([
    '<?xml version="1.0"?>\n<svg><desc><![CDATA[ <a> ]]></desc></svg>',
    '<!DOCTYPE html>\n\nText',
    '[//]: # (a comment)\n[comment]: <> (a comment)\n[home]: /\n[x]: https://x.org',
    '[a][Note] ![b][c]\n\n[note]: word\n[c]: /x.svg',
    'A[^1]\n\n[^1]: See[^2]\n\n[^2]: Text',
    '<div class="a <b>" title=\'<c>\'>d</div>',
    '<div>\n[a](https://x.org/)\n</div>',
  ])('are not seen in %j', async (text) => {
    const codes = (await compileText(text)).findings.map(({ code }) => code)
    expect(codes.filter((code) => code !== 'html/markdown')).toEqual([])
  })
})

it('quotes a slip as it is written, with its code', async () => {
  const { findings } = await compileText('Use [`decorate` it][Nope].')
  expect(findings.map(({ message }) => message)).toEqual([
    'There is no definition for the link "[`decorate` it][Nope]".',
  ])
})

it('reads the running text of a page in MDX, and nothing in its code', async () => {
  const text = `{/* [a][b] ##C */}
<!-- [a][b] -->

##Start

<Box title="[a][b] !!! note">

> Read [the guide][nowhere] and {'[a][b]'}.

!!! note

</Box>

A [page](./my page.md), <b>![shot]</b> and <code>[a][b]</code>.

[[toc]]
`
  const options = { file: 'page.mdx', components: ['box'] }
  expect(await findingsOf(text, options)).toEqual([
    '4:1 headings/no-space "##Start" is not a heading: "#" needs a space after it.',
    '8:8 links/undefined There is no definition for the link "[the guide][nowhere]".',
    '14:3 links/address "[page](./my page.md)" is not a link, and is shown as text.',
    '14:28 links/undefined There is no definition for the image "![shot]".',
    '10:1 syntax/foreign "!!! note" is an admonition or a tab of Python-Markdown, and is shown as text.',
    '16:1 syntax/foreign "[[toc]]" is a table-of-contents marker, and is shown as text.',
  ])
})

it('finds only slips in a page in MDX whose code may not run', async () => {
  const text = "import A from './a'\n\n##Start\n\n<A>{1 + 1}\n\n<b>Open\n"
  const findings = await findingsOf(text, { file: 'page.mdx', rawHtml: 'sanitize' })
  expect(findings.map((finding) => finding.split(' ')[1])).toEqual([
    'page/refused',
    'headings/no-space',
  ])
})

it("knows callouts by the directives of the site's plugins", async () => {
  const text = '> [!MY-BOX]\n> Text.\n\n> [!COLUMN]\n> Text.\n\n> [!MY-BOX] Title\n> Text.\n'
  const { html, findings } = await compileText(text, { dialect: 'other' })
  expect(html).toMatch(/^<p>Text\.<\/p>\n<blockquote>/)
  expect(findings.map(({ location, message }) => `${location.line} ${message}`)).toEqual([
    '4 "> [!COLUMN]" is a callout of another tool, and is shown as text.',
    '7 "> [!MY-BOX] Title" is a callout of another tool, and is shown as text.',
  ])
})
