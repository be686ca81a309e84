import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ResultCache } from '../cache/pack-store'
import { grammarsName } from './grammars'
import { createHighlighter } from './highlighter'

function memoryCache(texts = new Map<string, string>()) {
  let asked = 0
  const cache: ResultCache = {
    get(key, read) {
      asked++
      const text = texts.get(key)
      return text === undefined ? undefined : read(text)
    },
    put: (key, text) => texts.set(key, text),
  }
  return { cache, texts, asked: () => asked }
}

const code = 'const a = "<b>" // x & y\n\nlet c'

async function linesOf(language: string, text: string, cache?: ResultCache) {
  const highlighter = createHighlighter(cache)
  const prepared = await highlighter.prepare([{ code: text, language }])
  const lines = prepared.lines({ code: text, language })
  highlighter.dispose()
  return lines
}

it('keeps the lines of code by language and text, for other pages and builds', async () => {
  const { cache, texts } = memoryCache()
  const lines = await linesOf('ts', code, cache)
  expect(lines[0]).toContain('<span class="landing-tk-keyword">const </span>')
  expect(texts.size).toBe(1)
  expect(await linesOf('ts', code, cache)).toEqual(lines)
  const [key = ''] = texts.keys()
  texts.set(key, [...texts.values()].join('').replace('landing-tk-keyword', 'landing-tk-string'))
  expect((await linesOf('ts', code, cache))[0]).toContain('<span class="landing-tk-string">const ')
  await linesOf('js', code, cache)
  await linesOf('ts', `${code} `, cache)
  expect(texts.size).toBe(3)
})

it('does not keep what has no tokens, nor what has no grammar', async () => {
  const { cache, texts, asked } = memoryCache()
  const highlighter = createHighlighter(cache)
  const { unknown } = await highlighter.prepare([
    { code: 'a', language: '' },
    { code: 'b', language: 'text' },
    { code: 'c', language: 'hclx' },
    { code: 'd', language: 'hclx' },
  ])
  expect(unknown).toEqual(['hclx'])
  expect(highlighter.suggest('hclx')).toBe('hcl')
  expect([texts.size, asked()]).toEqual([0, 1])
})

it('knows languages by names of other tools, and shows code without tokens as it is', async () => {
  const highlighter = createHighlighter()
  const code = 'x = 1'
  const names =
    'apacheconf c# c++ conf containerfile django env exs f# fortran gitcommit golang gradle hpp json-with-comments ' +
    'javascriptreact markup ndjson no-highlight node objectivec opentofu patch pl postgresql prompt py3 python3 sbt ' +
    'sh-session sol sv svg terminal tfstate tofu tree typescriptreact vbnet'
  const { unknown } = await highlighter.prepare(
    names.split(' ').map((language) => ({ language, code })),
  )
  expect(unknown).toEqual([])
  const ini = [
    { language: 'ini', code },
    { language: 'conf', code },
  ]
  const { lines } = await highlighter.prepare(ini)
  expect(lines({ language: 'conf', code })).toEqual(lines({ language: 'ini', code }))
  highlighter.dispose()
})

it('highlights code in code the same way, whatever was loaded before', async () => {
  const markdown = '# A\n\n```ts\nconst a = "b" + 1\n```'
  const alone = await linesOf('md', markdown)
  const highlighter = createHighlighter()
  const blocks = [
    { code: '# B', language: 'md' },
    { code: 'a = 1', language: 'hcl' },
    { code: 'let a', language: 'ts' },
    { code: markdown, language: 'md' },
  ]
  const { lines } = await highlighter.prepare(blocks)
  const [other, , , last] = blocks.map(lines)
  expect(last).toEqual(alone)
  expect(alone.join()).toContain('<span class="landing-tk-keyword">const </span>')
  expect(other).toEqual(await linesOf('md', '# B'))
})

it('is named after the grammars that are installed', () => {
  for (const name of ['core', 'langs', 'engine-oniguruma']) {
    const file = join(import.meta.dirname, `../../node_modules/@shikijs/${name}/package.json`)
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    expect(grammarsName).toMatch(new RegExp(`shiki ${version}$`))
  }
})

it('makes what its name stands for: raise the number in it when this changes', async () => {
  expect(grammarsName).toMatch(/^lines 3, /)
  expect(await linesOf('hcl', 'a = "b" # <d>\n\n  e {}')).toEqual([
    'a = <span class="landing-tk-string">"b" </span><span class="landing-tk-comment"># &lt;d&gt;</span>',
    '',
    '  <span class="landing-tk-function">e</span> {}',
  ])
})
