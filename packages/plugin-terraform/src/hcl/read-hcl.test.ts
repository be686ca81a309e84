// biome-ignore-all lint/suspicious/noTemplateCurlyInString: HCL writes insertions like this.
import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { readHcl } from './read-hcl'

describe('HCL that is right', () => {
  it.each([
    '',
    '# only a comment',
    'a = 1\nb = -1.5e3 // end\n/* c */ c = true',
    'resource "btp_subaccount" "main" {\n  name = "a-${var.name}"\n  labels = { "a" = ["b"], c : "d" }\n}',
    'terraform {\n  required_providers {\n    btp = {\n      source  = "SAP/btp"\n      version = "~> 1.0"\n    }\n  }\n}',
    'block { a = 1 }\nempty {}',
    'my-key = "x"\nmy-block {}\na-b.c-d == 1',
    'a = b.c[0].d["e"].*.f[*].g',
    'a = f(1, [2, 3]..., {\n  x = 1\n})\nb = provider::btp::parse("x")',
    'a = x == 1 && !y || (z > 2 ? "p" : "q")',
    'a = [for k, v in m : upper(v) if v != ""]\nb = { for s in l : s => s... }',
    'a = <<EOT\nText ${var.x} $${no} %{ if a }b%{ else }c%{ endif }\nEOT\nb = <<-EOT\n  x\n  EOT\n',
    'a = "quote \\" and ${ "inner ${x}" } %{ for i in l ~}x%{ endfor }"',
    'a = [\n  1,\n  2, # two\n]\nb = (\n  1 +\n  2\n)',
    'import {\n  to = btp_subaccount.a\n  id = "x"\n}',
    'a = {\n  (var.k) = 1\n  "x-${y}" = 2\n}',
    'a = b ? c : d ? e : f',
    'var.example ? 12 : "hello"',
    '[for s in var.list : upper(s)]',
    '<<EOT\nText\nEOT',
    '"Hello, ${var.name}!"',
    '{\n  name = "x"\n}\n\nvar.list[*].id',
    'alltrue(list)',
    'cidrsubnets(prefix, newbits...)',
    'condition ? true_val : false_val',
    '<FUNCTION NAME>(<ARGUMENT 1>, <ARGUMENT 2>)',
    '<BLOCK TYPE> "<BLOCK LABEL>" {\n  <IDENTIFIER> = <EXPRESSION>\n}',
    "terraform import btp_subaccount.a 1234\n\n# terraform import a.b '<id>'",
    'terraform import \\\n  a.b x-y\nimport {\n  to = a.<name>\n  id = "<id>"\n}',
    '> upper("a")\nA\n> {',
    'b {\n  ...\n}',
    'b {\n  a = ...\n  c = [1, …]\n  d = f(...)\n  e = { ..., f = 1, ... }\n  …\n}',
    'b {\n  "hashicorp/null" = "/tmp"\n}',
  ])('%j', (code) => {
    expect(readHcl(code).problem).toBeUndefined()
  })
})

describe('HCL with an error', () => {
  it.each([
    ['resource "a" "b" {\n  x = 1\n', 1, 18, 'The "{" is opened and never closed.'],
    ['a = "b\nc = 1', 1, 5, 'The quote is not closed on its line.'],
    ['a = ', 1, 5, 'A value is expected here, but there is the end of the code.'],
    ['a = [1, 2', 1, 5, 'The "[" is opened and never closed.'],
    ['a 1', 1, 3, '"=" or "{" is expected after "a", but there is "1".'],
    ['b {\n  =\n}', 2, 3, 'The name of a block or an argument is expected here, but there is "=".'],
    ['var.list[*.id', 1, 11, '"]" or a comma is expected, but there is ".id".'],
    ['a = b.[*].c', 1, 7, 'A name is expected after ".", but there is "[".'],
    ['terraform import a.b "c\nresource "x" {', 2, 14, 'The "{" is opened and never closed.'],
    ['a = 1 b = 2', 1, 7, 'A new line is expected here, but there is "b".'],
    ['x = {\n  a = 1 b = 2\n}', 2, 9, 'A comma or a new line is expected here, but there is "b".'],
    ['a = <<EOT\ntext', 1, 5, 'The text is opened with "<<EOT" and never closed with "EOT".'],
    ['}', 1, 1, 'The name of a block or an argument is expected here, but there is "}".'],
    ['a = "${b"', 1, 6, 'The "${" is opened and never closed.'],
    ['/* a', 1, 1, 'The comment is opened and never closed.'],
    ['a = f(1', 1, 6, 'The "(" is opened and never closed.'],
    ['a = { b }', 1, 9, '"=" is expected after a key, but there is "}".'],
  ])('%j', (code, line, column, reason) => {
    expect(readHcl(code).problem).toEqual({ message: reason, line, column })
  })
})

it('answers for any text, and for deep ones', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      ' = ',
      '"',
      '${',
      '}',
      '{',
      '[',
      ']',
      '(',
      ')',
      '\n',
      '<<E\n',
      'E\n',
      'for x in ',
      ' : ',
      '?',
      '...',
      '%{',
      '\\',
      '.',
      '1',
      ',',
      '#',
      '/*',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
      const code = parts.join('')
      const problem = readHcl(code).problem
      if (problem) expect(problem.line).toBeLessThanOrEqual(code.split('\n').length)
    }),
    { numRuns: runs(3000), seed: 5 },
  )
  expect(readHcl(`a = ${'['.repeat(10_000)}`).problem?.message).toContain('nested too deeply')
  expect(readHcl('b {'.repeat(10_000)).problem?.message).toContain('nested too deeply')
  expect(readHcl(`a = ${'"${'.repeat(10_000)}`).problem?.message).toContain('nested too deeply')
  expect(readHcl(`a = ${'-'.repeat(100_000)}1`).problem).toBeUndefined()
})
