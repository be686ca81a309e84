import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

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

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})
