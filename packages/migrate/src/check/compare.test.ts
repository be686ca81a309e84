import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import type { SourcePage, SourceSite } from '../site/site'
import { compareSites } from './compare'

afterAll(removeSites)

/** What differs between a page and a document with this article. */
function differences(
  text: string,
  article: string | undefined,
  syntax: SourcePage['syntax'] = 'mdx',
  ...others: string[]
): string[] {
  const root = writeSite({ 'a.md': text })
  const site: SourceSite = {
    origin: 'docusaurus',
    root,
    config: { title: 'T', url: 'https://example.org', baseUrl: '/' },
    pages: [{ source: join(root, 'a.md'), target: 'content/docs/a.md', syntax }],
    copies: new Map(),
    aliases: {},
    packages: [],
    findings: [],
  }
  const html = `<title>Own | T</title><main><nav>Two</nav><article>${article}</article></main>`
  const paths = article === undefined ? [] : ['content/docs/a.md', ...others]
  const documents = new Map(paths.map((path) => [path, html]))
  return compareSites(site, documents).map(({ file, line, what }) => `${file}:${line} ${what}`)
}

it('finds nothing where markup differs only', () => {
  const text = `---
title: Own
---

import X from './x'

# Head {#id}

:::tip Title

Some **bo**ld [link](https://example.org) and \`code\`: {1 + 1}.

:::

\`\`\`js title="a.js"
// highlight-next-line
const a = 1
\`\`\`
`
  const article = `<h1>Head</h1><div><p>Title</p><p>Some <strong>bo</strong>ld <a href="x">link</a> and
<code>code</code>: 2.</p></div><figure><pre><span>const</span> <i>a</i> = 1</pre></figure>`
  expect(differences(text, article)).toEqual([])
})

it('names words, titles, code blocks, images and links that are missing', () => {
  const text = `---
title: Gone
---

One two two

<Own title="three" href="/four" /> ![five](a.png) [six](b.md)

\`\`\`
seven
\`\`\`
`
  expect(differences(text, '<p>One two seven</p>')).toEqual([
    'a.md:1 The title "Gone" is not shown.',
    'a.md:5 4 words are missing: "two three five six".',
    'a.md:1 Of 1 code blocks, 0 are shown.',
    'a.md:1 Of 1 images, 0 are shown.',
    'a.md:1 Of 1 links, 0 are shown.',
  ])
})

it('reads HTML, but no code for browsers, no comments and no values', () => {
  const text = `<div :a="b">One <img src="a.png" alt="two"> <Own label="three"/></div>

<script setup>
const four = 4
</script>

<!-- five --> {{ six }} :smile: [[toc]]
`
  expect(differences(text, '<p>One</p>', 'vue')).toEqual([
    'a.md:1 2 words are missing: "two three".',
    'a.md:1 Of 1 images, 0 are shown.',
  ])
})

it('names pages that the source does not have', () => {
  expect(differences('One', '<p>One</p>', 'mdx', 'content/docs/b.md')).toEqual([
    'content/docs/b.md (new):1 The source has no such page.',
  ])
})

it('names pages that were not built, unless they are drafts', () => {
  expect(differences('One', undefined)).toEqual(['a.md:1 The new site has no such page.'])
  expect(differences('---\ndraft: true\n---\nOne', undefined)).toEqual([])
})
