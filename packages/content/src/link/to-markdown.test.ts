import { expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'

async function markdownOf(text: string, files: Readonly<Record<string, string>> = {}) {
  const { content } = await openSite(
    {
      'docs/a.md': text,
      'docs/b.md': 'About.\n\n## Part\n',
      'docs/c/1.md': '# 1',
      'docs/c/2.md': '# 2',
      ...files,
    },
    { variables: { release: '1.2' } },
  )
  return (await renderPath(content, '/docs/a/')).markdown?.replace('# a\n\n', '')
}

it('keeps lines of files, tables and lists in their quotes and list items', async () => {
  const text =
    '1. x\n\n   ```js file=./x.js\n   ```\n\n   ::pages{in=c}\n\n> ```js file=./x.js\n> ```\n>\n> - ::pages{in=c}\n'
  expect(await markdownOf(text, { 'docs/x.js': 'a\nb\n' })).toMatchInlineSnapshot(`
    "1. x

       \`\`\`js
       a
       b
       \`\`\`

       - [1](https://example.org/docs/c/1/)
       - [2](https://example.org/docs/c/2/)

    > \`\`\`js
    > a
    > b
    > \`\`\`
    >
    > - - [1](https://example.org/docs/c/1/)
    >   - [2](https://example.org/docs/c/2/)
    "
  `)
})

it('gives links, images and cards full addresses, beside titles that repeat these', async () => {
  const text =
    '[b](./b.md "See ./b.md") ![x](x.svg "x.svg") [r] [t](b.md#part "b\\"b") [q](?a=1#b)\n\n[r]: ./b.md "./b.md"\n\n:::card[./b.md]{href="./b.md"}\n./b.md\n:::\n\n::video[Film]{src=./x.mp4}\n\n::frame{src="https://example.org/f"}\n'
  expect(
    await markdownOf(text, { 'docs/x.svg': '<svg/>', 'docs/x.mp4': 'x' }),
  ).toMatchInlineSnapshot(`
    "[b](https://example.org/docs/b/ "See ./b.md") ![x](https://example.org/assets/x.d4dc5666.svg "x.svg") [r] [t](https://example.org/docs/b/#part "b\\"b") [q](https://example.org/docs/a/?a=1#b)

    [r]: https://example.org/docs/b/ "./b.md"

    :::card[./b.md]{href="https://example.org/docs/b/"}
    ./b.md
    :::

    [Film](https://example.org/assets/x.2d711642.mp4)

    [https://example.org/f](https://example.org/f)
    "
  `)
})

it('shows the code that the page shows, with its variables', async () => {
  const text =
    '```sh file=./x.sh variables\n```\n\n```sh file=./x.sh\nown :var[release]\n```\n\n```sh file=./x.sh\n```\n'
  expect(await markdownOf(text, { 'docs/x.sh': 'get :var[release]\n' })).toBe(
    '```sh\nget 1.2\n```\n\n```sh file=./x.sh\nown :var[release]\n```\n\n```sh\nget :var[release]\n```\n',
  )
})

it('leaves out comments, which readers do not see', async () => {
  const text =
    'A.\n\n<!-- Ask\n[legal](./b.md) -->\n\nB <!-- c -->d.\n\n- e\n  <!-- f -->\n\n<div>\n<!-- g -->\nh\n</div>\n\n`<!-- i -->`\n\n```html\n<!-- j -->\n```\n'
  expect(await markdownOf(text)).toBe(
    'A.\n\nB d.\n\n- e\n  \n\n<div>\n\nh\n</div>\n\n`<!-- i -->`\n\n```html\n<!-- j -->\n```\n',
  )
})

it('gives links and images in HTML full addresses', async () => {
  const text =
    'A <a href="./b.md#part">b</a> <a href=\'#x\'>x</a>.\n\n<p><img alt="./x.svg" src="./x.svg"> <a href="https://example.com/?a=1&amp;b=2">c</a></p>\n'
  expect(await markdownOf(text, { 'docs/x.svg': '<svg/>' })).toBe(
    'A <a href="https://example.org/docs/b/#part">b</a> <a href=\'#x\'>x</a>.\n\n<p><img alt="./x.svg" src="https://example.org/assets/x.d4dc5666.svg"> <a href="https://example.com/?a=1&amp;b=2">c</a></p>\n',
  )
})
