import { expect, it } from 'vitest'
import { renderText } from './fixtures/open-site'

const text = `# azurerm_disk

## Arguments

* \`name\` - (Required) The **name**.

* \`size\` - (Optional) Its size.

A \`size\` block has:

* \`size\` - In GB.
* See \`name\`.
`

it('makes arguments of a provider targets of links and of search', async () => {
  const { html, search, ids } = await renderText(text)
  expect(html).toContain('<li id="name">')
  expect(html).toContain('<li id="size-1">')
  expect(ids).toEqual(expect.arrayContaining(['arguments', 'name', 'size', 'size-1']))
  const section = search?.sections.find(({ anchor }) => anchor === 'arguments')
  expect(section?.targets?.map(({ anchor }) => anchor)).toEqual(['name', 'size', 'size-1'])
  for (const { anchor, start } of section?.targets ?? []) {
    expect(section?.text.slice(start)).toMatch(new RegExp(`^${anchor.replace('-1', '')} - `))
  }
})

it('leaves lists of other documents alone', async () => {
  const { html, search } = await renderText(text, 'landing')
  expect(html).not.toContain('<li id')
  expect(search?.sections.some(({ targets }) => targets)).toBe(false)
})
