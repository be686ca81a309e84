import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

it('for fingers, the entries of a menu are as wide as the menu', async () => {
  const page = await visit.open('full', {
    viewport: { width: 1180, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const widths = await page.evaluate(() => {
    const menu = document.querySelector<HTMLDetailsElement>('.landing-navbar-row .landing-dropdown')
    if (menu) menu.open = true
    return [...(menu?.querySelectorAll('.landing-dropdown-entry') ?? [])].map(
      (entry) => entry.getBoundingClientRect().width - (entry.parentElement?.clientWidth ?? 0),
    )
  })
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter((width) => width !== 0)).toEqual([])
  await leave(page)
})

it('the bar has room for its labels where it is narrowest', async () => {
  const page = await visit.open('full', { viewport: { width: 997, height: 700 } })
  const cut = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.landing-navbar-items .landing-navbar-entry > span:not(.landing-visually-hidden)',
      ),
    ]
      .filter((label) => label.scrollWidth > label.clientWidth && label.checkVisibility())
      .map((label) => label.textContent),
  )
  expect(cut).toEqual([])
  await leave(page)
})

it('an accent of the site reaches its buttons, one of SAP’s themes does not', async () => {
  const page = await visit.open('full')
  const grounds = await page.evaluate(() => {
    const button = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (button) button.className = 'landing-button landing-button-emphasized'
    const ground = () => button && getComputedStyle(button).backgroundColor
    const before = ground()
    document.documentElement.style.setProperty('--landing-accent', 'rgb(1, 2, 3)')
    return [before, ground()]
  })
  expect(grounds).toEqual(['rgb(0, 112, 242)', 'rgb(1, 2, 3)'])
  await leave(page)
})

it('the title gives way to the labels of the bar, which stay whole', async () => {
  const page = await visit.open('doc', { viewport: { width: 1200, height: 700 } })
  const [title, ...labels] = await page.evaluate(() => {
    const rooms = () =>
      [
        ...document.querySelectorAll(
          '.landing-navbar-row > .landing-navbar-brand > .landing-navbar-title, .landing-navbar-items .landing-navbar-entry',
        ),
      ].map((element) => element.getBoundingClientRect().width)
    const before = rooms()
    document
      .querySelector('.landing-navbar-row > .landing-navbar-brand > .landing-navbar-title')
      ?.append(' of a project with a long name'.repeat(4))
    return rooms().map((width, index) => width - (before[index] ?? 0))
  })
  expect(title).toBeGreaterThan(0)
  expect(labels.length).toBeGreaterThan(1)
  expect(labels.filter((change) => change !== 0)).toEqual([])
  await leave(page)
})

it.each(['doc', 'rtl'])('the search field of %s begins its text behind the icon', async (name) => {
  const page = await visit.open(name, { viewport: { width: 1440, height: 500 } })
  const { text, icon } = await page.evaluate(() => {
    const find = (selector: string) => {
      const element = document.querySelector(`.landing-navbar ${selector}`)
      if (!element) throw new Error(selector)
      return element
    }
    const field = find('.landing-search-input')
    const inside = find('.landing-search-form > .landing-icon')
    const isMirrored = getComputedStyle(field).direction === 'rtl'
    const edge = field.getBoundingClientRect()
    const mark = inside.getBoundingClientRect()
    return {
      text: Number.parseFloat(getComputedStyle(field).paddingInlineStart),
      icon: isMirrored ? edge.right - mark.left : mark.right - edge.left,
    }
  })
  expect(text).toBeGreaterThan(icon)
  await leave(page)
})

it('the navbar goes from edge to edge of a wide window', async () => {
  const page = await visit.open('doc', { viewport: { width: 2560, height: 900 } })
  const brand = await page.locator('.landing-navbar-row > .landing-navbar-brand').boundingBox()
  const last = await page.locator('.landing-navbar-row > .landing-color-mode-toggle').boundingBox()
  expect(brand?.x).toBeLessThan(60)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(2500)
  await leave(page)
})

describe('the menu of narrow screens', () => {
  const viewport = { width: 390, height: 844 }

  it('locks the page behind it, and gives it back', async () => {
    const page = await visit.open('full', { viewport })
    await page.click('.landing-menu-button')
    await page.waitForSelector('.landing-mobile-menu-docs .landing-nav-list a')
    await page.mouse.move(380, 600)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.landing-mobile-menu', { state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.className)).toContain(
      'landing-menu-button',
    )
    await page.mouse.wheel(0, 400)
    await page.waitForFunction(() => scrollY > 0)
    await leave(page)
  })

  it('keeps the focus inside', async () => {
    const page = await visit.open('full', { viewport })
    await page.click('.landing-menu-button')
    await page.waitForSelector('.landing-mobile-menu-docs .landing-nav-list a')
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      )
      expect(inside).toBe(true)
    }
    await leave(page)
  })

  it('opens at the current page', async () => {
    const page = await visit.open('doc', { viewport })
    await page.evaluate(() => {
      const row = document.querySelector('.landing-sidebar [aria-current="page"]')?.closest('li')
      const [link] = document.querySelectorAll('.landing-mobile-menu-panel:first-child a')
      // An entry of the navbar that leads to the same page stands before it.
      link?.setAttribute('aria-current', 'page')
      for (let count = 0; count < 100; count += 1) {
        row?.before(Object.assign(document.createElement('li'), { textContent: 'Other' }))
      }
    })
    await page.click('.landing-menu-button')
    const current = page.locator('.landing-mobile-menu-docs [aria-current="page"]')
    await current.waitFor()
    const { top, bottom } = await current.evaluate((row) => row.getBoundingClientRect().toJSON())
    expect(top).toBeGreaterThan(60)
    expect(bottom).toBeLessThan(viewport.height)
    await leave(page)
  })

  it('closes when the window becomes wide', async () => {
    const page = await visit.open('full', { viewport })
    await page.click('.landing-menu-button')
    await page.waitForSelector('.landing-mobile-menu-docs .landing-nav-list a')
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.waitForSelector('.landing-mobile-menu', { state: 'hidden' })
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
    ).not.toBe('hidden')
    expect(await page.locator('.landing-navbar-items').first().isVisible()).toBe(true)
    await leave(page)
  })
})

it.each([
  [{}, { height: 32 }],
  [
    { width: 24, height: 24 },
    { width: 24, height: 24 },
  ],
  [{ width: 48 }, { width: 48 }],
  // Higher than the navbar.
  [
    { width: 256, height: 128 },
    { width: 104, height: 52 },
  ],
])(
  'the logo of the navbar has the size %j before it is loaded, as far as it fits',
  async (size, shown) => {
    const page = await visit.open('doc')
    // Never answered.
    await page.route('**/slow.svg', () => {})
    const logo = page.locator('.landing-navbar-row > .landing-navbar-brand > img')
    await logo.evaluate((image, attributes) => {
      const slow = document.createElement('img')
      slow.className = image.className
      image.replaceWith(Object.assign(slow, attributes, { src: '/slow.svg' }))
    }, size)
    expect(await logo.boundingBox()).toMatchObject(shown)
    await leave(page)
  },
)

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})
