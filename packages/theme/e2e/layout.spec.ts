import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

const names = 'doc index tags tag search not-found component full rtl elements'.split(' ')

it.each(names)('%s never scrolls sideways, at 320 px and at 200%% zoom', async (name) => {
  const page = await visit.open(name)
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 500 })
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await leave(page)
})

it.each(['full', 'rtl'])(
  'the bar of a phone keeps a long title with text of 200%%: %s',
  async (name) => {
    const page = await visit.open(name, { viewport: { width: 390, height: 800 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    const [bar, title] = (await page.evaluate(() => {
      const row = document.querySelector('.landing-navbar-row')
      const title = row?.querySelector(':scope > .landing-navbar-brand > .landing-navbar-title')
      title?.append(' of the documentation with a long name')
      return [row, title].map((element) => element?.getBoundingClientRect() ?? new DOMRect())
    })) as [DOMRect, DOMRect]
    expect(title.top).toBeGreaterThanOrEqual(bar.top)
    expect(title.bottom).toBeLessThanOrEqual(bar.bottom)
    await leave(page)
  },
)

it('a long name in the breadcrumbs begins beside the others', async () => {
  const page = await visit.open('doc', { viewport: { width: 390, height: 800 } })
  const tops = await page.evaluate(() => {
    const items = [...document.querySelectorAll('.landing-breadcrumbs li')]
    items.at(-1)?.querySelector('span')?.append(' with a long name'.repeat(6))
    return items.slice(-2).map((item) => item.getClientRects()[0]?.top ?? 0)
  })
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(12)
  await leave(page)
})

it('has the layout of narrow screens for readers with larger text', async () => {
  const page = await visit.open('full', { viewport: { width: 1280, height: 800 } })
  const button = page.locator('.landing-menu-button').first()
  expect(await button.isVisible()).toBe(false)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await visit.go(page, 'full')
  expect(await button.isVisible()).toBe(true)
  const { width = 0 } = (await page.locator('main').boundingBox()) ?? {}
  expect(width).toBeGreaterThan(1000)
  await button.click()
  await page.locator('dialog.landing-mobile-menu[open]').waitFor()
  await leave(page)
})

/** Places whose text may be one long word: the name of a resource, a command, an address. */
const places =
  '.landing-navbar-entry span:not(.landing-icon), .landing-sidebar a, .landing-breadcrumbs a, .landing-toc a, .landing-pager span, .landing-tag, h1, h2, .landing-card-title a, .landing-card-text, .landing-meta-line a, .landing-badge, .landing-footer a, .landing-footer-title, .landing-announcement-text, .landing-article-body p'

it.each('doc index tags full rtl'.split(' '))(
  '%s has room for a long word in any place',
  async (name) => {
    const page = await visit.open(name)
    for (const width of [320, 997]) {
      await page.setViewportSize({ width, height: 700 })
      const wide = await page.evaluate((selectors) => {
        const word = 'btp_subaccount_service_binding_of_an_environment_instance_'.repeat(3)
        const { documentElement: root } = document
        return selectors.split(', ').filter((selector) => {
          const place = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility())
          if (!place) return false
          const text = document.createTextNode(word)
          place.append(text)
          const { left, right } = place.getBoundingClientRect()
          const isWide = root.scrollWidth > root.clientWidth || left < -2 || right > innerWidth + 2
          text.remove()
          return isWide
        })
      }, places)
      expect(wide, `at ${width} px`).toEqual([])
    }
    await leave(page)
  },
)

it('a long title leaves the signs between breadcrumbs as they are', async () => {
  const page = await visit.open('doc', { viewport: { width: 390, height: 700 } })
  const width = await page.evaluate(() => {
    const crumb = document.querySelector('.landing-breadcrumbs li:last-child')
    if (!crumb?.lastChild) return undefined
    crumb.lastChild.textContent = 'A very long title '.repeat(20)
    return getComputedStyle(crumb, '::before').width
  })
  expect(width).toBe('6px')
  await leave(page)
})

it('text in the panel of a tab has the same space above and below it, also with its label', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit.open('doc', { javaScriptEnabled })
    if (javaScriptEnabled) await page.getByRole('tab', { name: 'Cockpit' }).click()
    const spaces = await page.locator('.landing-tab[data-label="Cockpit"]').evaluate((panel) => {
      const children = [...panel.children].filter((child) => child.checkVisibility())
      const boxes = children.map((child) => child.getBoundingClientRect())
      const { top, bottom } = panel.getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(panel).borderBlockStartWidth)
      const tops = [...boxes.map((box) => box.top), bottom]
      const bottoms = [top + line, ...boxes.map((box) => box.bottom)]
      return {
        texts: children.map(({ localName }) => localName),
        spaces: tops.map((next, at) => Math.round(next - (bottoms[at] ?? 0))),
      }
    })
    expect(spaces).toEqual(
      javaScriptEnabled
        ? { texts: ['p', 'p'], spaces: [16, 16, 16] }
        : { texts: ['p', 'p', 'p'], spaces: [16, 16, 16, 16] },
    )
    await leave(page)
  }
})

it('the logo of the footer has the size that the site gives it', async () => {
  const page = await visit.open('full')
  const box = await page.locator('.landing-footer-logo').boundingBox()
  expect(box).toMatchObject({ width: 80, height: 40 })
  await leave(page)
})

it.each([
  ['doc', 1],
  ['rtl', -1],
] as const)(
  '%s: the sidebar is as wide as its reader drags it, also after a reload',
  async (name, towards) => {
    const page = await visit.open(name)
    const edge = page.locator('.landing-sidebar-edge')
    const widthOf = async () => (await page.locator('.landing-sidebar').boundingBox())?.width ?? 0
    const before = await widthOf()
    const box = await edge.boundingBox()
    const x = (box?.x ?? 0) + 4
    await page.mouse.move(x, 400)
    await page.waitForTimeout(200)
    await page.mouse.down()
    await page.mouse.move(x + 96 * towards, 400, { steps: 4 })
    await page.mouse.up()
    expect(Math.abs((await widthOf()) - before - 96)).toBeLessThan(6)
    await edge.focus()
    await page.keyboard.press(towards > 0 ? 'ArrowLeft' : 'ArrowRight')
    expect(Math.abs((await widthOf()) - before - 80)).toBeLessThan(6)
    const left = await widthOf()
    await page.reload()
    expect(await widthOf()).toBe(left)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    await leave(page)
  },
)

it('a branch of the sidebar opens with an animated height', async () => {
  const page = await visit.open('doc')
  const heights = await page.evaluate(async () => {
    const branch = document.querySelector<HTMLDetailsElement>(
      '.landing-sidebar details:not([open])',
    )
    const summary = branch?.querySelector('summary')
    if (!branch || !summary) return []
    const found = new Set<number>()
    summary.click()
    const end = performance.now() + 600
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame)
      found.add(Math.round(branch.getBoundingClientRect().height))
    }
    return [...found]
  })
  expect(heights.length).toBeGreaterThan(3)
  await leave(page)
})

it.each([390, 1440])(
  'tabs are as high before their script as after it, at %d px',
  async (width) => {
    const page = await visit.open('full', { viewport: { width, height: 900 } })
    const heights = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      const plain = new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelector('.landing-tabs')
      const live = document.querySelector('.landing-tabs[data-enhanced]')
      if (plain) live?.after(plain)
      return [plain, live].map((tabs) => tabs?.getBoundingClientRect().height)
    })
    expect(heights[0]).toBeGreaterThan(0)
    expect(heights[0]).toBe(heights[1])
    await leave(page)
  },
)

it('an image has the height that a page gives it alone', async () => {
  const page = await visit.open('doc')
  const heights = await page.evaluate(async () => {
    const source =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="400"/>'
    const images = [{ height: 100 }, { width: 50 }, { width: 50, height: 7 }].map((size) =>
      Object.assign(document.createElement('img'), { src: source, ...size }),
    )
    document.querySelector('.landing-article-body')?.append(...images)
    await Promise.all(images.map((image) => image.decode()))
    return images.map((image) => image.getBoundingClientRect().height)
  })
  expect(heights).toEqual([100, 100, 100])
  await leave(page)
})

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})
