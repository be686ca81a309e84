import { findings } from '@landing/tooling/axe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Visit, visitSite, waitForScripts } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

const wanted: readonly [query: string, path: string][] = [
  ['getting started', 'where_to_start'],
  ['exporter terraform', 'exporter'],
  ['opentofu', 'where_to_start'],
  ['authenticaton', 'where_to_start'],
  ['terafrom', 'landing-page-content/'],
  ['brown field', 'exporter'],
]

/** Replaces text as translators of browsers do, except where a page says not to. */
function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, [translate="no"]'))
      continue
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
}

describe('the search box', () => {
  it('loads nothing before it is used', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.waitForTimeout(500)
    expect(visit.requests.filter((path) => path.includes('/search/'))).toEqual([])
    await page.context().close()
  })

  it('asks for suggestions, engine and index side by side with the focus', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.waitForLoadState('networkidle')
    const asked = new Set<string>()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    // None has an answer: what is asked for does not wait for another.
    await page.context().route('**/*', async (route) => {
      asked.add(
        route
          .request()
          .url()
          .replace(/.*\/|-[\w-]{8}(?=\.)/g, ''),
      )
      await held
      await route.continue()
    })
    await page.locator('.landing-search-input').first().focus()
    await expect
      .poll(() => [...asked].filter((name) => /^(all|thread|suggestions|site)\./.test(name)).sort())
      .toEqual(['all.idx', 'site.js', 'suggestions.css', 'suggestions.js', 'thread.js'])
    release()
    await page.locator('[role="option"]').first().waitFor()
    await page.context().close()
  })

  it('works in a browser that blocks what the rest of the page observes with', async () => {
    const page = await visit.open('docs/', {}, (opened) =>
      opened.addInitScript(() => {
        Reflect.deleteProperty(window, 'IntersectionObserver')
      }),
    )
    await page.locator('.landing-search-input').first().click()
    await page.keyboard.type('exporter')
    await page.locator('a[role="option"]').first().waitFor()
    expect(await page.locator('a[role="option"]').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  it.each(wanted)('finds the page for "%s"', async (query, path) => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.keyboard.press('Control+K')
    // At once: a suggestion of a part of the query may be gone when it is chosen.
    await page.keyboard.insertText(query)
    // The pages to start with are options without words to mark.
    await page.locator('a[role="option"][href*="_highlight"]').first().waitFor()
    expect(await page.locator('a[role="option"]').count()).toBeLessThanOrEqual(8)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.includes(path))
    expect(new URL(page.url()).searchParams.getAll('_highlight').length).toBeGreaterThan(0)
    await page.context().close()
  })

  it('has chosen the first row while one types: Enter opens it, with Shift all results', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.keyboard.press('Control+K')
    await page.keyboard.type('exporter')
    const first = page.locator('[role="option"]').first()
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
    const field = page.getByRole('combobox')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    expect(await page.locator('.landing-suggestions-foot').textContent()).toContain('⇧↵')
    const href = (await first.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === href)
    await page.keyboard.press('Control+K')
    // At once, before there is an answer: what is typed counts.
    await page.keyboard.insertText('webinar')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/webinars/?_highlight=webinar*')
    await page.keyboard.press('Control+K')
    await page.keyboard.insertText('webinar')
    await page.keyboard.press('Shift+Enter')
    await page.waitForURL('**/search/?q=webinar')
    await page.context().close()
  })

  it('opens a suggestion in another tab for Enter with Ctrl, and keeps this one', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.keyboard.press('Control+K')
    // At once: a chosen row is that of the whole word.
    await page.keyboard.insertText('exporter')
    await page.locator('a[role="option"][aria-selected="true"]').waitFor()
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    expect((await opened).url()).toContain('/exporter/')
    expect(new URL(page.url()).pathname).toMatch(/\/docs\/$/)
    expect(await page.locator('a[role="option"]').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  it('counts the marked words of the page that is opened, leads through them and clears them', async () => {
    const page = await visit.open('docs/landing-page-content/exporter/?_highlight=exporter&a=b')
    const status = page.locator('.landing-match-bar [role="status"]')
    await expect.poll(() => status.textContent()).toMatch(/^Matches: \d+$/)
    const next = page.getByRole('button', { name: 'Next match' })
    await next.click()
    expect(await status.textContent()).toMatch(/^\d+\/\d+$/)
    const [first] = (await status.textContent())?.split('/') ?? []
    await next.click()
    expect(await status.textContent()).toMatch(new RegExp(`^${Number(first) + 1}/`))
    await page.getByRole('button', { name: 'Previous match' }).click()
    expect(await status.textContent()).toMatch(new RegExp(`^${first}/`))
    const { width = 0 } = (await page.locator('.landing-match-bar').boundingBox()) ?? {}
    expect(width).toBeLessThan(300)
    const [text, top] = await page.evaluate(() => {
      const range = getSelection()?.getRangeAt(0)
      return [range?.toString().toLowerCase(), range?.getBoundingClientRect().top] as const
    })
    expect(text).toContain('export')
    expect(top).toBeGreaterThan(60)
    expect(top).toBeLessThan(800)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.waitForURL((url) => url.search === '?a=b')
    expect(await page.locator('.landing-match-bar').count()).toBe(0)
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)
    await page.context().close()
  })

  it('does not scroll the page while a reader types', async () => {
    const page = await visit.open('docs/landing-page-content/exporter/')
    await waitForScripts(page)
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await page.keyboard.press('Control+K')
    for (const key of [...'exporter', 'Backspace', 'ArrowLeft', 'ArrowDown']) {
      await page.keyboard.press(key)
      // A scroll follows the key by a frame, and may be animated.
      await page.waitForTimeout(100)
      expect(await page.evaluate(() => scrollY)).toBe(1000)
    }
    await page.locator('a[role="option"]').first().waitFor()
    await page.context().close()
  })

  it('reads the query language', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await field.fill('tag:brownfield terraform')
    await page.locator('a[role="option"]').first().waitFor()
    for (const option of await page.locator('a[role="option"]').all()) {
      expect(await option.getAttribute('href')).toContain('/exporter/')
    }
    // What is not written in it is searched as plain words.
    await field.fill('titel:exporter "get')
    const exporter = page.locator('a[role="option"][href*="/exporter/"]').first()
    await expect.poll(() => exporter.isVisible()).toBe(true)
    await page.context().close()
  })

  it('says when the index cannot be loaded, and loads it when asked again', async () => {
    let broken = true
    const page = await visit.open('docs/', {}, (each) =>
      each.route('**/*.idx', (route) => (broken ? route.abort() : route.continue())),
    )
    await waitForScripts(page)
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await field.fill('exporter')
    await page.getByText('The search index could not be loaded.').waitFor()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    const first = page.locator('a[role="option"]').first()
    await first.waitFor()
    expect(await first.textContent()).toMatch(/exporter/i)
    expect(await page.getByText('The search index could not be loaded.').count()).toBe(0)
    await page.context().close()
    // The browser's own word about the request that was cut off.
    visit.problems.splice(0)
  })

  it.each(['a worker', 'the page, where a worker is blocked'])('searches in %s', async (where) => {
    const page = await visit.open('docs/', {}, async (each) => {
      if (where !== 'a worker') await each.route('**/thread-*.js', (route) => route.abort())
    })
    await waitForScripts(page)
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await field.fill('exporter')
    await page.locator('a[role="option"]').first().waitFor()
    expect(page.workers()).toHaveLength(where === 'a worker' ? 1 : 0)
    await page.context().close()
    visit.problems.splice(0)
  })

  it.each([390, 1280])('shows that its code is loading, %d pixels wide', async (width) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await visit.open('docs/', { viewport: { width, height: 800 } }, (each) =>
      each.route('**/suggestions-*.js', async (route) => {
        await held
        await route.continue()
      }),
    )
    await waitForScripts(page)
    const field = width < 1000 ? '.landing-search-open' : '.landing-search-input'
    await page.locator(field).first().click()
    await page.keyboard.type('exporter')
    const popup = page.locator('.landing-search-popup')
    const spinner = () =>
      popup.evaluate((box) => {
        const { content, opacity, width: size } = getComputedStyle(box, '::before')
        return content === 'none' ? 'none' : `${size} ${opacity}`
      })
    await expect.poll(spinner).toBe('40px 1')
    release()
    await page.locator('a[role="option"]').first().waitFor()
    expect(await spinner()).toBe('none')
    // Also where a closed list leaves it empty.
    await popup.evaluate((box) => box.replaceChildren())
    expect(await spinner()).toBe('none')
    await page.context().close()
  })

  it('works while the browser translates the page', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    const search = async (field: string, query: string) => {
      await page.locator(field).fill(query)
      await page.waitForTimeout(400)
      await page.evaluate(translatePage)
    }
    for (const query of ['exporter', 'no such word', 'terraform provider', 'exporter']) {
      await search('.landing-search-input', query)
    }
    await page
      .locator('a[role="option"]', { hasText: /exporter/i })
      .first()
      .waitFor()
    await page.goto(`${visit.href}search/?q=exporter`)
    await page.locator('.landing-search-hit').first().waitFor()
    await page.evaluate(translatePage)
    for (const query of ['no such word', 'terraform provider', 'exporter']) {
      await search('.landing-search-page-field > input', query)
    }
    await page
      .locator('.landing-search-hit', { hasText: /exporter/i })
      .first()
      .waitFor()
    expect(visit.problems).toEqual([])
    await page.context().close()
  })

  it('fills a narrow screen, and leaves it with one Escape', async () => {
    const page = await visit.open('docs/', { viewport: { width: 390, height: 800 } })
    await waitForScripts(page)
    await page.locator('.landing-search-open').click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
    await page.keyboard.type('exporter')
    await page.locator('a[role="option"]').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('shows more of a hit beside the list where there is room, as text', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.keyboard.press('Control+K')
    await page.keyboard.type('subaccount')
    const list = page.getByRole('listbox')
    const preview = page.locator('.landing-suggestions-preview')
    await preview.locator('mark').first().waitFor()
    expect(await preview.evaluate((box) => box.querySelectorAll('a, code, img').length)).toBe(0)
    const boxes = await Promise.all([list.boundingBox(), preview.boundingBox()])
    const [left, right] = boxes
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
    expect(right?.height).toBe(left?.height)
    const before = await preview.textContent()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => preview.textContent()).not.toBe(before)
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 1100, height: 900 })
    await preview.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('offers actions: chooses a color mode, copies the page', async () => {
    const page = await visit.open('docs/landing-page-content/exporter/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await waitForScripts(page)
    await page.keyboard.press('Control+K')
    await page.getByRole('option', { name: 'Copy page as Markdown' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.type('dark')
    await page.getByRole('option', { name: 'Dark Color mode' }).waitFor()
    // From the first row to the text, and to the last row.
    for (const _ of [1, 2]) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForSelector('html[data-theme="dark"]')
    const field = page.locator('.landing-search-form > input')
    expect(await field.inputValue()).toBe('')
    await page.keyboard.press('Control+K')
    await page.keyboard.type('copy')
    await page.getByRole('option', { name: 'Copy page as Markdown' }).click()
    await page.getByRole('option', { name: 'Copied as Markdown' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('# Terraform Exporter')
    await page.context().close()
  })

  it('says so when nothing is found', async () => {
    const page = await visit.open('docs/')
    await waitForScripts(page)
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('qqqqzzzz')
    await page.getByText('No results').first().waitFor()
    expect(await page.locator('a[role="option"]').count()).toBe(0)
  })
})
