import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'

it.each([
  ['请参考 https://example.com/path，然后继续。', 'https://example.com/path', '，然后继续。'],
  ['访问（https://example.com/a）查看。', 'https://example.com/a', '）查看。'],
  ['见 www.example.com。', 'http://www.example.com', '。'],
])('ends a bare address before full-width punctuation: %s', async (text, href, rest) => {
  expect(await htmlOf(text)).toContain(`href="${href}"`)
  expect(await htmlOf(text)).toContain(`</a>${rest}</p>`)
})

it('leaves addresses as authors wrote them', async () => {
  expect(await htmlOf('[文档，一](https://example.com/文，a) https://example.com/中文')).toContain(
    '%E6%96%87%EF%BC%8Ca',
  )
  expect(await htmlOf('<https://example.com/，>')).toContain('%EF%BC%8C')
})
