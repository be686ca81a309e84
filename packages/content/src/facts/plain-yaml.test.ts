import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parsePlainYaml } from './plain-yaml'

it('reads what nearly all pages have', () => {
  const text =
    'title: A page of mine\ntags: [a, "b c"]\nsidebar_position: 10\ndraft: true\nkeywords:\n  - x\n  - y z\n'
  expect(parsePlainYaml(text)).toEqual({
    title: 'A page of mine',
    tags: ['a', 'b c'],
    sidebar_position: 10,
    draft: true,
    keywords: ['x', 'y z'],
  })
})

it.each([
  'title: a: b',
  'a: "x\\n"',
  'a: 1.10',
  'a: 0x1',
  'a: yes',
  'a: # comment',
  'a: |\n  block',
  'a: |-\n  one\n\n  two',
  'a: |-\n   one',
  'a: |-\nb: c',
  'a:\n  b: c',
  'a: 1\na: 2',
  'a:',
  'a: {b: c}',
  'a: [b, [c]]',
  'a: text\n  goes on',
  '',
  '- a',
  'a: 2030-01-31',
  'a:\n  - b\n  c',
])('leaves %j to the YAML parser', (text) => {
  expect(parsePlainYaml(text)).toBeUndefined()
})

it('is always of the opinion of the YAML parser', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'title',
      'B c',
      ': ',
      ':',
      '\n',
      '\n  ',
      '- ',
      '\n- ',
      '[',
      ']',
      ', ',
      ',',
      '"',
      "'",
      '#',
      ' #',
    ],
    ...[
      '1',
      '0',
      '1.5',
      'true',
      'null',
      '~',
      ' ',
      '{',
      '}',
      '|',
      '>',
      '\t',
      '-',
      '.',
      '&x',
      '*x',
      '!',
      '?',
      '%',
      'é',
      '\n\n',
    ],
    ...[
      'key: ',
      '\nother: ',
      '\nlist:\n  - ',
      '|-\n  ',
      '\n  ',
      " (x), [y] 'z'",
      'yes',
      '@',
      '\\',
      '---',
      '=',
      '<<: ',
      '0o7',
      '1e3',
      '+1',
      '...',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const yaml = `key: ${parts.join('')}`
      const own = parsePlainYaml(yaml)
      if (own !== undefined) expect(own).toEqual(parse(yaml))
    }),
    { numRuns: 20_000, seed: 3 },
  )
})
