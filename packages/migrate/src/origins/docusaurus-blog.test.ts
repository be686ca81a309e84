import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../fixtures/migrated'

afterAll(removeSites)

it('reads the author of a post from the keys that Docusaurus had first', () => {
  const { read } = migrated('docusaurus', {
    'docs/a.md': 'A',
    'blog/2026-01-02-hello.md':
      '---\nauthor: Ada\nauthorURL: https://example.org/ada\nauthor_title: Analyst\nauthorImageURL: /img/ada.png\nauthorTwitter: ada\n---\nHello',
    'blog/2026-01-03-both.md': '---\nauthors: { name: Bob }\nauthor: Ada\n---\nHello',
  })
  expect(read('content/blog/2026-01-02-hello.md')).toBe(
    `---
authorTwitter: ada
authors:
  name: Ada
  url: https://example.org/ada
  title: Analyst
  image_url: /img/ada.png
---
Hello`,
  )
  expect(read('content/blog/2026-01-03-both.md')).toBe('---\nauthors: { name: Bob }\n---\nHello')
})

it('keeps authors of a post that have keys of Docusaurus', () => {
  const { read, findings } = migrated('docusaurus', {
    'docusaurus.config.js': "module.exports = { title: 'T' }",
    'docs/a.md': 'A',
    'blog/2024-01-01-new.md':
      '---\nauthors:\n  - me\n  - name: Ada\n    imageURL: /ada.png\n    socials:\n      x: ada\n---\nNew',
  })
  expect(read('content/blog/2024-01-01-new.md')).toBe(
    '---\nauthors:\n  - me\n  - name: Ada\n    image_url: /ada.png\n---\nNew',
  )
  expect(findings.map(({ what }) => what)).toEqual([
    'The front matter key "authors.socials" was left out.',
  ])
})
