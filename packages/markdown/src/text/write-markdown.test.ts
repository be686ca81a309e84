import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { createReferenceParser } from '../parser/reference'
import { nodeText } from '../tree/mdast'
import {
  blocks,
  cell,
  code,
  codeBlock,
  page,
  plain,
  prose,
  sentence,
  table,
  withoutCode,
} from './write-markdown'

const parser = createReferenceParser()
const words = (text: string) => nodeText(parser.parse(text))

describe('plain text', () => {
  it.each([
    ['a *b* _c_ `d`', 'a \\*b\\* \\_c\\_ \\`d\\`'],
    ['[a](b) <c> {d} | ~e~ $f$ ^g', '\\[a\\](b) \\<c> \\{d} \\| \\~e\\~ \\$f\\$ \\^g'],
    ['a \\b', 'a \\\\b'],
    ['&amp; &#38; & b &c', '\\&amp; \\&#38; & b &c'],
    ['==a== = b', '\\==a\\== = b'],
    [':a ::b c: d', '\\:a \\:\\:b c: d'],
    [' a \n\t b ', 'a b'],
  ])('is escaped: %j', (text, markdown) => expect(plain(text)).toBe(markdown))

  it('reads the same inside a line, whatever it is', () => {
    const char = fc.constantFrom(...'ab *_`[]()<>!{}|~$^&:;=#\\/.1')
    fc.assert(
      fc.property(fc.array(char, { maxLength: 20 }), (chars) => {
        const text = chars.join('')
        expect(words(`x ${plain(text)} x`)).toBe(`x ${text.replace(/\s+/g, ' ').trim()} x`)
      }),
      { numRuns: runs(300), seed: 14 },
    )
  })
})

describe('code', () => {
  it.each([
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['a``b`c', '```a``b`c```'],
    ['`a', '`` `a ``'],
    ['a`', '`` a` ``'],
    ['a\n  b', '`a b`'],
  ])('in a line is fenced by enough backticks: %j', (text, markdown) => {
    expect(code(text)).toBe(markdown)
  })

  it.each([
    ['a', 'js', '', '```js\na\n```'],
    ['a', '', 'b "c"', '``` title="b \\"c\\""\na\n```'],
    ['```\na\n```', 'md', '', '````md\n```\na\n```\n````'],
    ['``', 'md', '', '```md\n``\n```'],
  ])('in a block has a language and a title: %j', (text, language, title, markdown) => {
    expect(codeBlock(text, language, title)).toBe(markdown)
  })
})

describe('a description in CommonMark', () => {
  it.each([
    [
      'keeps its HTML and addresses',
      '<b>a</b> <https://c.d> <mailto:e@f.g> <!-- h --> <br/>',
      undefined,
    ],
    ['shows other tags', 'a <T> </T> <bold>', 'a \\<T> \\</T> \\<bold>'],
    [
      'shows braces, directives and marks',
      '{a} ::b :c[d] :e{f} g:h ==i==',
      '\\{a} \\::b \\:c[d] \\:e\\{f} g:h \\==i\\==',
    ],
    ['keeps code', '`{a}` ``b`{c}`` and\n\n```\n{d}\n```\n\n~~~~\n{e}\n~~~~', undefined],
    ['keeps escaped characters', '\\{a} \\<b> \\:c[d] \\\\`{e}`', undefined],
    ['has no code after an escaped backtick', '\\`{a}\\`', '\\`\\{a}\\`'],
    ['keeps code that does not end', 'a\n```\n{b}', undefined],
    ['has line feeds', ' a\r\nb\rc\n', 'a\nb\nc'],
  ])('%s', (_, text, markdown = text) => expect(prose(text)).toBe(markdown))

  it('has strong text for headings where none may be', () => {
    expect(prose('# a\nb\n ### **c** d ##\n# \ne')).toBe('\n**a**\n\nb\n\n**c d**\n\n\ne')
  })

  it.each([
    ['# a\n## b\n# c', 3, ['### a', '#### b', '### c']],
    ['### a\n###### b\n#### c', 2, ['## a', '### b', '### c']],
    ['##### a\n###### b', 6, ['###### a', '###### b']],
    ['## a\n# b', 2, ['## a', '## b']],
  ])('has headings below its place: %j from level %i', (text, level, headings) => {
    expect(prose(text, level).match(/^#.*/gm)).toEqual(headings)
  })

  it('has headings with code and escaped characters', () => {
    expect(prose('# The `a` of `#` \\* b #\nc', 2)).toBe('\n## The `a` of `#` \\* b\n\nc')
    expect(prose('# The `a` b')).toBe('\n**The `a` b**\n')
  })

  it('has no headings in code, nor without a space or with seven signs', () => {
    expect(prose('####### a\n#b\na # b', 2)).toBe('####### a\n#b\na # b')
    expect(prose('```\n# a\n```\n\n### b', 2)).toBe('```\n# a\n```\n\n\n## b\n')
  })
})

it('keeps definitions of links in code', () => {
  const text = '[a]\n\n```\nb\n[a]: c\n```\n\n[a]: d'
  expect(prose(text)).toBe('[a](d)\n\n```\nb\n[a]: c\n```')
})

it('reads references before a colon', () => {
  expect(prose('[a][1]: b, [1]: c\n\n[1]: /d')).toBe('[a](/d): b, [1](/d): c')
})

it('takes references without a definition for text', () => {
  expect(prose('[k, v][] `a[0][1]`')).toBe('[k, v]\\[] `a[0][1]`')
  expect(prose('[a][b]', 2)).toBe('[a][b]')
})

it('reads many pieces of code behind a bracket that is not closed', () => {
  const text = `[ ${'`a` '.repeat(40)}\n\n[b]: c`
  expect(prose(text)).toBe(text.slice(0, -'\n\n[b]: c'.length - 1))
})

it('changes what is not code', () => {
  const upper = (text: string) => withoutCode(text, (part) => part.toUpperCase())
  expect(upper('a `b` c ``d`e`` f')).toBe('A `b` C ``d`e`` F')
  expect(upper('a\n ~~~ b\nc\n ~~~\nd')).toBe('A\n ~~~ b\nc\n ~~~\nD')
  expect(upper('a `b')).toBe('A `B')
  expect(upper('- a `b\n- c `d`\n\ne` f')).toBe('- A `B\n- C `d`\n\nE` F')
  expect(upper('a `b\nc` d')).toBe('A `b\nc` D')
})

describe('a cell of a table', () => {
  it.each([
    ['a | b \\| c', 'a \\| b \\| c'],
    ['a\nb', 'a b'],
    ['a\n\nb\n \t\n\nc', 'a<br>b<br>c'],
    ['a\n- b\n* c\n+ d\n1. e\n 22) f', 'a<br>• b<br>• c<br>• d<br>• e<br>• f'],
    ['- a\n- b', '• a<br>• b'],
    ['a\n```js\nb\n  c\n```\nd', 'a `b c` d'],
    ['~~~\na\n~~~', '`a`'],
    ['# a', '**a**'],
    ['a {b}', 'a \\{b}'],
    [
      '[a][1] [B] [`c`][] [d]: [e](f) `[b]`\n\n[1]: https://a.org/x_(y) "t"\n[b]: <b>\n[`c`]: c',
      '[a](https://a.org/x_%28y%29) [B](b) [`c`](c) [d]: [e](f) `[b]`',
    ],
  ])('%j is %j', (text, markdown) => expect(cell(text)).toBe(markdown))
})

it.each([
  ['a', 'a.'],
  ['a.', 'a.'],
  ['a?', 'a?'],
  ['`a`', '`a`.'],
  ['(a)', '(a).'],
  ['"a"', '"a".'],
  ['é 1', 'é 1.'],
  ['', ''],
])('ends the sentence %j', (text, ended) => expect(sentence(text)).toBe(ended))

it('writes tables, blocks and pages', () => {
  expect(
    table(
      ['a', 'b|'],
      [
        ['c|d', 'e\\|f'],
        ['g', ''],
      ],
    ),
  ).toBe('| a | b\\| |\n| --- | --- |\n| c\\|d | e\\|f |\n| g |  |')
  expect(table(['a'], [])).toBe('')
  expect(blocks('a', '', undefined, false, 'b')).toBe('a\n\nb')
  expect(page({ title: 'a: "b"', unlisted: true }, 'c', false, 'd')).toBe(
    '---\ntitle: "a: \\"b\\""\nunlisted: true\n---\n\nc\n\nd\n',
  )
})
