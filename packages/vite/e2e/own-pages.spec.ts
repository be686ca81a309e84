import { launchBrowser } from '@landing/tooling/browser'
import { expect, it } from 'vitest'
import { openFixture } from './fixture-site'

it('a page without a frame is its component alone, and links lead to and from it', async () => {
  const site = await openFixture()
  await site.write(
    'src/pages/alone.jsx',
    `export const title = 'Alone'
export const frame = false
export default () => <><h1>Alone</h1><a href="/base/docs/to/">Docs</a></>
`,
  )
  await site.write('content/docs/to.md', '# To\n\n[Alone](/alone/)\n')
  await site.buildOrThrow()
  const server = await site.serve('preview')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const warnings: string[] = []
    page.on('console', (line) => warnings.push(line.text()))
    await page.goto(`${server.href}alone/`)
    for (const _ of ['once', 'and again']) {
      await page.waitForSelector('[data-scripts="ready"]')
      expect(await page.textContent('h1')).toBe('Alone')
      expect(await page.locator('header, footer, nav, [data-search-box]').count()).toBe(0)
      await page.click('text=Docs')
      await page.waitForSelector('h1:has-text("To")')
      await page.locator('.landing-search-input').first().fill('first paragraph')
      await page.waitForSelector('[role="option"]')
      await page.keyboard.press('Escape')
      await page.click('main a:has-text("Alone")')
      await page.waitForSelector('h1:has-text("Alone")')
    }
    expect(warnings).toEqual([])
  } finally {
    await browser.close()
    await server.close()
    await site.dispose()
  }
})

it('a package that needs a browser is left to it, without an error in the console', async () => {
  const site = await openFixture()
  await site.write('src/_map.jsx', 'const { href } = location\nexport default () => href\n')
  await site.write(
    'src/place.jsx',
    `'use client'
import { lazy, Suspense } from 'react'
const Map = lazy(() => import('./_map'))
export default () => <output><Suspense fallback="Loading"><Map /></Suspense></output>
`,
  )
  const code = "import Place from '../place'\nexport default () => <main><Place /></main>\n"
  await site.write('src/pages/place.jsx', code)
  await site.buildOrThrow()
  const server = await site.serve('preview')
  const browser = await launchBrowser()
  try {
    const href = `${server.href}place/`
    expect(await (await fetch(href)).text()).toContain('Loading')
    const page = await browser.newPage()
    const warnings: string[] = []
    page.on('console', (line) => warnings.push(line.text()))
    await page.goto(href)
    await page.waitForSelector(`output:has-text("${href}")`)
    expect(warnings).toEqual([])
  } finally {
    await browser.close()
    await server.close()
    await site.dispose()
  }
})
