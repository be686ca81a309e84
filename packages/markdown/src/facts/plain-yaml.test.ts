import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { hasCorpus, unpackCorpus, withoutCorpus } from '../fixtures/corpus'
import { readSource } from '../fs/source-text'
import { splitFrontMatter } from './front-matter'
import { readPlainYaml } from './plain-yaml'

describe('front matter of single lines', () => {
  it.each([
    ['title: Start here', { title: 'Start here' }],
    [
      'a: "x: y # z"\nb: \'"\'\nc-d: é, l\'été (x)  \n',
      { a: 'x: y # z', b: '"', 'c-d': "é, l'été (x)" },
    ],
    ['sidebar_position: 3\nid: 0', { sidebar_position: 3, id: 0 }],
    ['a: |-\n  Manages x:\n    y # z\nb: c', { a: 'Manages x:\n  y # z', b: 'c' }],
  ])('%j is read', (yaml, values) => {
    expect(readPlainYaml(yaml)).toEqual(values)
    expect(parse(yaml)).toEqual(values)
  })

  it.each([
    ...['', 'a', 'a:', 'a: x: y', 'a: x # y', 'a: [b]', 'a: true', 'a: Null', 'a: 01', 'a: -1'],
    ...['a: 1.5', 'a: 2026-01-31', 'a: "x\\n"', "a: 'x''y'", 'a: *b', 'a: x\n  y', 'a: x\na: y'],
    ...[
      'null: x',
      '# a\na: x',
      'a: x\n\nb: y',
      'a: >-\n  x',
      'a: |-\n  x\n y',
      'a: |-\n  x\n\n  y',
    ],
    ...['a: |-\n  x\n   ', 'a: |-', 'a: "x', ' a: x', '__proto__: x'],
  ])('%j is left to the YAML parser', (yaml) => {
    expect(readPlainYaml(yaml)).toBeUndefined()
  })
})

it('reads what the YAML parser reads', () => {
  const piece = fc.constantFrom(
    ...['a', 'b', 'é', '0', '12', ': ', ':', ' ', '  ', '\n', '\n  ', '"', "'", '|-', '- ', '#'],
    ...[
      'true',
      'null',
      '~',
      ',',
      '(',
      '[',
      '{',
      '\t',
      '.',
      '/',
      '_',
      '%',
      '&',
      '\\',
      '\u00a0',
      '\u2028',
    ],
  )
  const line = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
  const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c-d', 'true'), line), { maxLength: 4 })
  fc.assert(
    fc.property(pairs, (given) => {
      const yaml = given.map(([key, value]) => `${key}: ${value}\n`).join('')
      const values = readPlainYaml(yaml)
      if (values !== undefined) expect(values).toEqual(parse(yaml))
    }),
    { numRuns: runs(20_000), seed: 7 },
  )
})

it.skipIf(!hasCorpus)(`reads nearly all pages of a provider${withoutCorpus}`, () => {
  const { contentDir, remove } = unpackCorpus()
  const files = readdirSync(join(contentDir, 'docs'), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.markdown'))
    .map((file) => splitFrontMatter(readSource(join(contentDir, 'docs', file)).text).yaml ?? '')
  remove()
  const read = texts.filter((yaml) => readPlainYaml(yaml) !== undefined)
  for (const yaml of read) expect(readPlainYaml(yaml)).toEqual(parse(yaml))
  expect(read.length / texts.length).toBeGreaterThan(0.9)
})
