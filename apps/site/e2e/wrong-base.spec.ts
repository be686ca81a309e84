import { fileURLToPath } from 'node:url'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import { expect, it } from 'vitest'

it('says on the home page that the site was built for another base, and for which', async () => {
  const folder = fileURLToPath(new URL('../dist', import.meta.url))
  const server = await serveStatic({ folder, base: '/elsewhere/' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(server.href)
    const banner = page.getByRole('alert')
    await banner.waitFor()
    expect(await banner.locator('p').allTextContents()).toEqual([
      'This site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      'Current configured baseUrl = /terraform-landingpage-for-btp/',
      'We suggest trying baseUrl = /elsewhere/',
    ])
    expect(await banner.evaluate((box) => getComputedStyle(box).borderColor)).toBe('rgb(255, 0, 0)')
  } finally {
    await browser.close()
    await server.close()
  }
})
