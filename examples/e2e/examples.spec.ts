import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings } from '@landing/tooling/axe'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { NotFetchedError, openWorkshop, type Workshop } from './install-example'
import { visitExample } from './visit-example'

/** The theme's style sheet is there when its button is blue. */
async function expectStyled(page: Page): Promise<void> {
  const background = await page.evaluate(() => {
    const button = document.querySelector('.landing-button-emphasized')
    return button && getComputedStyle(button).backgroundColor
  })
  expect(background).toBe('rgb(0, 112, 242)')
}

const titleOf = (page: Page) => page.textContent('h1')
const untilTitleIs = (page: Page, title: string) =>
  page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title)

describe('installed from packed packages and built', () => {
  let workshop: Workshop
  let browser: Browser
  beforeAll(async () => {
    workshop = openWorkshop()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    workshop?.dispose()
  })

  function made(test: TestContext, example: string, output: string): string {
    try {
      return join(workshop.make(example), output)
    } catch (error) {
      if (error instanceof NotFetchedError) test.skip('Its packages cannot be fetched here.')
      throw error
    }
  }

  it('the theme works in a single-page app of Vite', async (test) => {
    const output = made(test, 'vite-spa', 'dist')
    const problems = await visitExample(browser, output, async (page, href) => {
      await page.goto(href)
      await page.waitForSelector('h1')
      expect(await titleOf(page)).toBe('Example')
      await expectStyled(page)
      expect(await findings(page)).toEqual([])
      await page.click('.landing-button-emphasized')
      await page.waitForSelector('.landing-article-body')
      expect(await page.title()).toBe('Start | Example')
      await page.click('.landing-article-body a')
      await untilTitleIs(page, 'Install')
      expect(await page.textContent('.own-part')).toBe('You are at /docs/install/')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('sta')
      // The results of the whole word: those of its beginning are options, too.
      await page.locator('a[role="option"] mark', { hasText: /^sta$/i }).first().waitFor()
      await page.keyboard.press('Enter')
      await untilTitleIs(page, 'Start')
      expect(await page.getAttribute('.landing-search-input', 'aria-label')).toBe('Find')
      await page.click('.landing-navbar-row > .landing-color-mode-toggle')
      expect(await page.getAttribute('html', 'data-theme')).toBe('light')
      await page.click('[data-display-settings]')
      await page.waitForSelector('ui5-dialog[open]')
    })
    expect(problems).toEqual([])
  })

  it('the theme works in plain server rendering, without any script but the one for the mode', async (test) => {
    const output = made(test, 'ssr', 'dist')
    const problems = await visitExample(browser, output, async (page, href) => {
      await page.goto(href)
      expect(await titleOf(page)).toBe('Start')
      expect(await page.getAttribute('html', 'data-theme-choice')).toBe('system')
      expect(await findings(page)).toEqual([])
    })
    expect(problems).toEqual([])
    const withoutScript = { javaScriptEnabled: false }
    await visitExample(
      browser,
      output,
      async (page, href) => {
        await page.goto(href)
        expect(await page.textContent('.landing-article-body h2')).toBe('More')
      },
      withoutScript,
    )
  })

  it('Markdown becomes HTML in ten lines', (test) => {
    const output = made(test, 'markdown', 'dist')
    const html = readFileSync(join(output, 'index.html'), 'utf8')
    expect(html).toContain('<h1 id="install">Install</h1>')
    expect(html).toContain('<div class="landing-admonition landing-admonition-warning"')
    expect(html).toContain('<div class="landing-tab" data-label="npm">')
    expect(html).toContain('<span class="landing-tk-keyword">import')
    expect(html).toContain('href="./use.md"')
    const code = readFileSync(join(output, '../build.mjs'), 'utf8').split('\n').filter(Boolean)
    expect(code.length).toBeLessThanOrEqual(10)
  })
})
