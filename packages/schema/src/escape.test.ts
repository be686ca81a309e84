import { expect, it } from 'vitest'
import { escapeHtml, scriptJson } from './escape'

it.each([
  ['a < b', 'a &lt; b'],
  [`"x" & 'y'`, `&quot;x&quot; &amp; 'y'`],
  ['<script>', '&lt;script&gt;'],
])('escapes %s', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected)
})

it('keeps JSON from ending its script element', () => {
  const value = { html: '</script><!-- \u2028' }
  const text = scriptJson(value)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(value)
})
