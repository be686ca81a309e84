import { expect, it } from 'vitest'
import { prefersMarkdown } from './prefers-markdown'

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, Text/Markdown', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  [undefined, false],
])('%s: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})
