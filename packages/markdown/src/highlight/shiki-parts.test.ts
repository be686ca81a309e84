import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import type { LanguageRegistration } from '@shikijs/core'
import {
  transformerMetaWordHighlight,
  transformerNotationErrorLevel,
  transformerNotationHighlight,
  transformerRenderWhitespace,
} from '@shikijs/transformers'
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { compileText, hooksOf, htmlOf } from '../fixtures/compile-text'
import { compileHalf } from '../hooks/compile-half'
import type { ShikiParts } from '../hooks/compile-hooks'
import { loadHooks } from '../hooks/load-hooks'

const cds: LanguageRegistration = {
  name: 'Cds',
  scopeName: 'source.cds',
  aliases: ['CDL'],
  embeddedLangs: ['js', 'none-such'],
  repository: {},
  patterns: [
    { match: '\\b(entity|service)\\b', name: 'keyword.control.cds' },
    { begin: '<js>', end: '</js>', patterns: [{ include: 'source.js' }] },
  ],
}
const withShiki = (shiki: ShikiParts) => ({ hooks: hooksOf({ shiki }) })
const keyword = '<span class="landing-tk-keyword">entity</span> Books'

async function pageOf(text: string, as: 'grammar' | 'transformer', modules: readonly string[]) {
  const references = modules.map((module) => ({ module, options: [], as }))
  const hooks = await loadHooks(references, compileHalf, import.meta.dirname)
  const { html, findings } = await compileText(text, { hooks })
  expect(findings).toEqual([])
  return html
}

describe('grammars of a site', () => {
  it.each([
    ['a JSON file', join(writeSite({ 'cds.json': JSON.stringify(cds) }), 'cds.json')],
    [
      'an export of a module',
      `${join(writeSite({ 'a.mjs': `export const cds = ${JSON.stringify(cds)}` }), 'a.mjs')}#cds`,
    ],
    [
      'a list of them',
      join(writeSite({ 'a.mjs': `export default [${JSON.stringify(cds)}]` }), 'a.mjs'),
    ],
  ])('may be %s', async (_, lang) => {
    expect(await pageOf('```cds\nentity Books\n```', 'grammar', [lang])).toContain(keyword)
  })

  it('have aliases, hold other languages, and come before Shiki’s own', async () => {
    const text = '```cdl\nentity Books\n<js>\nlet a\n</js>\n```'
    const html = await htmlOf(text, withShiki({ langs: [cds] }))
    expect(html).toContain(keyword)
    expect(html).toContain('<span class="landing-tk-keyword">let</span> a')
    const js = withShiki({ langs: [{ ...cds, name: 'js' }] })
    const own = await htmlOf('```js\nlet entity\n```', js)
    expect(own).toContain('let <span class="landing-tk-keyword">entity</span>')
  })
})

describe('transformers of a site', () => {
  const names = 'transformerNotationErrorLevel transformerMetaWordHighlight'.split(' ')
  const named = names.map((name) => `@shikijs/transformers#${name}`)

  it('run by name, with meta, and leave classes without styles', async () => {
    const text =
      '```js /a/ {1}\nlet a = 1\nb() // [!code info]\n```\n\n```text\n// [!code info]\nc\n```'
    const html = await pageOf(text, 'transformer', named)
    expect(html).toContain('<pre class="shiki css-variables has-highlighted" tabindex="0"><code>')
    expect(html).toContain(
      '<span class="line landing-line landing-line-highlight"><span class="landing-tk-keyword">let</span> ',
    )
    expect(html).toContain('<span class="highlighted-word">a</span>')
    expect(html).toContain(
      '<span class="line landing-line highlighted info"><span class="landing-tk-function">b</span>()',
    )
    expect(html).toContain('<span class="line landing-line highlighted info">c</span>')
    expect(html).not.toMatch(/style=|\[!code/)
  })

  it('may be objects, several of them, beside our own marks', async () => {
    const transformers = [
      transformerRenderWhitespace(),
      transformerNotationHighlight(),
      transformerNotationErrorLevel(),
      transformerMetaWordHighlight(),
      { span: (node: Element) => void Object.assign(node.properties, { style: 'top:1px' }) },
    ]
    const { html, findings } = await compileText(
      '```ts\na b // [!code ++]\nc // [!code info]\n```\n\n```tsx2\n[!code x]\n```',
      withShiki({ transformers }),
    )
    expect(html).toContain(
      '<span class="line landing-line landing-line-add">a<span class="space"> </span>b</span>',
    )
    expect(html).not.toContain('style')
    expect(findings.map(({ code }) => code)).toEqual(['code/unknown-language'])
  })
})

it('keeps code by grammar, transformers’ key, marks and meta', async () => {
  const texts = new Map<string, string>()
  const cache = {
    get: <T>(key: string, read: (text: string) => T | undefined) => {
      const text = texts.get(key)
      return text === undefined ? undefined : read(text)
    },
    put: (key: string, text: string) => void texts.set(key, text),
  }
  const langs = [cds]
  const other = [{ ...cds, patterns: [] }]
  const text = '```cds\nentity Books\n```'
  for (const [grammars, isKeyword] of [
    [langs, true],
    [other, false],
    [langs, true],
  ] as const) {
    const html = await htmlOf(text, { cache, ...withShiki({ langs: grammars }) })
    expect(html.includes(keyword)).toBe(isKeyword)
  }
  const codes = [...texts.values()].filter((value) => value.includes('Books'))
  expect(codes).toHaveLength(2)
})
