import { expect, it } from 'vitest'
import { findingsOf } from '../fixtures/compile-text'

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
    '8:77 style/term The term "BTP provider" should be replaced.',
    '12:21 style/code-line The line of code has 24 characters, but at most 20 are allowed.',
  ])
})

it('asks nothing without being told, and nothing of other dialects', async () => {
  expect(await findingsOf(text)).toEqual([])
  expect(await findingsOf(text, { style, dialect: 'other' })).toEqual([])
})
