import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArticleClassName, articleClasses } from '@landing/schema'
import { expect, it } from 'vitest'
import { htmlOf } from './fixtures/compile-text'
import { admonitions } from './plugins/directives/admonition'
import { themeIcons } from './plugins/directives/icon'

const fixtures = join(import.meta.dirname, '../fixtures')
/** What the compiler has a class for, besides the fixtures. */
const text = [
  '---\nhero: { title: A, actions: [{ text: b, href: "#c" }] }\n---',
  ...Object.keys(admonitions).map((kind) => `:::${kind}\ntext\n:::`),
  ':::details[More]\ntext\n:::',
  '::video[A]{src=https://youtu.be/dQw4w9WgXcQ}\n\n::video[B]{src=./b.mp4}',
  ...['info', 'caution'].map((type) => `:badge[x]{type=${type}}`),
  ...themeIcons.map((name) => `:icon[${name}]`),
  '<span class="landing-icon" data-icon="mine"></span>',
  '::::tabs{group="os"}\n:::tab[A]\none\n:::\n::::',
  '![x](a.png "Caption")\n\n![x](a.png#light-only) ![x](b.png#dark-only)',
  '## Heading\n\n[out](https://example.org)',
  '| a |\n| - |\n| b |',
  '```js title="a.js" showLineNumbers=3 wrap {1}\nconst a = (b) => b // [!code ++]\nc(`d`) // [!code --]\n// [!code focus]\nd // [!code error]\ne // [!code warning]\n"e" + 1\n```',
  '```md\n[a](https://example.org)\n```',
  '```py\ndef f(x): # why\n  return x\n```',
  '```json\n{ "a": [1] }\n```',
  '```hcl\nresource "a" "b" {\n  c = d.e # why\n}\n```',
  '```\nmy-account\n```',
  '```tf\nb = 2 # [!code note]\n```\n\n1. two',
  '```ts collapse={1}\nfunction f(a: number) { return a }\n```',
  `\`\`\`ansi\n${[0, 1, 2, 3, 4, 5, 6, 7].map((color) => `\u001b[1;3${color}mx`).join('')}\n\`\`\``,
].join('\n\n')

/** Links in code, whose tests are with the plugins that find them. */
const byPlugin: readonly ArticleClassName[] = ['landing-code-link']
/** Of conventions that others know, too. */
const ofOthers = /^language-[\w-]+$/

it('gives articles the classes and data attributes that the schema lists, each on its elements', async () => {
  const pages = readdirSync(fixtures).map((name) => {
    const contentDir = join(fixtures, name)
    const page = readFileSync(join(contentDir, 'input.md'), 'utf8')
    return htmlOf(page, { contentDir, source: 'input.md' })
  })
  const page = htmlOf(text, {
    policy: { 'frame-src': ['https://www.youtube-nocookie.com'] },
    placeholders: { 'my-account': 'Account' },
  })
  const html = (await Promise.all([...pages, page])).join('\n')
  const known = new Map<string, { elements: readonly string[]; data?: readonly string[] }>(
    Object.entries(articleClasses),
  )
  const found = new Set<string>()
  const strangers: string[] = []
  for (const [tag, element = '', names = ''] of html.matchAll(
    /<([a-z]+)\b[^>]*? class="([^"]*)"[^>]*>/g,
  )) {
    const classes = names.split(' ').filter((name) => !ofOthers.test(name))
    for (const name of classes) {
      found.add(name)
      if (!known.get(name)?.elements.includes(element)) strangers.push(`${name} on ${element}`)
    }
    const data = classes.flatMap((name) => known.get(name)?.data ?? [])
    for (const [, name = ''] of tag.matchAll(/ (data-[a-z-]+)/g)) {
      if (!data.includes(name)) strangers.push(`${name} on ${names}`)
    }
  }
  const place = 'packages/schema/src/article-classes.ts'
  expect(strangers, `These are missing in ${place}.`).toEqual([])
  const unused = [...known.keys()].filter(
    (name) => !found.has(name) && !(byPlugin as readonly string[]).includes(name),
  )
  expect(unused, `No page has these of ${place}: add one to fixtures.`).toEqual([])
})
