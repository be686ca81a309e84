import { describe, expect, it } from 'vitest'
import { wordSegmenter } from './segment'
import { isUnspaced, tokenize } from './tokenize'

const terms = (text: string) => tokenize(text).map((token) => token.term)

describe('tokenize', () => {
  it.each([
    ['azurerm_linux_vm', ['azurerm_linux_vm', 'azurerm', 'linux', 'vm']],
    ['kebab-case', ['kebab-case', 'kebab', 'case']],
    ['v1.25.0', ['v1.25.0', '1.25.0', 'v1', '25', '0']],
    ['docs/guides/intro.md', ['docs/guides/intro.md', 'docs', 'guides', 'intro', 'md']],
    ['linuxVirtualMachine', ['linuxvirtualmachine']],
    ['Größe Äpfel Łódź', ['grosse', 'apfel', 'lodz']],
    ['ﬁle ＡＢＣ', ['file', 'abc']],
    ["don't the page's", ['don', 'the', 'page']],
    ['C# and C++', ['c#', 'and', 'c++']],
    ['(terraform) init, plan.', ['terraform', 'init', 'plan']],
    ['', []],
    ['— … —', []],
  ])('reads %s', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  it('leaves out what nobody types', () => {
    expect(terms(`${'a'.repeat(65)} b`)).toEqual(['b'])
  })

  it('gives places in the original text', () => {
    for (const { term, start, end } of tokenize('Die Größe von my_name')) {
      expect(
        'Die Größe von my_name'
          .slice(start, end)
          .toLowerCase()
          .replace('ö', 'o')
          .replace('ß', 'ss'),
      ).toBe(term)
    }
  })

  it.each(['zh_CN', 'docs'])('finds words in a locale named %s', (locale) => {
    const found = tokenize('管理身份验证', wordSegmenter(locale)).map((token) => token.term)
    expect(found).toContain('管理')
  })

  it('cuts scripts without spaces into words and pairs of characters', () => {
    const segment = wordSegmenter('zh')
    const found = tokenize('使用Terraform管理身份验证', segment).map((token) => token.term)
    expect(found).toContain('terraform')
    expect(found).toContain('管理')
    expect(found).toContain('验证')
  })

  it('keeps a pair of surrogates together', () => {
    const found = tokenize('𠮷野家の牛丼', wordSegmenter('ja')).map((token) => token.term)
    for (const term of found) expect(() => encodeURIComponent(term)).not.toThrow()
  })
})

/** Tokens as `kind term start-end`. */
const tokens = (text: string, segment?: (run: string) => Iterable<string>) =>
  tokenize(text, segment).map(({ kind, term, start, end }) => `${kind} ${term} ${start}-${end}`)

describe('tokens', () => {
  it.each([
    ['a word', 'An Init', ['word an 0-2', 'word init 3-7']],
    ['an identifier', 'a_B-c', ['whole a_b-c 0-5', 'part a 0-1', 'part b 2-3', 'part c 4-5']],
    ['a path', '/a/b', ['whole a/b 1-4', 'part a 1-2', 'part b 3-4']],
    ['a package', '@a/b', ['whole a/b 1-4', 'part a 1-2', 'part b 3-4']],
    ['an address', 'a@b', ['whole a@b 0-3', 'part a 0-1', 'part b 2-3']],
    ['a version', 'V1.25', ['whole v1.25 0-5', 'part 1.25 1-5', 'part v1 0-2', 'part 25 3-5']],
    ['a name that begins as a version', 'va.b', ['whole va.b 0-4', 'part va 0-2', 'part b 3-4']],
    [
      'a path with an identifier',
      'a/b_c',
      ['whole a/b_c 0-5', 'part a 0-1', 'whole b_c 2-5', 'part b 2-3', 'part c 4-5'],
    ],
    ['a reference', 'a_b.c', ['whole a_b 0-3', 'part a 0-1', 'part b 2-3', 'part c 4-5']],
    [
      'four segments',
      'a.b.c.d',
      ['whole a.b.c.d 0-7', 'part a 0-1', 'part b 2-3', 'part c 4-5', 'part d 6-7'],
    ],
    [
      'five segments',
      'a.b.c.d.e',
      ['part a 0-1', 'part b 2-3', 'part c 4-5', 'part d 6-7', 'part e 8-9'],
    ],
    ['joints at the ends', '-a_ .b', ['word a 1-2', 'word b 5-6']],
    ['names of languages', 'C# c++', ['word c# 0-2', 'word c++ 3-6']],
    ['signs inside of words', 'C#d c++e', ['word c 0-1', 'word d 2-3', 'word c 4-5', 'word e 7-8']],
    ['names of languages beside others', 'Größe F#', ['word grosse 0-5', 'word f# 6-8']],
    [
      'the rest after an apostrophe',
      "it’ll we've x's",
      ['word it 0-2', 'word we 6-8', 'word x 12-13'],
    ],
    ['a word after an apostrophe', "l'eau s", ['word l 0-1', 'word eau 2-5', 'word s 6-7']],
    ['a letter that stands for words', 'a ﷻ', ['word a 0-1', 'word جل 2-3', 'word جلاله 2-3']],
    ['decomposed letters', 'A\u0308b', ['word ab 0-3']],
  ])('of %s', (_, text, expected) => expect(tokens(text)).toEqual(expected))

  it('of long identifiers are their parts', () => {
    const [long, longest] = ['a'.repeat(24), 'b'.repeat(23)]
    expect(terms(`${long}_${longest}`)).toEqual([`${long}_${longest}`, long, longest])
    expect(terms(`${long}_${longest}c`)).toEqual([long, `${longest}c`])
    expect(terms(`${long}/${longest}c`)).toEqual([long, `${longest}c`])
    expect(terms('a'.repeat(64))).toEqual(['a'.repeat(64)])
  })

  it.each(['身份', 'ひらがな', 'カタカナ', '사용자', 'ไทย', '々'])('of %s are one word', (run) => {
    expect(tokens(`a${run}b_c`)).toEqual([
      'word a 0-1',
      `word ${run} 1-${run.length + 1}`,
      ...[`whole b_c ${run.length + 1}-${run.length + 4}`],
      `part b ${run.length + 1}-${run.length + 2}`,
      `part c ${run.length + 3}-${run.length + 4}`,
    ])
    expect([isUnspaced(run), isUnspaced('größe'), isUnspaced('слово')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('of long words in scripts without spaces are pairs too', () => {
    const segment = (run: string) => [run.slice(0, 3), run.slice(3)]
    expect(tokens('x 身份验证管', segment)).toEqual([
      'word x 0-1',
      'whole 身份验 2-5',
      'part 身份 2-4',
      'part 份验 3-5',
      'word 证管 5-7',
    ])
  })
})
