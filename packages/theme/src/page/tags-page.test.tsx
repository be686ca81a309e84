// @vitest-environment happy-dom
import type { PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Around, toHtml } from '../fixtures/host'
import { fakeMedia, unmountAll } from '../fixtures/mount'
import { testSite } from '../fixtures/site'
import { Page } from './page'

const site = testSite()

const place = { docsSet: 'default', version: 'current', breadcrumbs: [] }

const html = (page: PageData, around?: Around, children?: ReactNode) =>
  toHtml(site, <Page page={page}>{children}</Page>, around)

const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() => import('./crash-page'))

beforeEach(() => fakeMedia({}))

afterEach(async () => {
  vi.restoreAllMocks()
  await unmountAll()
})

describe('tags', () => {
  it('stand by letter with their counts', () => {
    const text = html({
      kind: 'tags',
      path: '/docs/tags/',
      head: { title: 'Tags' },
      groups: [
        { letter: 'B', tags: [{ label: 'Basic', path: '/docs/tags/basic/', count: 3 }] },
        { letter: 'G', tags: [{ label: 'Guide', path: '/docs/tags/guide/', count: 1 }] },
      ],
      ...place,
    })
    expect(main(text)).toContain('<h1>Tags</h1>')
    expect(main(text)).toContain('Topics from &quot;Basic&quot; to &quot;Guide&quot;, each with')
    expect(text).toContain('<h2 id="B">B</h2>')
    expect(text).toContain('Basic<span class="landing-tag-count">3</span>')
  })

  it.each([
    [1, 'One doc tagged with'],
    [2, '2 docs tagged with'],
  ])('list their documents: %i', (count, title) => {
    const docs = [
      { title: 'A', path: '/a/', description: 'About A' },
      { title: 'B', path: '/b/', description: '' },
    ].slice(0, count)
    const text = html({
      kind: 'tag',
      path: '/docs/tags/basic/',
      head: { title: '' },
      tag: { label: 'Basic', path: '/docs/tags/basic/' },
      allTagsPath: '/docs/tags/',
      others: [{ label: 'Guide', path: '/docs/tags/guide/', count: 4 }],
      docs,
      ...place,
    })
    expect(text).toContain(`<h1>${title} &quot;Basic&quot;</h1>`)
    expect(text).toContain('<h2>More tags</h2>')
    expect(text).toContain('Guide<span class="landing-tag-count">4</span>')
    expect(text).toContain('View all tags')
    expect(text).toContain('<h2><a href="/site/a/">A</a></h2><p>About A</p>')
  })
})
