import { describe, expect, it } from 'vitest'
import { markdownInHtml } from './html-text'

/** A block of HTML with `«…»` around the Markdown that is found. */
function withMarks(html: string): string {
  const { at, message } = markdownInHtml(html) ?? {}
  if (at === undefined) return html
  const [, source = ''] = /^"(.*)" is Markdown in an HTML block/.exec(message ?? '') ?? []
  return `${html.slice(0, at)}«${source}»${html.slice(at + source.length)}`
}

const examples = {
  fences: ['<p>\n«```js»\na\n```\n</p>', '<p>\n  «~~~»\n</p>', '<p>a ```\n</p>', '<p>\n``\n</p>'],
  headings: [
    '<p>\n«# a»\n</p>',
    '<p>\n\t«###### a b»  \n</p>',
    '<p>\n####### a\n#a\n#\na # b\n</p>',
  ],
  tables: [
    '<p>\n| a | b |\n«| --- | :--: |»\n</p>',
    '<p>\na | b\n«--|--»\n</p>',
    '<p>\n | - | - |\n---\n| --- |\n--- | a\n</p>',
  ],
  links: [
    '<p>a «[b](https://c.d)» e</p>',
    '<p>«![a](/b.png)» [a](./b)</p>',
    '<p>«[a](#b)»</p>',
    '<p>a[0](b) [a]() [a](b) [](/c) [a](/b c)</p>',
  ],
  'strong text': ['<p>a «**b c**» d</p>', '<p>2**3**4 ** a ** ***a***\n**a\nb**</p>'],
  code: ['<p>a «`b c`» d</p>', '<p>``a`` `a\nb` ``</p>'],
}

describe.each(Object.entries(examples))('Markdown in an HTML block: %s', (_, texts) => {
  it.each(texts)('%j', (text) => expect(withMarks(text.replace(/[«»]/g, ''))).toBe(text))
})

it.each([
  '<a title="[b](/c)">d</a>',
  '<!-- **a** -->',
  '<pre>**a**</pre> b',
  '<code>a <b>**c**</b></code>',
  '<KBD>`a`</KBD><samp>`b`</samp>',
  '<script>const a = `b`</script>',
  '<style>\n# a\n</style>',
  'of an earlier block **a**</pre>',
  '<pre>never closed **a**',
  'no **Markdown',
])('is not found in tags, comments and code: %j', (html) => {
  expect(markdownInHtml(html)).toBeUndefined()
})

it.each([
  '<pre>a</pre> «**b**»',
  '<code>a</code></p> «**b**»',
  '<x-code>«**b**»</x-code>',
  '<b>a</b>«`c`»',
])('is found beside them: %j', (text) => expect(withMarks(text.replace(/[«»]/g, ''))).toBe(text))

it('is reported once for each block, with what to do', () => {
  expect(markdownInHtml('<p>\n  # a\n  **b**</p>')).toEqual({
    at: 6,
    message: '"# a" is Markdown in an HTML block, and is shown as text.',
    help: 'Write an empty line between it and the HTML above, or write it in HTML.',
  })
})
