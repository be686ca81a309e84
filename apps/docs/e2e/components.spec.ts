import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { leave, output, type Visit, visitSite } from './site'

const path = 'docs/start/components/'
let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())
beforeEach(() => {
  visit.problems.length = 0
})

const counter = (page: Page, count: number) =>
  page.getByRole('button', { name: `Clicked ${count} times` })

it('counts in Markdown, and leaves the text around it alone', async () => {
  const page = await visit.open(path)
  await counter(page, 3).click()
  await counter(page, 4).waitFor()
  await counter(page, 0).click()
  await counter(page, 1).waitFor()
  const children = page.locator('landing-slot')
  expect(await children.innerHTML()).toContain('Start at <strong>zero</strong>:')
  expect(visit.problems).toEqual([])
  await leave(page)
})

it('counts after a navigation to the page', async () => {
  const page = await visit.open('docs/start/pages/')
  await page.getByRole('article').getByRole('link', { name: 'island', exact: true }).click()
  await page.waitForURL(`**/${path}`)
  await counter(page, 3).click()
  await counter(page, 4).waitFor()
  await page.goBack()
  await page.waitForURL('**/docs/start/pages/')
  await expect.poll(() => page.locator('landing-island').count()).toBe(0)
  expect(visit.problems).toEqual([])
  await leave(page)
})

it('has the HTML and the styles of components in the document', async () => {
  const html = readFileSync(join(output, path, 'index.html'), 'utf8')
  expect(html).toMatch(
    /<section class="feature">.*<div class="landing-admonition landing-admonition-tip"/s,
  )
  expect(html).toMatch(/>Clicked (<!-- -->)?3/)
  const page = await visit.open(path)
  const feature = page.locator('.feature')
  expect(await feature.evaluate((box) => getComputedStyle(box).borderInlineStartWidth)).toBe('2px')
  await leave(page)
})

it('loads React with the first island, and not before', async () => {
  const page = await visit.open('docs/start/pages/')
  const scripts: (string | undefined)[] = []
  page.on('request', (request) => scripts.push(/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]))
  await page.reload({ waitUntil: 'networkidle' })
  expect(scripts).toContain('main')
  expect(scripts).not.toContain('react')
  await visit.go(page, path)
  await counter(page, 3).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['react', 'counter']))
  await leave(page)
})

it('works where a host enforces Trusted Types', async () => {
  const page = await visit.open('docs/')
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const policy = "require-trusted-types-for 'script'; trusted-types landing"
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  await visit.go(page, 'docs/start/pages/')
  await page.getByRole('article').getByRole('link', { name: 'island', exact: true }).click()
  await counter(page, 3).click()
  await counter(page, 4).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('admonitions')
  await page.locator('a[role="option"]').first().waitFor()
  expect(visit.problems).toEqual([])
  await leave(page)
})
