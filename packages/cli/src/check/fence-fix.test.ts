import { expect, it } from 'vitest'
import { fixFence } from './fence-fix'

const fix = (text: string, start = 0) => fixFence(text.split('\n'), start)

it('closes code that nothing else follows at the end of the file', () => {
  expect(fix('```js\nrun()\n')).toEqual({ at: 'end', fence: '```' })
  expect(fix('text\n\n~~~~\r\nrun()\r\n', 2)).toEqual({ at: 'end', fence: '~~~~' })
})

it.each([
  ['a heading', '```js\nx\n\n## Heading'],
  ['a heading right below', '```js\nx\n## Heading'],
  ['a directive', '```js\nx\n:::'],
  ['a quoted fence', '```js\nx\n> ```'],
  ['other code', '```js\nx\n~~~\ny\n~~~'],
  ['a fence with a language', '````md\nx\n```js\ny'],
  ['a fence with a language and its end', '````md\n```js\ny\n```'],
  ['a fence of the other kind', '~~~~\nx\n```'],
  ['what may be prose', '```js\nx\n\nThen call it.'],
  ['nothing', '```js\n\n'],
])('leaves code alone with %s after it', (_, text) => {
  expect(fix(text)).toBeUndefined()
})

it('lengthens the only fence after it, where it is too short', () => {
  const short = { at: 'line', index: 2, from: '~~~', to: '~~~~' }
  expect(fix('~~~~\ntext\n~~~\n\n## Next')).toEqual(short)
  expect(fix('~~~~ js\r\ntext\r\n~~~\r\n')).toEqual(short)
})

it('leaves other lines alone', () => {
  expect(fix('- ```js\n  x')).toBeUndefined()
  expect(fix('text', 7)).toBeUndefined()
})
