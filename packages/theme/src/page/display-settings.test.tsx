// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { noSearch } from '../fixtures/host'
import { appears, fakeMedia, find, mount, unmountAll } from '../fixtures/mount'
import { testSite } from '../fixtures/site'
import { LazyDisplaySettings } from './lazy-display-settings'

// Its code is loaded with the first click.
beforeAll(() => import('./display-settings'))
beforeEach(() => {
  fakeMedia({})
  localStorage.clear()
})
afterEach(unmountAll)

async function open(site = testSite(), around = {}) {
  const { box, show } = await mount(site, <LazyDisplaySettings />, around)
  const button = document.createElement('button')
  button.dataset.displaySettings = ''
  box.append(button)
  await act(async () => button.click())
  await appears(box, 'dialog[open], #ui5')
  return {
    box,
    go: (path: string) => show(<LazyDisplaySettings />, { ...around, location: { path } }),
    press: (label: string) =>
      act(async () => {
        const labels = [...box.querySelectorAll('label')]
        labels
          .find(({ textContent }) => textContent?.trim() === label)
          ?.querySelector('input')
          ?.click()
      }),
  }
}

it('chooses mode, contrast and shortcut without UI5', async () => {
  const { box, press } = await open(testSite(), { search: noSearch })
  expect(find<HTMLDialogElement>(box, 'dialog').open).toBe(true)
  const { dataset } = document.documentElement
  await press('Dark')
  expect(dataset.theme).toBe('dark')
  await press('System')
  expect(dataset.theme).not.toBe('dark')
  await press('More contrast')
  expect(dataset.contrast).toBe('more')
  await press('Open the search with "/"')
  expect(localStorage.getItem('landing.slash')).toBe('off')
  await act(async () => find(box, 'button[type=submit]').click())
  expect(box.querySelector('dialog')).toBeNull()
})

it('closes when another page is shown', async () => {
  const { box, go } = await open()
  await go('/docs/start/')
  expect(box.querySelector('dialog')).not.toBeNull()
  await go('/docs/next/')
  expect(box.querySelector('dialog')).toBeNull()
})

it('offers no mode where the site fixes it, and no shortcut without a search', async () => {
  const { box } = await open(testSite({ theme: { colorMode: { disableSwitch: true } } }))
  expect([...box.querySelectorAll('input')].map(({ type }) => type)).toEqual(['checkbox'])
})

it('is the dialog of UI5 where the theme has UI5’s controls', async () => {
  const loadSettings = vi.fn(async () => () => <p id="ui5">UI5</p>)
  const { box } = await open(testSite(), { ui5: { loadSettings } })
  expect(find(box, '#ui5').textContent).toBe('UI5')
  expect(box.querySelector('dialog')).toBeNull()
})
