import { expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'
import { knownCode } from './known-code'

const text = '```ts title="a <b>"\nconst a = "<b>" // x & y\n\nlet c\n```\n\n```\nplain\n```\n'

it('finds highlighted code again in the page that was made of it', async () => {
  const { html } = await compileText(text)
  const known = knownCode(html)
  expect(known.get('const a = "<b>" // x & y\n\nlet c', 'ts')).toHaveLength(3)
  expect(known.get('const a', 'ts')).toBeUndefined()
  // Without tokens nothing says that the language is known.
  expect(known.get('plain', '')).toBeUndefined()
})

it('makes the same page with and without it', async () => {
  const first = await compileText(text)
  const edited = `New words.\n\n${text}`
  const afresh = await compileText(edited)
  expect((await compileText(edited, { previous: first.html })).html).toBe(afresh.html)
})
