import { findings } from '@landing/tooling/axe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPages, testStates } from './axe-looks'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

testPages({ light: { colorScheme: 'light' } }, ['narrow', 'wide'], () => visit)
// Modes change colors and lines, not the layout: one width is enough.
testPages({ dark: { colorScheme: 'dark' } }, ['wide'], () => visit)
testStates({ light: { colorScheme: 'light' } }, () => visit)

it.each(['light', 'dark'] as const)(
  'axe finds nothing in a bar in the accent color, its menus and the menu of narrow screens: %s',
  async (colorScheme) => {
    const page = await visit.open('primary', { colorScheme })
    await page.click('.landing-dropdown summary')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.click('.landing-menu-button')
    const current = page.locator('.landing-mobile-menu-docs [aria-current="page"]').first()
    await current.waitFor()
    await page.waitForTimeout(300)
    expect(await findings(page)).toEqual([])
    await page.click('.landing-mobile-menu-docs .landing-menu-switch')
    await page.waitForTimeout(300)
    expect(await findings(page)).toEqual([])
    await leave(page)
  },
)

it.each([{ contrast: 'more' }, { forcedColors: 'active' }] as const)(
  'the focus can be told from the outline of the current entry: %o',
  async (look) => {
    const page = await visit.open('doc', look)
    const current = page.locator('.landing-sidebar-scroll [aria-current="page"]')
    const outline = () =>
      current.evaluate((link) => {
        const { outlineOffset, outlineStyle } = getComputedStyle(link)
        return [outlineOffset, outlineStyle]
      })
    expect(await outline()).toEqual(['-2px', 'solid'])
    await current.focus()
    // From now on the focus is that of the keyboard.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await current.evaluate((link) => link.matches(':focus-visible'))).toBe(true)
    expect(await outline()).toEqual(['2px', 'solid'])
    await leave(page)
  },
)

it.each([{ colorScheme: 'light' }, { colorScheme: 'dark' }, { contrast: 'more' }] as const)(
  'fields can be told from what is around them: %o',
  async (look) => {
    const page = await visit.open('doc', look)
    const weak: string[] = []
    for (const name of ['doc', 'search', 'primary', 'rtl-search']) {
      await visit.go(page, name)
      weak.push(...(await page.evaluate(weakFields)).map((field) => `${name}: ${field}`))
    }
    expect(weak).toEqual([])
    await leave(page)
  },
)

/** Visible fields whose border and ground both have less than 3:1 with what is around them (WCAG 1.4.11). */
function weakFields(): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('There is no canvas.')
  const luminance = (colors: readonly string[]) => {
    for (const color of colors) {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    const [r = 0, g = 0, b = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (byte) =>
      byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const grounds = (element: Element | null): string[] =>
    element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : []
  const fields = document.querySelectorAll('input[type="search"], input[type="text"], select')
  return [...fields].flatMap((field) => {
    if (!field.checkVisibility() || field.getBoundingClientRect().width === 0) return []
    const around = grounds(field.parentElement)
    const { borderTopColor, backgroundColor } = getComputedStyle(field)
    const ratios = [borderTopColor, backgroundColor].map((color) => {
      const values = [luminance(around), luminance([...around, color])]
      return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
    })
    return Math.max(...ratios) < 3 ? `${field.className}: ${ratios.map((r) => r.toFixed(2))}` : []
  })
}

it.each([1440, 390])('the focus is in the navbar after the announcement: %d px', async (width) => {
  const page = await visit.open('full', { viewport: { width, height: 900 } })
  await page.focus('[data-announcement] [data-dismiss]')
  await page.keyboard.press('Enter')
  expect(await page.locator('[data-announcement]').isVisible()).toBe(false)
  expect(await page.locator('.landing-navbar :focus').isVisible()).toBe(true)
  await leave(page)
})

it('reads how lines of numbered code changed, but not their numbers', async () => {
  const page = await visit.open('doc')
  await page.evaluate(() => {
    const line = (name: string, text: string) =>
      `<span class="landing-line ${name}" data-line="7">${text}</span>\n`
    const code = line('', 'a') + line('landing-line-remove', 'b') + line('landing-line-add', 'c')
    // The symbol of an admonition is not that of lines in it.
    document.body.innerHTML = `<div class="landing-admonition"><figure class="landing-code" data-line-numbers><pre><code>${code}</code></pre></figure></div>`
  })
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText')
  expect(texts.map(({ name }) => name?.value.trim()).filter(Boolean)).toEqual([
    'a',
    '−',
    'b',
    '+',
    'c',
  ])
  await leave(page)
})

it('paints symbols before changed lines alone, also in an admonition', async () => {
  const page = await visit.open('doc')
  const contents = await page.evaluate(() => {
    const names = ['', 'landing-line-highlight', 'landing-line-add']
    const lines = names.map((name) => `<span class="landing-line ${name}">a</span>`)
    document.body.innerHTML = `<div class="landing-admonition"><figure class="landing-code"><pre><code>${lines.join('\n')}</code></pre></figure></div>`
    return Array.from(
      document.querySelectorAll('.landing-line'),
      (line) => getComputedStyle(line, '::before').content,
    )
  })
  expect(contents).toEqual(['none', 'none', '"+"'])
  await leave(page)
})
