import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

/** The entry that is marked in the table of contents. */
const marked = (page: Page) =>
  page.evaluate(() => document.querySelector('.landing-toc [aria-current]')?.textContent ?? '')

/** A window in which most sections are shorter than a third of it. */
const viewport = { width: 1440, height: 900 }

describe('the table of contents', () => {
  it('marks the entry that is clicked, at the end of the page and twice as well', async () => {
    const page = await visit.open('doc', { viewport, reducedMotion: 'reduce' })
    const entries = await page.locator('.landing-toc a').allTextContents()
    expect(entries.length).toBeGreaterThan(3)
    for (const entry of [...entries, ...entries.toReversed()]) {
      await page.locator('.landing-toc a', { hasText: entry }).first().click()
      await expect.poll(() => marked(page)).toBe(entry)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => marked(page)).toBe(entries[0])
    await page
      .locator('.landing-toc a', { hasText: entries[0] ?? '' })
      .first()
      .click()
    await expect.poll(() => marked(page)).toBe(entries[0])
    await leave(page)
  })

  it('marks what is read after any jump, down and up', async () => {
    const page = await visit.open('doc', {
      viewport: { width: 1440, height: 400 },
      reducedMotion: 'reduce',
    })
    const ids = ['exporter', 'released', 'limits', 'configure', 'steps']
    for (const id of ids) {
      await page.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
        scrollTo({ top: scrollY + top - 80, behavior: 'instant' })
      }, id)
      await expect.poll(() => marked(page)).toBe(await page.textContent(`#${id}`))
    }
    // The reader's own scrolling takes over from a jump.
    await page.locator('.landing-toc a[href="#exporter"]').click()
    await page.mouse.move(500, 300)
    await page.mouse.wheel(0, -1500)
    await expect.poll(() => marked(page)).not.toBe(await page.textContent('#exporter'))
    await leave(page)
  })

  it('is covered by its heading, where the footer pushes both away', async () => {
    const page = await visit.open('doc', { viewport: { width: 1440, height: 400 } })
    const above = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      const top = document.querySelector('.landing-toc details')?.getBoundingClientRect().top ?? 0
      return [...document.querySelectorAll('.landing-toc a')].filter((link) => {
        const { left, top: start } = link.getBoundingClientRect()
        return start < top + 64 && document.elementFromPoint(left + 8, start + 8) === link
      }).length
    })
    expect(above).toBe(0)
    await leave(page)
  })
})

describe.each([390, 1440])('text at %d px', (width) => {
  it('stays in place while the page grows above it', async () => {
    const page = await visit.open('full', { viewport: { width, height: 844 } })
    const [before, after] = await page.evaluate(async () => {
      const heading = document.getElementById('exporter')
      heading?.scrollIntoView({ behavior: 'instant' })
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const top = async () => {
        for (let frames = 0; frames < 3; frames++) await frame()
        return heading?.getBoundingClientRect().top
      }
      const before = await top()
      const block = document.createElement('div')
      block.style.height = '300px'
      document.querySelector('article h2')?.before(block)
      return [before, await top()]
    })
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(before)
    await leave(page)
  })
})

describe.each([390, 820])('the line of contents at %d px', (width) => {
  it('stays below the navbar, names the section, and opens the list over the text', async () => {
    const page = await visit.open('full', {
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    })
    const title = await page.locator('h1').boundingBox()
    expect(title?.y).toBeLessThan(420)
    await page.evaluate(() => {
      location.hash = 'exporter'
    })
    const line = page.locator('.landing-toc summary')
    await expect.poll(() => line.textContent()).toBe('On this pageBring what exists under control')
    const places = () =>
      page.evaluate(() =>
        ['.landing-toc summary', '#exporter', '.landing-toc details > ul'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().top ?? 0,
        ),
      )
    // The navbar of this page hides on the way down: the line takes its place.
    let before = Number.NaN
    const isAtRest = async () => {
      const [at = 0] = await places()
      const isSame = at === before
      before = at
      return isSame && at < 10
    }
    await expect.poll(isAtRest).toBe(true)
    const [top = 0, heading = 0] = await places()
    expect(heading).toBeGreaterThan(top + 44)
    // As a reader does: without scrolling to it first.
    await page.mouse.click(width / 2, top + 20)
    const [, still, list = 0] = await places()
    expect(still).toBe(heading)
    expect(list).toBeGreaterThan(top + 40)
    await page.locator('.landing-toc a', { hasText: 'Step by step' }).click()
    expect(await page.locator('.landing-toc details').getAttribute('open')).toBeNull()
    await expect.poll(() => line.textContent()).toBe('On this pageStep by step')
    await line.click()
    await page.keyboard.press('Escape')
    expect(await page.locator('.landing-toc details').getAttribute('open')).toBeNull()
    await leave(page)
  })
})

it('code that is wider than its block fades at the end, until it is scrolled there', async () => {
  const page = await visit.open('doc', { viewport: { width: 390, height: 844 } })
  const fades = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return [...document.querySelectorAll('.landing-code > pre')]
        .filter((block) => block.checkVisibility())
        .map((block) => [
          block.scrollWidth > block.clientWidth,
          getComputedStyle(block).maskImage !== 'none',
        ])
    })
  const atRest = await fades()
  expect(atRest.filter(([isWide]) => isWide).length).toBeGreaterThan(0)
  expect(atRest.map(([, isFaded]) => isFaded)).toEqual(atRest.map(([isWide]) => isWide))
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('.landing-code > pre')) block.scrollLeft = 10_000
  })
  expect((await fades()).map(([, isFaded]) => isFaded)).toEqual(atRest.map(() => false))
  await leave(page)
})

it('the Tab key stops at code that is wider than its block, and nowhere else', async () => {
  const stops = async (width: number) => {
    const page = await visit.open('doc', { viewport: { width, height: 900 } })
    const found = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.landing-code > pre')]
          .filter((block) => block.checkVisibility())
          .map((block) => [block.hasAttribute('tabindex'), block.scrollWidth > block.clientWidth]),
      )
    const wrong = async () => (await found()).filter(([isStop, isWide]) => isStop !== isWide)
    await expect.poll(wrong).toEqual([])
    const stops = (await found()).filter(([isStop]) => isStop)
    await leave(page)
    return stops.length
  }
  expect(await stops(390)).toBeGreaterThan(await stops(1440))
})

it.each(['doc', 'rtl'])(
  'the buttons of code are in sight and cover none of it: %s',
  async (name) => {
    for (const width of [390, 820, 1440]) {
      const page = await visit.open(name, {
        viewport: { width, height: 900 },
        hasTouch: width < 1000,
      })
      const found = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.landing-code')]
          .filter((figure) => figure.checkVisibility())
          .map((figure) => {
            const [code, copy] = ['pre', '.landing-code-copy'].map((part) => {
              return figure.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
            }) as [DOMRect, DOMRect]
            const opacity = getComputedStyle(
              figure.querySelector('.landing-code-actions') ?? figure,
            ).opacity
            const isApart = copy.bottom <= code.top + 1 || copy.left >= code.right - 1
            return { isApart, isLeftToRight: copy.left > code.left, opacity, size: copy.height }
          }),
      )
      expect(found.length).toBeGreaterThan(3)
      for (const { size, ...rest } of found) {
        expect(rest).toEqual({ isApart: true, isLeftToRight: true, opacity: '1' })
        expect(size).toBeGreaterThanOrEqual(36)
      }
      await leave(page)
    }
  },
)

it('text, code, tables and callouts end at one edge, from 820 to 2560 px', async () => {
  const page = await visit.open('doc')
  for (const width of [390, 820, 1100, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const edges = await page.evaluate(() =>
      [
        'p',
        'ol',
        '.landing-code',
        '.landing-table-scroll',
        '.landing-admonition',
        'blockquote',
      ].map((part) => {
        const { right } =
          document.querySelector(`.landing-article-body > ${part}`)?.getBoundingClientRect() ?? {}
        return Math.round(right ?? 0)
      }),
    )
    expect(new Set(edges).size, `${width}: ${edges}`).toBe(1)
  }
  await leave(page)
})

it('names in the text go to the next line as a whole', async () => {
  const page = await visit.open('doc', { viewport })
  const lines = await page.evaluate(() => {
    const text = document.querySelector('.landing-article-body > p')
    const code = document.createElement('code')
    code.textContent = 'btptf --help'
    text?.replaceChildren(code)
    // At each width one of these words is the last of a line.
    return Array.from({ length: 60 }, () => {
      code.before('word ')
      return code.getClientRects().length
    })
  })
  expect(new Set(lines)).toEqual(new Set([1]))
  await leave(page)
})

it('words that were searched for stand out from the page', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit.open('doc', { colorScheme })
    const style = await page.evaluate(() => {
      const mark = document.createElement('mark')
      mark.className = 'landing-search-word'
      document.querySelector('.landing-article-body > p')?.append(mark)
      const { textDecorationLine, backgroundColor } = getComputedStyle(mark)
      return [textDecorationLine, backgroundColor]
    })
    expect(style[0]).toBe('underline')
    expect(Number(/([\d.]+)\)$/.exec(style[1] ?? '')?.[1])).toBeCloseTo(0.12)
    await leave(page)
  }
})

it('what is touched on a phone is 44 px high', async () => {
  const page = await visit.open('full', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((part) => part.checkVisibility() && !part.closest('p, td, li li, .landing-skip-link'))
      .filter(
        (part) =>
          part.closest('.landing-article-body li, .landing-announcement, [popover]') === null,
      )
      .filter((part) => {
        // A target may be larger than its box.
        const sizes = ['::before', '::after'].map((side) =>
          Number.parseFloat(getComputedStyle(part, side).height),
        )
        const height = part.getBoundingClientRect().height
        return !sizes.concat(height).some((size) => size > 43.5)
      })
      .map((part) => `${part.outerHTML.slice(0, 80)} ${part.getBoundingClientRect().height}`),
  )
  expect(small).toEqual([])
  await leave(page)
})

it('the search takes the middle of the window, and shows seven hits without scrolling', async () => {
  const page = await visit.open('doc', { viewport })
  const place = () =>
    page.evaluate(() => {
      const { left, right } =
        document.querySelector('.landing-search-form')?.getBoundingClientRect() ?? {}
      return [left ?? 0, right ?? 0].map(Math.round)
    })
  const atRest = await place()
  await page.keyboard.press('/')
  await page.waitForSelector('.landing-suggestions-foot')
  const [left = 0, right = 0] = await place()
  expect(Math.abs(left + right - 1440)).toBeLessThanOrEqual(16)
  await page.keyboard.type('provider')
  await page.waitForSelector('.landing-suggestion')
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('.landing-suggestion')].map(
      (hit) => hit.getBoundingClientRect().height,
    ),
  )
  const list = await page.evaluate(() =>
    Number.parseFloat(
      getComputedStyle(document.querySelector('.landing-suggestions') ?? document.body).maxHeight,
    ),
  )
  expect(Math.max(...heights) * 8).toBeLessThan(list)
  // Beside it, where the page is dimmed.
  await page.mouse.click(60, 700)
  await expect.poll(() => page.locator('.landing-suggestions').count()).toBe(0)
  expect(await place()).toEqual(atRest)
  await leave(page)
})

it('arrow keys, Home and End move through a menu of the navbar', async () => {
  const page = await visit.open('full', { viewport })
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  const menu = page.locator('.landing-dropdown', { hasText: 'Tools' })
  const links = (await menu.locator('a').allTextContents()).map((text) => text.trim())
  await menu.locator('summary').focus()
  // The focus loads the code that handles keys.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(100)
  await page.keyboard.press('End')
  expect(await menu.getAttribute('open')).toBeNull()
  const steps = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['Home', 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
    ['End', -1],
  ] as const
  for (const [key, place] of steps) {
    await page.keyboard.press(key)
    expect(await focused(), key).toBe(links.at(place))
  }
  await page.keyboard.press('Escape')
  expect(await menu.getAttribute('open')).toBeNull()
  await leave(page)
})

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})

it('a link in the copyright line looks like one', async () => {
  const page = await visit.open('doc')
  const line = await page.evaluate(() => {
    const link = document.createElement('a')
    document.querySelector('.landing-footer-copyright')?.append(link)
    return getComputedStyle(link).textDecorationLine
  })
  expect(line).toBe('underline')
  await leave(page)
})

it('rows of the sidebar have room for their names at the ninth level', async () => {
  const page = await visit.open('doc')
  const width = await page.evaluate(() => {
    let list = document.querySelector('.landing-sidebar .landing-nav-list')
    for (let level = 1; level < 9; level++) {
      const inner = document.createElement('ul')
      inner.className = 'landing-nav-list'
      const row = document.createElement('li')
      row.append(inner)
      list?.append(row)
      list = inner
    }
    return list?.clientWidth
  })
  expect(width).toBeGreaterThan(100)
  await leave(page)
})

it('the notice of a crashed island is no larger than it must be', async () => {
  const page = await visit.open('doc')
  const [padding, size, normal] = await page.evaluate(() => {
    const island = document.createElement('landing-island')
    const notice = document.createElement('div')
    notice.className = 'landing-notice-page'
    const heading = document.createElement('h1')
    notice.append(heading)
    island.append(notice)
    document.querySelector('.landing-article-body')?.append(island)
    const sizeOf = (element: Element | null) =>
      element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
    return [
      getComputedStyle(notice).paddingBlock,
      sizeOf(heading),
      sizeOf(document.querySelector('h1')),
    ]
  })
  expect(padding).toBe('0px')
  expect(size).toBeLessThan(Number(normal))
  await leave(page)
})
