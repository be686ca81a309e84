import { describe, expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'
import { createLazyParser, parseSurely } from './lazy-parser'
import { checkLimits, tooHardForReference } from './limits'
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
      expect(parseSurely(parser, text)).rejects.toMatchObject({ message: reason, line })
    await refuses(
      `a\n\n${'*a _b '.repeat(2000)}`,
      'this paragraph has more than 1500 signs of markup.',
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
