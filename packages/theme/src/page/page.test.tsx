// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { testHost } from '../fixtures/host'
import { find, mount, unmountAll } from '../fixtures/mount'
import { testDoc, testSite, testVersion } from '../fixtures/site'
import { Page } from './page'

afterEach(unmountAll)

it('closes an enlarged image on a step back', async () => {
  const html = '<p><img src="data:," srcset="a.png 2000w"></p>'
  const { box } = await mount(testSite(), <Page page={testDoc({ html })} />)
  const image = find<HTMLImageElement>(box, 'img')
  Object.defineProperty(image, 'clientWidth', { value: 500 })
  const button = await vi.waitFor(() => {
    image.dispatchEvent(new Event('load'))
    return find(box, '.landing-zoom-button')
  })
  button.click()
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(document.querySelector('dialog[open]')).toBeNull()
})

it('remembers the version that the link above an old page leads to', async () => {
  const old = testVersion('1.0', { isLast: false, banner: 'unmaintained', path: '/docs/1.0/' })
  const site = testSite({ docs: [{ id: 'default', versions: [testVersion('current'), old] }] })
  const { box } = await mount(site, <Page page={testDoc({ version: '1.0' })} />)
  const link = find(box, '.landing-version-banner a')
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current')
})

it('shows the next page where a browser has translated this one', async () => {
  const toc = [{ text: 'A', id: 'a', level: 2 }]
  const next = { label: 'Next', path: '/docs/next/' }
  const first = testDoc({ toc, next, lastUpdate: { author: 'Ann' } })
  const site = testSite()
  const { box, show } = await mount(site, <Page page={first} />, { host: testHost(site) })
  // As Chrome does: texts move into elements that React does not know.
  for (const element of box.querySelectorAll('main *')) {
    for (const text of [...element.childNodes].filter(({ nodeType }) => nodeType === 3)) {
      const font = document.createElement('font')
      font.textContent = text.textContent
      text.replaceWith(font)
    }
  }
  const lastUpdate = { date: '2026-01-31' }
  const last = { label: 'Last', path: '/docs/last/' }
  const page = testDoc({ toc, path: next.path, title: 'Next', next: last, lastUpdate })
  await show(<Page page={page} />)
  expect(find(box, 'h1').textContent).toBe('Next')
  expect(find(box, '.landing-last-update').textContent).toBe('Last updated on 31 January 2026')
  expect(box.querySelectorAll('.landing-toc')).toHaveLength(1)
  expect(find(box, '.landing-pager').textContent).toBe('NextLast')
})
