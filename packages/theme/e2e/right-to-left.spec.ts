import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

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

it('the browser had nothing to complain about', () => {
  expect(visit.problems).toEqual([])
})
