import { expect, it } from 'vitest'
import { compileText } from '../fixtures/compile-text'

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
