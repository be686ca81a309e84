// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { page, setUpPage } from '../fixtures/attached-page'
import { find } from '../fixtures/mount'

setUpPage()

describe('embeds', () => {
  it('load their frames on a click, and without one nothing', async () => {
    const body = await page(
      '<figure class="landing-embed"><p><a href="/video" data-frame="about:blank">A <em>talk</em></a></p></figure>',
    )
    expect(body.querySelector('iframe')).toBeNull()
    const link = find(body, 'a')
    const inTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.dispatchEvent(inTab)
    expect([inTab.defaultPrevented, body.querySelector('iframe')]).toEqual([false, null])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    const frame = find<HTMLIFrameElement>(body, 'iframe')
    expect([click.defaultPrevented, frame.src, frame.title]).toEqual([
      true,
      'about:blank',
      'A talk',
    ])
    expect(body.querySelector('a')).toBeNull()
  })
})
