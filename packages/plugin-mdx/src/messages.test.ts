import { removeSites } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'
import { compileMdx, messagesOf } from './fixtures/compile-mdx'

afterAll(removeSites)

describe('messages about MDX', () => {
  it('name what an import lacks', async () => {
    const text =
      "import A from './gone'\nimport B from '@theme/Gone'\nimport { Card } from '@theme/Box'\nimport D from './d.astro'\n\n<A>kept</A>\n\n<D>\n\ntoo\n\n</D>\n"
    expect(await messagesOf(text)).toEqual([
      '1:1 mdx/import The file "./gone" of the import does not exist.',
      '3:1 mdx/import "@theme/Box" has no "Card" that a plugin knows.',
      '8:1 syntax/foreign The component <D> of "./d.astro" cannot be run here: only its content is kept.',
    ])
    expect((await compileMdx(text)).html).toContain('kept')
  })

  it('say where a file of an alias is looked for', async () => {
    const { messages } = await compileMdx("import A from '@site/src/gone'\n")
    expect(messages).toMatchObject([
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

  it('name components in code that nothing defines, and images that are used as such', async () => {
    const text =
      "import logo, { Own } from './own'\nimport Logo from './logo.svg'\n\n{[Own].map((Item) => <Item icon={<Icons.Star />} src={Logo}><b /></Item>)}\n\n<Own icon={<Logo />} />\n\nexport const { Moon } = Own\n\n{1 && <Moon />}\n"
    const files = { 'docs/own.jsx': '', 'docs/logo.svg': '<svg />' }
    expect(await messagesOf(text, files)).toEqual([
      '4:1 mdx/component There is no component <Icons>.',
      '6:1 mdx/component "Logo" cannot be used in code that runs: it stands for a part of the page.',
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
    const files = { 'docs/_a.mdx': 'x\n\n```js {x}\nlet a\n```\n' }
    expect(await messagesOf("import A from './_a.mdx'\n\nText.\n\n<A />\n", files)).toEqual([
      '5:1 code/meta Invalid line range "{x}".',
    ])
  })

  it('keep the content of components that a plugin knows to be of another framework', async () => {
    const text = "import { Video } from 'astro-embed'\n\n<Video>Words.</Video>\n"
    const { html, messages } = await compileMdx(text)
    expect(html).toBe('<p>Words.\n</p>')
    expect(messages.map(({ message }) => message)).toEqual([
      'The component <Video> of "astro-embed" cannot be run here: only its content is kept.',
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
