import { expect, it } from 'vitest'
import { openSite } from './fixtures/write-site'

it('places what is wrong in the front matter where it is written', async () => {
  const { content } = await openSite({
    'docs/index.md': `---
title: ./gone.md
hero:
  image: { src: ./none.png }
  actions:
    - { text: Start, href: ./gone.md }
banner: |
  See [more](./lost.md).
---

Text
`,
  })
  const page = await content.renderPage(
    content.model.routes.find(({ path }) => path === '/docs/') as never,
  )
  const places = page.messages.map(
    ({ location }) => `${location?.line}:${location?.column} ${location?.file}`,
  )
  expect(places.toSorted()).toEqual([
    '4:17 docs/index.md',
    '6:28 docs/index.md',
    '8:14 docs/index.md',
  ])
  await content.dispose()
})

it('takes sidebar, contents and neighbours off a home page', async () => {
  const { content } = await openSite({
    'docs/index.md': '---\ntitle: Tool\nlayout: home\n---\n\n## Part\n',
    'docs/start.md': '# Start\n',
  })
  const route = content.model.routes.find(({ path }) => path === '/docs/')
  const page = route && (await content.renderPage(route))
  expect(page?.data).toMatchObject({ layout: 'home', toc: [], showTitle: true })
  expect(page?.data).not.toHaveProperty('sidebar')
  expect(page?.data).not.toHaveProperty('next')
  await content.dispose()
})
