// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { page, setUpPage } from '../fixtures/attached-page'
import { find } from '../fixtures/mount'

setUpPage()

it('a chosen version is remembered', async () => {
  const body = await page(
    '',
    '<a data-prefers-docs="api" data-prefers-version="1.0" href="#v">1.0</a>',
  )
  find(body, 'a').click()
  expect(localStorage.getItem('docs-preferred-version-api')).toBe('1.0')
})
