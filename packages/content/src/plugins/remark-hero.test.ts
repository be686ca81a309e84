import { expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'
import { openSite } from '../fixtures/write-site'

const hero = `---
title: Tool
layout: home
hero:
  tagline: Does *one* thing.
  image: { src: ./light.png, dark: ./dark.png, alt: A plan }
  actions:
    - { text: Start, href: ./start.md }
    - { text: Code, href: 'https://example.org/x' }
---

Text
`

it('puts heading, tagline, buttons and picture before the text', async () => {
  const { html, headings, links, markdown, findings } = await compileText(hero)
  expect(findings).toEqual([])
  expect(html.replaceAll('\n', '')).toBe(
    '<div class="landing-hero"><div class="landing-hero-text"><h1 id="tool">Tool</h1>' +
      '<p>Does *one* thing.</p><p class="landing-hero-actions">' +
      '<a href="@0" class="landing-button landing-button-emphasized">Start</a>' +
      '<a href="https://example.org/x" class="landing-button landing-external" rel="noopener noreferrer">Code</a></p></div>' +
      '<p><img src="@1" alt="A plan" decoding="async" class="landing-only-light">' +
      '<img src="@2" alt="A plan" loading="lazy" decoding="async" class="landing-only-dark"></p></div><p>Text</p>',
  )
  expect(headings).toMatchObject([{ text: 'Tool', level: 1 }])
  expect(links.map(({ url }) => url)).toEqual(['./start.md', './light.png', './dark.png'])
  expect(markdown).toBe(
    '# Tool\n\nDoes *one* thing.\n\n[Start](@0:) [Code](https://example.org/x)\n\nText\n',
  )
})

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
