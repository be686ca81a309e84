import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('the keyboard', () => {
  it('starts at the skip link, which leads over the bar to the content', async () => {
    const page = await visit.open('doc')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    )
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, header')?.localName),
    ).toBe('main')
    await leave(page)
  })

  it('reaches everything, in sight and with a visible focus', async () => {
    // Without smooth scrolling, what has the focus is in sight at once.
    const page = await visit.open('full', { reducedMotion: 'reduce' })
    const seen: string[] = []
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        if (element === document.body) return undefined
        const around =
          element.closest('form, .landing-card:has(> .landing-card-title :focus)') ?? element
        const drawn = [element, around].some((candidate) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        })
        const { top, bottom, width } = element.getBoundingClientRect()
        const inSight = bottom > 0 && top < innerHeight && width > 0
        return { name: element.outerHTML.slice(0, 120), drawn, inSight }
      })
      if (!place) break
      seen.push(place.name)
      expect(place, place.name).toMatchObject({ drawn: true, inSight: true })
    }
    expect(seen.length).toBeGreaterThan(40)
    expect(seen.at(-1)).toContain('data-display-settings')
    await leave(page)
  })

  it('moves through the navbar without moving the page', async () => {
    const page = await visit.open('full', { reducedMotion: 'reduce' })
    await page.evaluate(() => {
      scrollTo(0, 600)
      document.querySelector<HTMLElement>('.landing-navbar-row > a')?.focus({ preventScroll: true })
    })
    const seen = new Set<string>()
    for (;;) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const element = document.activeElement
        return element?.closest('header') ? [element.outerHTML.slice(0, 120), scrollY] : undefined
      })
      if (!place) break
      seen.add(String(place[0]))
      expect(place).toEqual([place[0], 600])
    }
    expect(seen.size).toBeGreaterThan(5)
    await leave(page)
  })

  it.each(['article a', '.landing-footer a'])(
    'brings %s from under the navbar',
    async (selector) => {
      const page = await visit.open('full', {
        viewport: { width: 320, height: 256 },
        reducedMotion: 'reduce',
      })
      const tops = await page.evaluate((links) => {
        return [...document.querySelectorAll<HTMLElement>(links)].slice(0, 3).map((link) => {
          scrollBy(0, link.getBoundingClientRect().top - 20)
          link.focus()
          const { bottom } =
            document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
          return link.getBoundingClientRect().top > bottom
        })
      }, selector)
      expect(tops).toEqual([true, true, true])
      await leave(page)
    },
  )

  it('brings links of the sidebar from under its filter', async () => {
    const page = await visit.open('doc', { reducedMotion: 'reduce' })
    await page.evaluate(() => {
      const list = document.querySelector('.landing-sidebar-tree')
      const filter = document.createElement('input')
      filter.className = 'landing-search-input landing-sidebar-filter'
      list?.before(filter)
      const rows = Array.from(
        { length: 60 },
        (_, row) => `<li><a href="#${row}">Row ${row}</a></li>`,
      )
      list?.insertAdjacentHTML('beforeend', `<ul class="landing-nav-list">${rows.join('')}</ul>`)
      list?.querySelector<HTMLElement>('li:last-child > a[href="#59"]')?.focus()
    })
    for (let step = 0; step < 55; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const [isCovered, top] = await page.evaluate(() => {
        const link = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        const filter = document.querySelector('.landing-sidebar-filter')?.getBoundingClientRect()
        return [link.top < (filter?.bottom ?? 0), scrollY]
      })
      expect(isCovered, `after ${step} keys`).toBe(false)
      expect(top).toBe(0)
    }
    await leave(page)
  })

  it('keeps the focused field out from under the bar', async () => {
    const page = await visit.open('doc', { viewport: { width: 1440, height: 500 } })
    await page.evaluate(() => {
      location.hash = 'exporter'
    })
    await page.waitForFunction(() => scrollY > 0)
    await page.waitForTimeout(600)
    const [heading, bar] = await page.evaluate(() => [
      document.getElementById('exporter')?.getBoundingClientRect().top ?? 0,
      document.querySelector('.landing-navbar')?.getBoundingClientRect().bottom ?? 0,
    ])
    expect(heading).toBeGreaterThanOrEqual(bar ?? 0)
    await leave(page)
  })
})

it('a right-to-left page is the mirror of a left-to-right one', async () => {
  const places = async (name: string) => {
    const page = await visit.open(name)
    const found = await page.evaluate(() =>
      [
        '.landing-sidebar',
        '.landing-toc',
        '.landing-navbar-brand',
        '.landing-color-mode-toggle',
        '.landing-pager [rel="next"]',
      ].map((part) => {
        const elements = [...document.querySelectorAll(part)]
        const box = elements.map((e) => e.getBoundingClientRect()).find(({ width }) => width > 0)
        return box ? Math.round((box.left + box.right) / 2 / (innerWidth / 4)) : -1
      }),
    )
    await leave(page)
    return found
  }
  const mirrored = (await places('rtl')).map((quarter) => 4 - quarter)
  expect(mirrored).toEqual(await places('full'))
})

it('names in code keep their order on a right-to-left page', async () => {
  const page = await visit.open('rtl')
  const isInOrder = await page.evaluate(() => {
    const code = document.createElement('code')
    code.textContent = '@landing/theme'
    document.querySelector('.landing-article-body p')?.append(code)
    const place = (at: number) => {
      const range = document.createRange()
      range.setStart(code.firstChild as Text, at)
      range.setEnd(code.firstChild as Text, at + 1)
      return range.getBoundingClientRect().left
    }
    return place(0) < place(1) && place(1) < place(13)
  })
  expect(isInOrder).toBe(true)
  await leave(page)
})

it('a hit that is not translated keeps the order of its words on a right-to-left page', async () => {
  const page = await visit.open('rtl')
  await page.keyboard.press('/')
  await page.keyboard.type('provider')
  await page.waitForSelector('.landing-suggestion-snippet')
  const isInOrder = await page.evaluate(() => {
    const snippet = document.querySelector('.landing-suggestion-snippet')
    if (!snippet) return undefined
    snippet.textContent = 'In English.'
    const place = (at: number) => {
      const range = document.createRange()
      range.setStart(snippet.firstChild as Text, at)
      range.setEnd(snippet.firstChild as Text, at + 1)
      return range.getBoundingClientRect().left
    }
    return place(0) < place(10)
  })
  expect(isInOrder).toBe(true)
  await leave(page)
})

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

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})

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
