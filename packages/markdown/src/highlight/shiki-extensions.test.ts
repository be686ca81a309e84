import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import {
  transformerMetaWordHighlight,
  transformerNotationErrorLevel,
  transformerNotationHighlight,
  transformerRenderWhitespace,
} from '@shikijs/transformers'
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { compileText, htmlOf } from '../fixtures/compile-text'
import { loadLanguages, loadTransformers } from './shiki-extensions'

const cds = {
  name: 'Cds',
  scopeName: 'source.cds',
  aliases: ['CDL'],
  embeddedLangs: ['js', 'none-such'],
  patterns: [
    { match: '\\b(entity|service)\\b', name: 'keyword.control.cds' },
    { begin: '<js>', end: '</js>', patterns: [{ include: 'source.js' }] },
  ],
}
const keyword = '<span class="landing-tk-keyword">entity</span> Books'

async function pageOf(text: string, { langs = [], transformers = [] }: Partial<ShikiLists>) {
  const shiki = {
    langs: await loadLanguages(langs, tmpdir()),
    transformers: await loadTransformers(transformers, import.meta.dirname),
  }
  const { html, findings } = await compileText(text, { shiki })
  expect(findings).toEqual([])
  return html
}

interface ShikiLists {
  readonly langs: readonly unknown[]
  readonly transformers: readonly unknown[]
}

describe('grammars of a site', () => {
  it.each([
    ['an object', cds],
    ['a list', [cds]],
    ['a function that imports a module', () => Promise.resolve({ default: [cds] })],
    ['a JSON file', join(writeSite({ 'cds.json': JSON.stringify(cds) }), 'cds.json')],
    [
      'an export of a module',
      `${join(writeSite({ 'a.mjs': `export const cds = ${JSON.stringify(cds)}` }), 'a.mjs')}#cds`,
    ],
  ])('may be %s', async (_, lang) => {
    expect(await pageOf('```cds\nentity Books\n```', { langs: [lang] })).toContain(keyword)
  })

  it('have aliases, hold other languages, and come before Shiki’s own', async () => {
    const text = '```cdl\nentity Books\n<js>\nlet a\n</js>\n```'
    const html = await pageOf(text, { langs: [cds] })
    expect(html).toContain(keyword)
    expect(html).toContain('<span class="landing-tk-keyword">let</span> a')
    const own = await pageOf('```js\nlet entity\n```', { langs: [{ ...cds, name: 'js' }] })
    expect(own).toContain('let <span class="landing-tk-keyword">entity</span>')
  })

  it('that cannot be read are named', async () => {
    const message = (lang: unknown) =>
      loadLanguages([lang], tmpdir()).catch((error: Error) => error.message)
    expect(await message({ name: 'x' })).toBe(
      'The grammar "of markdown.shiki.langs" cannot be loaded: it has no "name", no "scopeName" or no "patterns".',
    )
    expect(await message('none')).toMatch(/^The grammar "none" cannot be loaded: Cannot find/)
    expect(await message('./none.json')).toMatch(/^The grammar ".\/none.json" cannot be loaded: /)
  })
})

describe('transformers of a site', () => {
  const names = 'transformerNotationErrorLevel transformerMetaWordHighlight'.split(' ')
  const named = names.map((name) => `@shikijs/transformers#${name}`)

  it('run by name, with meta, and leave classes without styles', async () => {
    const text =
      '```js /a/ {1}\nlet a = 1\nb() // [!code info]\n```\n\n```text\n// [!code info]\nc\n```'
    const html = await pageOf(text, { transformers: named })
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
      { shiki: { langs: [], transformers } },
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
  const langs = await loadLanguages([cds], '/')
  const other = await loadLanguages([{ ...cds, patterns: [] }], '/')
  const text = '```cds\nentity Books\n```'
  for (const [grammars, isKeyword] of [
    [langs, true],
    [other, false],
    [langs, true],
  ] as const) {
    const html = await htmlOf(text, { cache, shiki: { langs: grammars, transformers: [] } })
    expect(html.includes(keyword)).toBe(isKeyword)
  }
  const codes = [...texts.values()].filter((value) => value.includes('Books'))
  expect(codes).toHaveLength(2)
})
