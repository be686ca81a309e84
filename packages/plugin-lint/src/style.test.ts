import { expect, it } from 'vitest'
import { compileText, findingsOf } from './fixtures/compile-text'

const style = { longestCodeLine: 20, terms: { 'BTP provider': 'Terraform Provider for SAP BTP' } }

const text = `# Title

#### Deep

See https://example.org/a_b, <https://example.org>, [https://example.org](https://example.org) and \`BTP provider\`.

The BTP provider; the BTP
provider, a BTP provider-like thing, href="https://example.org/y" and **the BTP provider**.

\`\`\`js
const short = 1
const long = "äöüäöüäöü"
\`\`\`

\`\`\`js wrap
const long = "äöüäöüäöü"
\`\`\`

## Next

### Fine
`

it('names what the style of a site forbids', async () => {
  expect(await findingsOf(text, { style })).toEqual([
    '3:1 style/heading-level The heading has level 4, but follows one of level 1.',
    '5:5 style/bare-link The link "https://example.org/a_b" has no text.',
    '7:5 style/term The term "BTP provider" should be replaced.',
    '7:23 style/term The term "BTP provider" should be replaced.',
    '8:77 style/term The term "BTP provider" should be replaced.',
    '12:21 style/code-line The line of code has 24 characters, but at most 20 are allowed.',
  ])
})

it('finds terms over spaces and line breaks, and corrects those within a line', async () => {
  const { findings } = await compileText(
    '> A BTP\n> provider, a BTP  provider,\n> the Terraform Provider for SAP\n> BTP.',
    {
      style: {
        longestCodeLine: 0,
        terms: {
          'BTP provider': 'provider',
          'SAP BTP': 'BTP',
          SAP: 'Terraform Provider for SAP BTP',
        },
      },
    },
  )
  expect(
    findings.map(({ location, message, help, fix }) => [location.line, message, help, fix]),
  ).toEqual([
    [1, 'The term "BTP provider" should be replaced.', 'Write "provider".', undefined],
    [
      2,
      'The term "BTP provider" should be replaced.',
      'Write "provider".',
      { from: 'BTP  provider', to: 'provider' },
    ],
    [3, 'The term "SAP BTP" should be replaced.', 'Write "BTP".', undefined],
  ])
})

it('advises a full address for a link without text', async () => {
  const { findings } = await compileText('See www.example.com and http://example.com.', { style })
  expect(findings.map(({ message, help, fix }) => [message, help, fix])).toEqual([
    [
      'The link "www.example.com" has no text.',
      'Write "[text](https://www.example.com)", or "<https://www.example.com>".',
      undefined,
    ],
    [
      'The link "http://example.com" has no text.',
      'Write "[text](http://example.com)", or "<http://example.com>".',
      { from: 'http://example.com', to: '<http://example.com>' },
    ],
  ])
})

it('names images without alternative text', async () => {
  const text = '![](a.svg) [![ ][b]](/c) ![d](e.svg) <img alt="" src="f.svg">\n\n[b]: b.svg'
  const { findings } = await compileText(text, { style })
  expect(
    findings.map(({ code, location, message, help }) => [code, location.column, message, help]),
  ).toEqual(
    [1, 13].map((column) => [
      'images/no-text',
      column,
      'The image has no alternative text.',
      'Describe it: ![text](address). For decoration, write <img alt="" src="…">.',
    ]),
  )
  expect((await compileText(text)).findings).toEqual([])
})

it('asks nothing without being told, and nothing of other dialects', async () => {
  expect(await findingsOf(text)).toEqual([])
  expect(await findingsOf(text, { style, dialect: 'other' })).toEqual([])
})
