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
  expect(html).toContain('id="size.size">')
  expect(ids).toEqual(expect.arrayContaining(['arguments', 'name', 'size', 'size.size']))
  const section = search?.sections.find(({ anchor }) => anchor === 'arguments')
  expect(section?.targets?.map(({ anchor }) => anchor)).toEqual(['name', 'size', 'size.size'])
  for (const { anchor, start } of section?.targets ?? []) {
    expect(section?.text.slice(start)).toMatch(new RegExp(`^${anchor.replace('size.', '')} - `))
  }
})

it('leaves lists of other documents alone', async () => {
  const { html, search } = await renderText(text, 'landing')
  expect(html).not.toContain('<li id')
  expect(search?.sections.some(({ targets }) => targets)).toBe(false)
})

it('adds what an item does not say of its argument itself', async () => {
  const { html } = await renderText(text)
  expect(html).toContain('<li id="name">')
  expect(html).toContain('<li data-facts="Optional" id="size.size">')
  const generated = await renderText(
    [
      '# btp_app (Resource)\n\n## Schema\n\n### Required\n\n- `plan` (String, Sensitive, Deprecated) The plan. Use `size`.\n',
      '### Optional\n\n- `parts` (Attributes List) Parts. (see [below for nested schema](#nestedatt--parts))\n',
      '### Read-Only\n\n- `id` (String) The ID.\n\n### Nested Schema for `parts`\n\nRequired:\n\n- `id` (String) Of a part.\n\nRead-Only:\n\n- `state` (String) Its state.\n',
    ].join('\n'),
  )
  expect(generated.html.match(/<li[^>]*>/g)).toEqual([
    '<li data-facts="Required" id="plan">',
    '<li data-facts="Optional" id="parts">',
    '<li id="id">',
    '<li data-facts="Required" id="parts.id">',
    '<li id="parts.state">',
  ])
})
