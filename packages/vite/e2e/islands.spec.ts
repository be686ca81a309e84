import { launchBrowser } from '@landing/tooling/browser'
import type { Browser, Page } from 'playwright-core'
import type { ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site, serveBuild, serveDev } from '../src/islands/fixtures/open-site'

let browser: Browser
let page: Page
/** Errors and warnings of the page. */
let problems: string[]

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())
afterEach(() => page?.close())

async function open(url: string): Promise<void> {
  page = await browser.newPage()
  problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const { url: source } = message.location()
    if (source.endsWith('favicon.ico') || message.text().includes('inline style')) return
    if (/error|warning/.test(message.type())) {
      problems.push(message.text())
    }
  })
  await page.goto(url)
}

const effects = () => page.evaluate(() => (globalThis as { effects?: string[] }).effects ?? [])
const button = (name: string | RegExp) => page.getByRole('button', { name })
const update = () =>
  page.evaluate(() => (globalThis as unknown as { islands: { update(): void } }).islands.update())

/** Swaps the first island for itself, then for another one. Returns each time whether it is still there. */
function swapTwice(): Promise<boolean[]> {
  const { islands } = globalThis as unknown as {
    islands: { update(): void; swap(current: Element, next: Element): void }
  }
  return new Promise((resolve) => {
    // Parses HTML without a policy of Trusted Types.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.open('GET', '/')
    request.onload = () => {
      const current = document.querySelector('landing-island')
      const next = request.responseXML?.querySelector('landing-island')
      if (!current || !next) return resolve([])
      const kept = [{}, { 'data-props': '{"label":"other"}' }].map((attributes) => {
        const copy = document.importNode(next, true)
        for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value)
        islands.swap(current, copy)
        islands.update()
        return current.isConnected
      })
      resolve(kept)
    }
    request.send()
  })
}

describe('in a build', () => {
  let site: Site
  let served: Awaited<ReturnType<typeof serveBuild>>

  beforeAll(async () => {
    site = openSite()
    await site.build()
    served = await serveBuild(site)
  })
  afterAll(() => {
    served?.server.close()
    site?.dispose()
  })
  afterEach(() => served.refused.clear())

  it('islands are hydrated without a difference, where Trusted Types are enforced', async () => {
    await open(served.url)
    await expect.poll(effects).toEqual(expect.arrayContaining(['mount outer', 'mount inner']))
    await button('outer: 3 times').click()
    await button('outer: 4 times').waitFor()
    await button('inner: 0 times').click()
    await button('inner: 1 times').waitFor()
    expect(await page.locator('landing-slot p').innerHTML()).toBe(
      '\n          Static <b>HTML</b>\n        '.trim(),
    )
    const id = await button('outer: 4 times').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${id}"]`).count()).toBe(1)
    expect(problems).toEqual([])
  })

  it('styles that the policy blocks in HTML are applied before an island measures itself', async () => {
    await open(served.url)
    const swatch = page.locator('.swatch')
    expect((await swatch.boundingBox())?.width).not.toBe(70)
    await swatch.scrollIntoViewIfNeeded()
    await expect.poll(() => swatch.textContent()).toBe('70')
    expect(await swatch.boundingBox()).toMatchObject({ width: 70, height: 30 })
    expect(problems).toEqual([])
  })

  it('code is loaded at its moment', async () => {
    served.requests.length = 0
    await open(served.url)
    await expect.poll(effects).toContain('mount outer')
    const loaded = (name: string) => served.requests.some((url) => url.includes(`/${name}-`))
    expect(['counter', 'disclosure', 'choice'].map(loaded)).toEqual([true, false, false])
    await button('More').hover()
    await expect.poll(() => loaded('disclosure')).toBe(true)
    expect(loaded('choice')).toBe(false)
    await page.locator('input[type="checkbox"]').scrollIntoViewIfNeeded()
    await expect.poll(() => loaded('choice')).toBe(true)
  })

  it('a click before hydration is not lost, nor made twice', async () => {
    await open(served.url)
    await page.route('**/choice-*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.locator('input[type="checkbox"]').click()
    expect(await page.locator('label output').textContent()).toBe('false, 0')
    await expect.poll(() => page.locator('label output').textContent()).toBe('true, 1')
    expect(await page.locator('input[type="checkbox"]').isChecked()).toBe(true)
  })

  it('text typed before hydration is not lost', async () => {
    await open(served.url)
    await page.route('**/echo-*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.getByLabel('Echo').fill('typed')
    await expect.poll(() => page.locator('.echo output').textContent()).toBe('typed')
    await page.getByLabel('Echo').press('End')
    await page.keyboard.type(' on')
    await expect.poll(() => page.locator('.echo output').textContent()).toBe('typed on')
  })

  it('children that are shown later are live, and keep their state', async () => {
    await open(served.url)
    await button('More').click()
    await button('hidden: 0 times').click()
    await button('hidden: 1 times').waitFor()
    await button('More').click()
    await expect.poll(() => page.locator('.body').count()).toBe(0)
    await update()
    await button('More').click()
    await button('hidden: 1 times').click()
    await button('hidden: 2 times').waitFor()
    expect(problems).toEqual([])
  })

  it('an island that crashes says so, alone, and can be tried again', async () => {
    await open(served.url)
    await button('Break').click()
    await page.getByText('This page crashed.').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/Boom\..*Too much\./s)
    expect(await page.getByRole('main').count()).toBe(1)
    await button('outer: 3 times').click()
    await button('outer: 4 times').waitFor()
    await button('Try again').click()
    await button('Break').waitFor()
  })

  it('an import that fails keeps the HTML, and can be retried', async () => {
    served.refused.add('/choice-')
    await open(served.url)
    await page.locator('input[type="checkbox"]').scrollIntoViewIfNeeded()
    await page.getByText('This part of the page could not be loaded.').waitFor()
    expect(await page.locator('label output').textContent()).toBe('false, 0')
    served.refused.clear()
    await button('Retry').click()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await page.locator('input[type="checkbox"]').click()
    await expect.poll(() => page.locator('label output').textContent()).toMatch(/^true/)
  })

  it('islands that left the document are unmounted', async () => {
    await open(served.url)
    await expect.poll(effects).toEqual(expect.arrayContaining(['mount outer', 'mount inner']))
    await page.evaluate(() => document.querySelector('main')?.remove())
    await update()
    expect((await effects()).slice(-2)).toEqual(['unmount outer', 'unmount inner'])
    expect(problems).toEqual([])
  })

  it('an island that sets the title leaves the next page its own', async () => {
    await open(served.url)
    await page.getByLabel('Echo').fill('typed')
    await expect.poll(() => page.title()).toBe('typed')
    await page.evaluate(() => {
      document.title = 'Next'
      document.querySelector('main')?.remove()
    })
    await update()
    expect(await page.title()).toBe('Next')
  })

  it('an island that is in the next document too stays as it is', async () => {
    await open(served.url)
    await button('outer: 3 times').click()
    await button('outer: 4 times').waitFor()
    await button('inner: 0 times').click()
    expect(await page.evaluate(swapTwice)).toEqual([true, false])
    await button('other: 0 times').click()
    await button('other: 1 times').waitFor()
    expect(await effects()).toContain('unmount outer')
  })
})

describe('in dev', () => {
  let site: Site
  let server: ViteDevServer

  beforeAll(async () => {
    site = openSite()
    server = await serveDev(site)
  })
  afterAll(async () => {
    await server?.close()
    site?.dispose()
  })

  it('an edit of a client module is shown in location, with its state', async () => {
    await open(server.resolvedUrls?.local[0] ?? '')
    await button('outer: 3 times').click()
    await button('outer: 4 times').waitFor()
    site.edit('counter.tsx', '{count} times', '{count} clicks')
    await button('outer: 4 clicks').waitFor()
    site.edit('label.tsx', 'number of clicks', 'sum')
    await page.getByText('The sum').first().waitFor()
    await button('outer: 4 clicks').waitFor()
    expect(await isUpdated()).toBeUndefined()
    site.edit('page.tsx', '<h1>Islands', '<h1>Isles')
    await expect.poll(isUpdated).toBe(true)
    await button('outer: 4 clicks').waitFor()
    const html = await (await fetch(server.resolvedUrls?.local[0] ?? '')).text()
    expect(html).toContain('<h1>Isles')
    expect(html).toContain('clicks</button>')
  })

  it('hooks outside of client modules are reported as long as they are there', async () => {
    const url = server.resolvedUrls?.local[0] ?? ''
    const problemsIn = async () => {
      await (await fetch(url)).text()
      return site.islands.problems(server.environments.ssr.moduleGraph)
    }
    expect(await problemsIn()).toEqual([])
    // In one go: of two edits in the same moment the watcher may report one.
    const plain = 'export function Page() {'
    const hook = `import { useState } from 'react'\n${plain}\n  useState(1)`
    site.edit('page.tsx', plain, hook)
    await expect
      .poll(problemsIn, { timeout: 10_000 })
      .toMatchObject([{ code: 'client/hook', location: { line: 9 } }])
    // Vite's watcher drops a second change of a file within 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 100))
    site.edit('page.tsx', hook, plain)
    await expect.poll(problemsIn, { timeout: 10_000 }).toEqual([])
  })

  const isUpdated = () => page.evaluate(() => (globalThis as { isUpdated?: boolean }).isUpdated)
})
