import { join } from 'node:path'
import { findings } from '@landing/tooling/axe'
import { launchBrowser } from '@landing/tooling/browser'
import { expect, it } from 'vitest'
import { NotFetchedError, openWorkshop } from './e2e/install-example'
import { visitExample } from './e2e/visit-example'

it('parts keep their look beside Tailwind 4 in Next, and Tailwind has their tokens', async (test) => {
  const workshop = openWorkshop()
  const browser = await launchBrowser()
  try {
    const output = join(workshop.make('next-tailwind'), 'out')
    const problems = await visitExample(browser, output, async (page, href) => {
      await page.goto(href)
      const style = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { backgroundColor, color, fontSize, padding, borderRadius } =
            getComputedStyle(element)
          return { backgroundColor, color, fontSize, padding, borderRadius }
        })
      expect(await style('.landing-button-emphasized')).toMatchObject({
        backgroundColor: 'rgb(0, 112, 242)',
        color: 'rgb(255, 255, 255)',
        padding: '8px 16px',
      })
      expect(await style('main > button')).toMatchObject({
        padding: '12px 24px',
        borderRadius: '8px',
      })
      const size = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'))
        probe.style.fontSize = 'var(--landing-text-h1)'
        return getComputedStyle(probe).fontSize
      })
      expect((await style('h1')).fontSize).toBe(size)
      expect(await findings(page)).toEqual([])
    })
    expect(problems).toEqual([])
  } catch (error) {
    if (!(error instanceof NotFetchedError)) throw error
    test.skip('Its packages cannot be fetched here.')
  } finally {
    await browser.close()
    workshop.dispose()
  }
})
