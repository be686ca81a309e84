// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { find, mount, settle, unmountAll } from '../fixtures/mount'
import { fakeDialogs } from '../fixtures/shell'
import { testDoc, testSite } from '../fixtures/site'
import { Page } from './page'

afterEach(unmountAll)

it('closes an enlarged image on a step back', async () => {
  fakeDialogs()
  const html = '<p><img src="data:," srcset="a.png 2000w"></p>'
  const { box } = await mount(testSite(), <Page page={testDoc({ html })} />)
  const image = find<HTMLImageElement>(box, 'img')
  Object.defineProperty(image, 'clientWidth', { value: 500 })
  await settle(20)
  image.dispatchEvent(new Event('load'))
  find(box, '.landing-zoom-button').click()
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(document.querySelector('dialog[open]')).toBeNull()
})
