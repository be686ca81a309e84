import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query'
import { plainQuery } from './plain-query'

const term = { type: 'term', presence: 'optional', boost: 1 }

describe('parseQuery', () => {
  it.each<[text: string, clauses: object[]]>([
    ['', []],
    ['  ', []],
    ['terraform', [{ ...term, text: 'terraform', open: true, start: 0, end: 9 }]],
    ['plan apply ', [{ text: 'plan' }, { text: 'apply', open: false }]],
    ['+must -not', [{ presence: 'required' }, { text: 'not', presence: 'excluded', open: true }]],
    [
      'title:exporter',
      [{ ...term, field: 'title', text: 'exporter', textStart: 6, start: 0, end: 14 }],
    ],
    ['Title:x Heading:y', [{ field: 'title' }, { field: 'heading' }]],
    ['+content:btp', [{ presence: 'required', field: 'content', textStart: 9, start: 0 }]],
    ['terafrom~1', [{ text: 'terafrom', edits: 1, open: false, end: 10 }]],
    ['a^2 b^0.5', [{ boost: 2 }, { boost: 0.5, open: false }]],
    ['a^100 b^12.25', [{ boost: 100 }, { boost: 12.25 }]],
    ['word~2^3', [{ edits: 2, boost: 3 }]],
    ['word^3~0', [{ edits: 0, boost: 3 }]],
    ['sub*', [{ type: 'wildcard', pattern: 'sub*', start: 0, end: 4 }]],
    ['-title:wild*card^2', [{ type: 'wildcard', presence: 'excluded', field: 'title', boost: 2 }]],
    ['"getting started"', [{ type: 'phrase', text: 'getting started', presence: 'required' }]],
    ['“getting started” „C“', [{ type: 'phrase', text: 'getting started' }, { text: 'C' }]],
    ['-"old way"', [{ type: 'phrase', text: 'old way', presence: 'excluded', textStart: 2 }]],
    ['title:"a b"^2 c', [{ type: 'phrase', field: 'title', boost: 2 }, { text: 'c' }]],
    ['tag:guide', [{ type: 'tag', tag: 'guide', presence: 'required' }]],
    ['-tag:"Deep dive"', [{ type: 'tag', tag: 'Deep dive', presence: 'excluded' }]],
    // What only looks like the language.
    ['azurerm_linux_vm kebab-case', [{ text: 'azurerm_linux_vm' }, { text: 'kebab-case' }]],
    ['c++ c# v1.25.0', [{ text: 'c++' }, { text: 'c#' }, { text: 'v1.25.0' }]],
    ['--no-verify', [{ ...term, text: '--no-verify', open: true, start: 0, end: 11 }]],
    ['10:30', [{ text: '10:30', field: undefined }]],
    ['docs/guides', [{ text: 'docs/guides' }]],
    ['title!:x', [{ text: 'title!:x', field: undefined }]],
    // A backslash takes the meaning off a sign.
    ['\\+plus', [{ text: '+plus', presence: 'optional' }]],
    ['a\\:b a\\*b', [{ text: 'a:b' }, { type: 'term', text: 'a*b' }]],
    ['"say \\"yes\\""', [{ text: 'say "yes"' }]],
    ['"C:\\docs\\2024"', [{ text: 'C:\\docs\\2024' }]],
    ['"std::move ~> 1.2"', [{ type: 'phrase', text: 'std::move ~> 1.2' }]],
  ])('reads %s', (text, clauses) => {
    const { tree, problem } = parseQuery(text)
    expect(problem).toBeUndefined()
    expect(tree.clauses).toMatchObject(clauses)
    expect(tree.clauses).toHaveLength(clauses.length)
  })

  const fields = 'The fields are title, heading, description, keywords, content and tag.'
  const quote = 'Put a space before it, or quotation marks around all of the text.'
  it.each<[text: string, piece: string, reason: string, advice: string]>([
    [
      'go titel:exporter',
      'titel',
      'There is no field "titel".',
      `Did you mean "title:"? ${fields} If the colon belongs to the text, put quotation marks around it: "titel:exporter".`,
    ],
    [
      'https://sap.com',
      'https',
      'There is no field "https".',
      `${fields} If the colon belongs to the text, put quotation marks around it: "https://sap.com".`,
    ],
    [
      'C:\\docs\\"x',
      'C',
      'There is no field "C".',
      `${fields} If the colon belongs to the text, put quotation marks around it: "C:\\docs\\"x".`,
    ],
    [
      'docs/api:x',
      'docs/api',
      'A field name cannot contain "/": "docs/api".',
      `${fields.slice(0, -1)}. If this is a path or an address, put quotation marks around it.`,
    ],
    [
      'exporter~x',
      '~x',
      'The edit distance "x" is not a whole number from 0 to 2.',
      'Write exporter~1 to allow one wrong letter, exporter~2 for two, or put quotation marks around the text if "~" belongs to it.',
    ],
    [
      'exporter~3',
      '~3',
      'The edit distance "3" is not a whole number from 0 to 2.',
      'Write exporter~1 to allow one wrong letter, exporter~2 for two, or put quotation marks around the text if "~" belongs to it.',
    ],
    [
      'exporter~',
      '~',
      'The edit distance is missing after "~".',
      'Write exporter~1 to allow one wrong letter, exporter~2 for two, or put quotation marks around the text if "~" belongs to it.',
    ],
    [
      'exporter^much',
      '^much',
      'The boost "much" is not a number above 0 and up to 100.',
      'Write exporter^2 to count the word twice, or put quotation marks around the text if "^" belongs to it.',
    ],
    [
      'exporter^',
      '^',
      'The boost is missing after "^".',
      'Write exporter^2 to count the word twice, or put quotation marks around the text if "^" belongs to it.',
    ],
    [
      'a b^0',
      '^0',
      'The boost "0" is not a number above 0 and up to 100.',
      'Write b^2 to count the word twice, or put quotation marks around the text if "^" belongs to it.',
    ],
    [
      '"a b"^101',
      '^101',
      'The boost "101" is not a number above 0 and up to 100.',
      'Write "a b"^2 to count the word twice, or put quotation marks around the text if "^" belongs to it.',
    ],
    ['a~1~1', '~1', 'Unexpected "~1".', 'One edit distance is enough.'],
    ['a^1^1', '^1', 'Unexpected "^1".', 'One boost is enough.'],
    [
      'terraform + btp',
      '+',
      'Nothing follows "+".',
      'Write the text directly after it, without a space: +word.',
    ],
    [
      'terraform -',
      '-',
      'Nothing follows "-".',
      'Write the text directly after it, without a space: -word.',
    ],
    ['+-x', '-', 'Unexpected "-".', 'One "+" or "-" before a word is enough.'],
    [
      'title: x',
      'title:',
      'Nothing follows "title:".',
      'Write the text directly after it, without a space: title:word.',
    ],
    ['title:+x', '+', 'Unexpected "+".', 'Write it before the field: +title:word.'],
    [
      'say "hello',
      '"',
      'The quotation mark is never closed.',
      'Add a second quotation mark where the phrase ends.',
    ],
    [
      'say ""',
      '""',
      'There is no word between the quotation marks.',
      'Write words between them, or remove them.',
    ],
    ['foo"bar"', '"', "Unexpected '\"'.", quote],
    ['"foo"bar', 'b', 'Unexpected "b".', quote],
    ['"foo"🚀', '🚀', 'Unexpected "🚀".', quote],
    ['"foo bar"~2', '~', 'Unexpected "~".', quote],
    ['tag:x"y"', '"', "Unexpected '\"'.", quote],
    [
      '~> 1.2',
      '~',
      'Unexpected "~".',
      'Write a word before it, or quotation marks around the text.',
    ],
    [
      '*',
      '*',
      'The pattern "*" has no letter in it.',
      'Add at least one letter: sub* finds subaccount and subscription.',
    ],
    ['sub*~1', '~', 'Unexpected "~".', 'A pattern with "*" cannot have an edit distance.'],
  ])('says what is wrong with %s', (text, piece, reason, advice) => {
    const { tree, problem } = parseQuery(text)
    expect(problem).toMatchObject({ message: reason, help: advice })
    expect(text.slice(problem?.start, problem?.end)).toBe(piece)
    expect(tree).toEqual(plainQuery(text))
  })

  it('never throws, and points into the text, whatever is typed', () => {
    const signs = fc.constantFrom(...'+-":~^*\\ /.1ab', 'title:', 'tag:', '身份', 'é')
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 16 }), (pieces) => {
        const text = pieces.join('')
        const { tree, problem } = parseQuery(text)
        if (problem) {
          expect(tree).toEqual(plainQuery(text))
          expect(problem.start).toBeGreaterThanOrEqual(0)
          expect(problem.end).toBeGreaterThan(problem.start)
          expect(problem.end).toBeLessThanOrEqual(text.length)
        }
        let last = 0
        for (const { start, end } of tree.clauses) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('reads every beginning of a query while it is typed', () => {
    const text = '+title:"getting started" -tag:old terafrom~1 btp^2 sub*nt'
    for (let end = 0; end <= text.length; end++) {
      expect(() => parseQuery(text.slice(0, end))).not.toThrow()
    }
    expect(parseQuery(text).problem).toBeUndefined()
  })
})
