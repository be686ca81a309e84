// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { find, mount, unmountAll } from '../fixtures/mount'
import { fakeDialogs } from '../fixtures/shell'
import { testDoc, testSite, testVersion } from '../fixtures/site'
import { Page } from './page'

afterEach(unmountAll)

it('closes an enlarged image on a step back', async () => {
  fakeDialogs()
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
