import { describe, expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'
import { createLazyParser, withReference } from './lazy-parser'
import { checkLimits, type TooComplexError, tooHardForReference } from './limits'
import { createReferenceParser } from './reference'

describe('a text that no person writes', () => {
  it('is refused with its file and line', async () => {
    const { html, findings } = await compileText(`---\ntitle: T\n---\n\n${'> '.repeat(5000)}x\n`)
    expect(html).toBe('')
    expect(findings).toEqual([
      {
        code: 'page/failed',
        message:
          'The page cannot be compiled: this block quote is nested more than 100 levels deep.',
        location: { file: 'docs/page.md', line: 5, column: 201 },
        help: 'Nest less deeply, or split the page.',
      },
    ])
  })

  it('is refused where thousands of directives stand in one paragraph', async () => {
    const { findings } = await compileText(`# T\n\n${':a[b] '.repeat(3000)}`)
    expect(findings[0]).toMatchObject({
      message: 'The page cannot be compiled: one of its paragraphs has thousands of directives.',
      location: { line: 3 },
    })
  })

  it('is refused where the rows of a table lack hundreds of thousands of cells', async () => {
    const head = (start: string) => `${start}${'|a'.repeat(1000)}|\n${start}${'|-'.repeat(1000)}|\n`
    for (const start of ['', '> ', '- ']) {
      const row = start === '- ' ? '  x\n' : `${start}x\n`
      const { findings } = await compileText(`${head(start)}${row.repeat(1000)}`)
      expect(findings[0]).toMatchObject({
        message:
          'The page cannot be compiled: one of its tables has rows that lack thousands of cells.',
      })
    }
    const { findings } = await compileText(`${head('')}${'|x\n'.repeat(100)}`)
    expect(findings.map(({ code }) => code)).not.toContain('page/failed')
  })

  it('is refused where it is longer than a page can be', async () => {
    const { html, findings } = await compileText(`# T\n\n${'A line.\n\n'.repeat(600_000)}`)
    expect(html).toBe('')
    expect(findings).toMatchObject([
      {
        code: 'page/failed',
        message: 'The page cannot be compiled: it has more than 5000000 characters.',
        location: { line: 1 },
      },
    ])
  })

  it('is refused by the reference when that would take too long', async () => {
    const parser = createLazyParser(undefined, async () => createReferenceParser())
    const refuses = (text: string, reason: string, line: number) =>
      expect(withReference(parser, () => parser.parse(text))).rejects.toMatchObject({
        message: reason,
        line,
      })
    await refuses(
      `a\n\n${'*a _b '.repeat(2000)}`,
      'this paragraph has more than 1500 markup characters.',
      3,
    )
    await refuses('x'.repeat(600_000), 'it has more than 500000 characters.', 1)
    await refuses('\n'.repeat(30_000), 'it has more than 20000 lines.', 20_001)
  })
})

it('lets rules, long lines and deep but human nesting pass', () => {
  for (const text of ['-'.repeat(5000), '- '.repeat(200), 'x'.repeat(1e6), '> '.repeat(50)]) {
    expect(() => checkLimits(text)).not.toThrow()
  }
  expect(tooHardForReference('word '.repeat(10_000))).toBeUndefined()
})

/** The message, the line and the column of the refusal of a text. */
function refusalOf(text: string) {
  try {
    checkLimits(text)
    return undefined
  } catch (error) {
    const { message, line, column } = error as TooComplexError
    return `${line}:${column} ${message}`
  }
}

describe('limits', () => {
  it.each([
    ['> ', '1:201 this block quote is nested more than 100 levels deep.'],
    ['- ', '1:201 this list is nested more than 100 levels deep.'],
    ['1. ', '1:301 this list is nested more than 100 levels deep.'],
    ['2) ', '1:301 this list is nested more than 100 levels deep.'],
    ['+\t', '1:201 this list is nested more than 100 levels deep.'],
  ])('of levels are 100 of %j', (mark, refusal) => {
    expect(refusalOf(`${mark.repeat(100)}x`)).toBeUndefined()
    expect(refusalOf(`${mark.repeat(101)}x`)).toBe(refusal)
    expect(refusalOf(`Text ${mark.repeat(101)}x`)).toBeUndefined()
  })

  it.each(['+', '-', '*', '1.', '+-', '1)'])('need a space behind %j', (mark) => {
    expect(refusalOf(`${mark.repeat(150)}+`)).toBeUndefined()
  })

  it('of directives and references hold for a paragraph', () => {
    const directives = (count: number) => ':a[b]{c} '.repeat(count)
    const message = '2:1 one of its paragraphs has thousands of directives.'
    expect(refusalOf(directives(2000))).toBeUndefined()
    expect(refusalOf(`${directives(1000)}\n${directives(1001)}`)).toBe(message)
    expect(refusalOf(`${directives(1000)}\n\n${directives(1001)}`)).toBeUndefined()
    const references = (count: number) => '&amp;&#38;'.repeat(count / 2)
    expect(refusalOf(references(10_000))).toBeUndefined()
    expect(refusalOf(`${references(5000)}\n${references(5002)}`)).toBe(
      '2:1 one of its paragraphs has thousands of character references.',
    )
    expect(refusalOf(`${references(6000)}\n\n${references(6000)}`)).toBeUndefined()
    expect(refusalOf('& '.repeat(20_000) + ': '.repeat(5000))).toBeUndefined()
  })

  it.each([
    ['items', '- [a1](https://example.org/) `x` **b**\n'],
    ['numbered items', '1. [a1](https://example.org/) `x` **b**\n'],
    ['changes', '* [#1](https://example.org/1): fix `a` in **b** <br>\n'],
    ['quoted items', '> - `x` **b** *c*\n'],
    ['items with a second line', '- `x` **b**\n  *c* `d`\n'],
    ['rows', '| `x` | [a](b) | **c** |\n'],
    ['lines of HTML', '<li><img src="a.png"> `x` *a* [b]</li>\n'],
  ])('of the reference hold for each of many %s', (what, line) => {
    const start = what === 'rows' ? '| a | b | c |\n| - | - | - |\n' : '<ul>\n'
    const text = (/rows|HTML/.test(what) ? start : '') + line.repeat(1000)
    expect(tooHardForReference(text)).toBeUndefined()
  })

  it('of the reference hold for a paragraph', () => {
    expect(tooHardForReference('*'.repeat(1500))).toBeUndefined()
    expect(tooHardForReference(`a\n${'*'.repeat(1000)}\n${'[_`<~:'.repeat(100)}`)).toMatchObject({
      line: 3,
    })
    expect(tooHardForReference(`${'*'.repeat(1000)}\n \n${'*'.repeat(1000)}`)).toBeUndefined()
    const paragraph = `[${'`x` **b** '.repeat(400)}`
    expect(tooHardForReference(`* a\n${paragraph}`)).toMatchObject({ line: 2 })
    expect(tooHardForReference(`x\n${'5. **b** `x` [a](b)\n'.repeat(600)}`)).toBeDefined()
    expect(tooHardForReference('\n'.repeat(19_999))).toBeUndefined()
    expect(tooHardForReference('\n'.repeat(20_000))).toMatchObject({ line: 20_001 })
  })
})
