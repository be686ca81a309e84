import { expect, it } from 'vitest'
import { compileText, findingsOf, htmlOf } from '../../fixtures/compile-text'

const placeholders = { 'my-account': 'Your account', 'my-account-dev': 'Name & stage', 'a<b': '' }

it('marks what readers replace, as a word of its own, the longest first', async () => {
  const html = await htmlOf(
    '```hcl\na = "my-account"\nb = "my-account-$x"\nc = "my-account-dev" # a<b\nmy-accounts = not-my-account\n```',
    { placeholders },
  )
  const values = [
    ...html.matchAll(/<span class="landing-code-value" title="([^"]*)">(.*?)<\/span>/g),
  ]
  expect(values.map(([, label, text]) => [text, label])).toEqual([
    ['my-account', 'Your account'],
    ['my-account', 'Your account'],
    ['my-account-dev', 'Name &amp; stage'],
    ['a&lt;b', ''],
  ])
})

it('fills variables into code that asks for it, in HTML and Markdown', async () => {
  const text = '```hcl variables\nversion = "~> :var[btp]"\n```\n\n```hcl\na = ":var[btp]"\n```'
  const { html, markdown } = await compileText(text, { variables: { btp: '1.12' } })
  const code = html.replace(/<[^>]*>/g, '')
  expect(code).toContain('version = "~&gt; 1.12"')
  expect(code).toContain('a = ":var[btp]"')
  expect(markdown).toContain('version = "~> 1.12"')
})

it('names a variable of code that does not exist', async () => {
  const found = await findingsOf('```hcl variables\nversion = ":var[bpt]"\n```', {
    variables: { btp: '1.12' },
  })
  expect(found).toEqual([
    '1:1 variables/unknown There is no variable "bpt": ":var[bpt]" stays in the code.',
  ])
})
