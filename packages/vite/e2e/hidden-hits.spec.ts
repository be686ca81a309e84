import { launchBrowser } from '@landing/tooling/browser'
import { expect, it } from 'vitest'
import { openFixture } from './fixture-site'

it('a hit or a link on the page that is shown opens the tab or details around it', async () => {
  const site = await openFixture()
  await site.write(
    'content/docs/hidden.md',
    `# Hidden

:::::tabs
::::tab[One]
### Antelope
::::
::::tab[Two]
### Zebra
::::
:::::

<details>
<summary>More</summary>

### Yak

A grunting ox.

</details>
`,
  )
  await site.buildOrThrow()
  const server = await site.serve('preview')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.href}docs/hidden/`)
    await page.waitForSelector('[data-scripts="ready"]')
    // The first loads the code that marks words; the second comes when it is there.
    for (const name of ['zebra', 'yak']) {
      expect(await page.locator(`#${name}`).isVisible()).toBe(false)
      await page.keyboard.press('Control+K')
      await page.locator('.landing-search-input').first().fill(name)
      await page.locator(`[role="option"][href$="#${name}"]`).click()
      await page.locator(`#${name}`).waitFor({ state: 'visible' })
    }
    // The address names it already.
    await page.locator('article summary').click()
    expect(await page.locator('#yak').isVisible()).toBe(false)
    await page.locator('.landing-toc a[href="#yak"]').click()
    await page.locator('#yak').waitFor({ state: 'visible' })
    await page.locator('article summary').click()
    await page.keyboard.press('Control+K')
    await page.locator('.landing-search-input').first().fill('grunting')
    await page.locator('[role="option"][href$="grunting#yak"]').click()
    await page.locator('#yak').waitFor({ state: 'visible' })
  } finally {
    await browser.close()
    await server.close()
    await site.dispose()
  }
})
