import { describe, expect, it } from 'vitest'
import { wordSegmenter } from './segment'
import { tokenize } from './tokenize'

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
