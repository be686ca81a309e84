import { describe, expect, it } from 'vitest'
import { openSite, renderPath } from './fixtures/write-site'

describe('title and description', () => {
  it('are the same on the page and in the head', async () => {
    const { content } = await openSite({
      'docs/a.md': ':::note\nFirst.\n:::\n\n# Real title\n\n:::tip\nx\n:::\n\nThe *lead*.\n',
    })
    const { data } = await renderPath(content, '/docs/a/')
    expect(data).toMatchObject({
      title: 'Real title',
      showTitle: false,
      head: { title: 'Real title', description: 'The lead.' },
    })
  })
})

it('leaves the title of a page to the page, not to a heading in a quote', async () => {
  const { content } = await openSite({ 'docs/start.md': '> # Quoted\n\nText.\n' })
  const { data, messages } = await renderPath(content, '/docs/start/')
  expect(data).toMatchObject({ title: 'start', showTitle: true })
  expect(messages).toEqual([])
})
