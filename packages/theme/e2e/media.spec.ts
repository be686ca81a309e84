import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

it('motion is reduced where it is not wanted', async () => {
  const page = await visit.open('doc', { reducedMotion: 'reduce' })
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map((text) => Number.parseFloat(text)),
      ),
    ),
  )
  expect(longest).toBeLessThanOrEqual(0.001)
  const spinner = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<span class="landing-spinner"></span>')
    const style = getComputedStyle(document.body.lastElementChild as Element)
    return [style.animationName, style.animationIterationCount]
  })
  expect(spinner).toEqual(['landing-spin', '1'])
  await leave(page)
})

it('forced colors leave borders and marks in sight', async () => {
  const page = await visit.open('doc', { forcedColors: 'active' })
  const outline = await page.evaluate(() => {
    const current = document.querySelector('.landing-sidebar [aria-current="page"]')
    return current ? getComputedStyle(current).outlineStyle : ''
  })
  expect(outline).toBe('solid')
  const lines = await page
    .locator('.landing-tab-list > [role="tab"]')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor))
  // That of the tab that is shown, and those that cannot be seen.
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines).size).toBe(2)
  expect(lines.slice(1)).not.toContain(lines[0])
  const [current, ...others] = await page.locator('.landing-toc a').evaluateAll((links) => {
    links[0]?.setAttribute('aria-current', 'true')
    return links.map((link) => getComputedStyle(link).borderInlineStartColor)
  })
  expect(current).toBe(lines[0])
  expect(new Set(others)).toEqual(new Set([lines[1]]))
  await leave(page)
})

it('print shows tables whole, however narrow the paper', async () => {
  const page = await visit.open('doc', { viewport: { width: 390, height: 844 } })
  await page.emulateMedia({ media: 'print' })
  const [room, wanted] = await page
    .locator('.landing-table-scroll')
    .first()
    .evaluate((table) => [table.clientWidth, table.scrollWidth])
  expect(wanted).toBeLessThanOrEqual(room ?? 0)
  await leave(page)
})

it('print is the article alone, in light colors', async () => {
  const page = await visit.open('doc', { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(() => {
    const isShown = (part: string) =>
      [...document.querySelectorAll(part)].some((e) => e.getBoundingClientRect().height > 0)
    return [
      '.landing-navbar',
      '.landing-sidebar',
      '.landing-toc',
      '.landing-footer',
      '.landing-code-actions',
      '.landing-article-body',
    ].filter(isShown)
  })
  expect(shown).toEqual(['.landing-article-body'])
  const [start] = await page.evaluate(() => [
    document.querySelector('.landing-article-body')?.getBoundingClientRect().left ?? 99,
  ])
  expect(start).toBeLessThan(60)
  await leave(page)
})

it('print paints code and notes in the order of the text, which programs read a PDF in', async () => {
  const page = await visit.open('doc')
  await page.emulateMedia({ media: 'print' })
  const positions = await page
    .locator(':is(.landing-code, .landing-admonition) *:visible')
    .or(page.locator('.landing-code, .landing-admonition'))
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        [undefined, '::before'].map((part) => getComputedStyle(element, part).position),
      ),
    )
  expect(positions.length).toBeGreaterThan(20)
  expect(new Set(positions)).toEqual(new Set(['static']))
  await leave(page)
})

it('printed links say where they lead, but not in code', async () => {
  const page = await visit.open('doc')
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() => {
    const link = '<a href="https://example.org/">name</a>'
    return ['p', 'pre code'].map((part) => {
      const parent = document.querySelector(`.landing-article-body ${part}`)
      parent?.insertAdjacentHTML('beforeend', link)
      return (
        parent?.lastElementChild && getComputedStyle(parent.lastElementChild, '::after').content
      )
    })
  })
  expect(printed).toEqual(['" (https://example.org/)" / ""', 'none'])
  await leave(page)
})

describe('without script', () => {
  it('everything can be read, and menus open', async () => {
    const page = await visit.open('full', { javaScriptEnabled: false })
    expect(await page.isVisible('.landing-article-body table')).toBe(true)
    expect(await page.isVisible('.landing-tab[data-label="OpenTofu"]')).toBe(true)
    expect(await page.isVisible('[data-copy-from]')).toBe(false)
    await page.click('.landing-dropdown summary')
    expect(await page.isVisible('.landing-dropdown-menu a')).toBe(true)
    await leave(page)
  })

  it('dark mode follows the system', async () => {
    const background = async (colorScheme: 'light' | 'dark') => {
      const page = await visit.open('doc', { javaScriptEnabled: false, colorScheme })
      const image = await page.screenshot({ clip: { x: 4, y: 300, width: 1, height: 1 } })
      await leave(page)
      return image.toString('base64')
    }
    expect(await background('dark')).not.toBe(await background('light'))
  })
})

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})
