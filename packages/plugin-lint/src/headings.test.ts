import { expect, it } from 'vitest'
import { findingsOf } from './fixtures/compile-text'

it.each<[text: string, found: readonly string[]]>([
  ['##\n\nText', ['1:1 headings/empty The heading "##" has no text.']],
  [
    '## <!-- md:setting x -->',
    ['1:1 headings/empty The heading "## <!-- md:setting x -->" has no text.'],
  ],
  ['> #### \n', ['1:3 headings/empty The heading "####" has no text.']],
  ['## <a id="x"></a>', ['1:1 headings/empty The heading "## <a id="x"></a>" has no text.']],
  ['## ![](a.png)', ['1:1 headings/empty The heading "## ![](a.png)" has no text.']],
  ['## ![Logo](https://x.org/a.png)', []],
  ['## `code`', []],
  ['## :badge[New]', []],
  [
    '#Title\n\nText',
    ['1:1 headings/no-space "#Title" is not a heading: "#" needs a space after it.'],
  ],
  [
    '#Änderung',
    ['1:1 headings/no-space "#Änderung" is not a heading: "#" needs a space after it.'],
  ],
  ['#123 is fixed', []],
  ['#Tag #Another', []],
  ['#Title\nand more text', []],
])('names headings without words, and a title without a space: %j', async (text, found) => {
  expect(await findingsOf(text)).toEqual(found)
})
