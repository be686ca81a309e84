// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { page, setUpPage } from '../fixtures/attached-page'
import { find } from '../fixtures/mount'

setUpPage()

it('an announcement is closed by its button', async () => {
  const body = await page(
    '',
    '<section data-announcement="a"><button data-dismiss></button></section>',
  )
  find(body, 'button').click()
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
})
