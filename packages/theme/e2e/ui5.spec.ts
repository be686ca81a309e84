import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  isDefined,
  markOf,
  testControls,
  testElements,
  type Ui5Visit,
  untilRendered,
  visitUi5,
} from './ui5-looks'
import { leave } from './visit'

let visit: Ui5Visit
beforeAll(async () => {
  visit = await visitUi5()
})
afterAll(() => visit?.close())

testElements(
  [
    ['elements', { colorScheme: 'light' }],
    ['fiori-elements', { colorScheme: 'dark' }],
  ],
  () => visit,
)

it('lets a reader turn the shortcut / off', async () => {
  const page = await visit.open('doc')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await page.click('[data-display-settings]')
  await page.waitForSelector('ui5-dialog[open]')
  const row = page.locator('.landing-settings-row', { hasText: 'Open the search with "/"' })
  await row.locator('ui5-switch').click({ timeout: 5000 })
  await page.keyboard.press('Escape')
  await page.waitForSelector('ui5-dialog[open]', { state: 'detached', timeout: 5000 })
  await page.keyboard.press('/')
  expect(await focused()).not.toBe('INPUT')
  await page.evaluate(() => localStorage.removeItem('landing.slash'))
  await page.keyboard.press('/')
  expect(await focused()).toBe('INPUT')
  await leave(page)
})

it('sets mode, contrast and focus of a site without UI5', async () => {
  const page = await visit.open('doc/?native')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.focus('[data-display-settings]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog.landing-settings-dialog[open]')
  await page.getByLabel('Dark', { exact: true }).check()
  await page.getByLabel('More contrast').check()
  const { theme, contrast } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect([theme, contrast]).toEqual(['dark', 'more'])
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog.landing-settings-dialog', { state: 'detached' })
  const focused = () => document.activeElement?.hasAttribute('data-display-settings')
  expect(await page.evaluate(focused)).toBe(true)
  expect(loaded.filter((url) => /runtime-|parameters-bundle|ui5/.test(url))).toEqual([])
  await leave(page)
})

it('asks no other host for anything, in any theme', async () => {
  const page = await visit.open('fiori-elements')
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await page.mouse.move(100, 100)
  await page.waitForFunction(isDefined)
  await page.click('[data-display-settings]')
  await page.waitForSelector('ui5-dialog[open]')
  expect([...hosts]).toEqual(['127.0.0.1'])
  await leave(page)
})

it('loads nothing of UI5 on a page without its elements', async () => {
  const page = await visit.open('doc')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.mouse.move(100, 100)
  await page.waitForTimeout(800)
  expect(loaded.filter((url) => /runtime-|parameters-bundle/.test(url))).toEqual([])
  await leave(page)
})

it('follows mode and contrast while the page is open', async () => {
  const page = await visit.open('elements')
  await page.mouse.move(100, 100)
  await page.waitForFunction(isDefined)
  const color = () =>
    page.evaluate(() => {
      const root = document.querySelector('ui5-tag')?.shadowRoot?.querySelector('.ui5-tag-root')
      return root ? getComputedStyle(root).color : ''
    })
  await page.waitForTimeout(300)
  const light = await color()
  await page.click('.landing-navbar-row > .landing-color-mode-toggle')
  await page.click('.landing-navbar-row > .landing-color-mode-toggle')
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
  await expect.poll(color, { timeout: 5000 }).not.toBe(light)
  await leave(page)
})

it.each([
  ['light', 'sap_horizon_hcw'],
  ['dark', 'sap_horizon_hcb'],
] as const)('is of high contrast where the system forces %s colors', async (mode, theme) => {
  const page = await visit.open('elements', { forcedColors: 'active', colorScheme: mode })
  await page.mouse.move(100, 100)
  await page.waitForFunction(isDefined)
  await expect.poll(() => markOf(page)).toContain(`Base.baseLib.${theme}.css_variables`)
  await leave(page)
})

it('shows its elements in the theme that a sheet of the site fixes', async () => {
  const release = visit.holdRuntime()
  const page = await visit.open('elements', { bypassCSP: true })
  await page.addStyleTag({
    path: new URL('../dist/themes/sap_horizon_hcb.css', import.meta.url).pathname,
  })
  await page.mouse.move(100, 100)
  release()
  await untilRendered(page)
  expect(await markOf(page)).toContain('Base.baseLib.sap_horizon_hcb.css_variables')
  const shown = await page.evaluate(() => {
    const root = document.querySelector('ui5-tag')?.shadowRoot?.querySelector('.ui5-tag-root')
    return root ? getComputedStyle(root).backgroundColor : ''
  })
  expect(shown).toBe('rgb(0, 0, 0)')
  await leave(page)
})

testControls(
  [
    ['controls', 'sap_horizon', {}],
    ['fiori-controls', 'sap_fiori_3_dark', { colorScheme: 'dark' }],
  ],
  () => visit,
)
