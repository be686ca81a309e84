import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { dialects } from '../fixtures/dialects'
import { factsOf, factsOptions } from '../fixtures/facts-of'
import { NeedsReference, openLazyParser } from '../parser/lazy-parser'
import { readOutline } from './outline'

/** What is read; `undefined` for a text that needs the reference. */
function unlessDoubtful<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof NeedsReference) return undefined
    throw error
  }
}

async function openWithReference() {
  const parser = await openLazyParser()
  await parser.loadReference()
  return parser
}

describe('title and description', () => {
  it.each<[text: string, heading: string | undefined, description: string]>([
    ['# T\n\nText.', 'T', 'Text.'],
    [':::note\nInside.\n:::\n\n# Real title\n\nText.', 'Real title', 'Text.'],
    ['# T\n\n:::note\nInside the note.\n:::\n', 'T', ''],
    ['# T\n\n::: tip Read this\nInside.\n:::\n\nText.', 'T', 'Text.'],
    ['# T\n\n::: notice\nInside.\n:::\n\nText.', 'T', 'Text.'],
    ['# T\n\n::: unknown\nInside.\n\nText.', 'T', 'Text.'],
    ['A paragraph.\n\n# Real title', 'Real title', 'A paragraph.'],
    ['## Part\n\nText.\n\n# Title', 'Title', 'Text.'],
    ['## Variables\n\nText.\n\n## More', 'Variables', 'Text.'],
    ['<!-- Old -->\n\n<a id="x"></a>\n\n### Part\n\nText.', 'Part', 'Text.'],
    ['Text.\n\n## Usage', undefined, 'Text.'],
    ['- # Item\n\n:::note\n# Inside\n:::\n\nText.', undefined, 'Text.'],
    ['<div>\n<h1 align="center">A &amp; <b>B</b></h1>\n</div>\n\nText.', 'A & B', 'Text.'],
    ['Title\n===\n\nText\nin *two*  \nlines.', 'Title', 'Text in two lines.'],
    ['# 题\n\n一行\n**又一行**\nEnd', '题', '一行又一行 End'],
    ['> # Of another text\n\nText.\n\n# Title', 'Title', 'Text.'],
    ['> [!NOTE]\n> # Part\n\nText.', undefined, 'Text.'],
    ['# A `b` ![c](d.png) [e](f) &amp; 10:30 {#own}', 'A b e & 10:30', ''],
    ['# [T]\n\nSee [x] and [y].\n\n[T]: /t\n[x]: /x', 'T', 'See x and [y].'],
    [
      '![A picture](a.png)\n\n[![badge](b.svg)](/c)\n\nText.[^1]\n\n[^1]: Foot.',
      undefined,
      'Text.',
    ],
    ['- a list\n\n  with text\n\n> a quote\n\n<p>raw</p>\n\n```\ncode\n```\n', undefined, ''],
    ['<!-- # No\n\nNo. -->\n\n```md\n# No\n```\n\nText.', undefined, 'Text.'],
    [
      '# On ==*marks*==\n\nA ==b **c**== 1 == 1,<br>d [e](f){target=_blank .g}.',
      'On marks',
      'A b c 1 == 1, d e.',
    ],
    ['*[HTML]: A language\n\nText.', undefined, 'Text.'],
    ['<https://example.org>\n\nText.', undefined, 'Text.'],
    ['A {b.c}\n\nText.', undefined, 'A {b.c}'],
    ['', undefined, ''],
  ])('of %j', (text, heading, description) => {
    expect(factsOf(text)).toMatchObject({ description, ...(heading && { heading }) })
    expect(factsOf(text).heading).toBe(heading)
  })

  it('are those of front matter, where it has them', () => {
    const { heading, description } = factsOf('---\ntitle: A\ndescription: B\n---\n\n# C\n\nD')
    expect([heading, description]).toEqual([undefined, 'B'])
    expect(factsOf('---\ndescription: ""\n---\n\nLead.').description).toBe('Lead.')
  })
})

const { directives } = factsOptions
const titleAlone = { directives, wantsHeading: true, wantsLead: false }
const both = { directives, wantsHeading: true, wantsLead: true }

it('reads the beginning of a text as the compiler reads the whole', async () => {
  const [parser, full] = await Promise.all([openLazyParser(), openWithReference()])
  const filler = `${'Words of a long text. '.repeat(30)}\n\n`
  const pieces = fc.constantFrom(
    ...dialects,
    '# Title',
    'Lead.',
    filler,
    `- ${filler}`,
    `:::note\n${filler}`,
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('\n\n')
      const outline = unlessDoubtful(() => readOutline(text, { parser, ...both }))
      if (outline === undefined) return
      // With a definition it reads everything.
      const whole = `${text}\n\n[never used]: /x`
      expect(outline).toEqual(readOutline(whole, { parser: full, ...both }))
    }),
    { numRuns: runs(300), seed: 5 },
  )
})

it('asks the reference about a text that the native parser may read differently', async () => {
  const parser = await openLazyParser()
  const read = () => readOutline('# *a*😀*b*', { parser, ...titleAlone })
  expect(read).toThrow(NeedsReference)
  await parser.loadReference()
  const full = await openWithReference()
  expect(read()).toEqual(readOutline('# *a*😀*b*', { parser: full, ...titleAlone }))
})

it('reads a heading without markup as a parser does', async () => {
  const parser = await openLazyParser()
  const signs = fc.constantFrom(...'ab1é漢_ -.,()\'"/+:*`<&#'.split(''))
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
      const line = `# ${parts.join('')}`
      const heading = unlessDoubtful(() => readOutline(line, { parser, ...titleAlone }))
      // With a first paragraph to be found the parser is asked.
      const parsed = unlessDoubtful(() => readOutline(line, { parser, ...both }))
      if (parsed !== undefined && heading !== undefined) expect(heading).toEqual(parsed)
    }),
    { numRuns: runs(3000), seed: 3 },
  )
})

it('sums up no admonition that is written tight', () => {
  expect(factsOf(':::note\nfirst\n:::\n\nSecond.\n').description).toBe('Second.')
})
