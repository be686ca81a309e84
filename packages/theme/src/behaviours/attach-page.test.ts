// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { copied, page, setUpPage, turnTo } from '../fixtures/attached-page'
import { find } from '../fixtures/mount'
import { attach, pause } from '../fixtures/shell'

setUpPage()

describe('islands', () => {
  const box = '<div class="landing-tabs"><div class="landing-tab" data-label="One">x</div></div>'
  const code = '<figure class="landing-code"><pre><code>x</code></pre></figure>'
  const enhanced = (body: HTMLElement) =>
    [...body.querySelectorAll('[data-enhanced]')].map((element) => element.parentElement?.localName)

  it('stay as the server wrote them, apart from their static content', async () => {
    const body = await page(
      `<section>${box}</section><landing-island>${box}${code}<landing-slot>${box}${code}
      <landing-island>${box}</landing-island></landing-slot></landing-island>
      <astro-island>${box}<astro-slot>${code}</astro-slot></astro-island>`,
    )
    const slot = ['landing-slot', 'landing-slot']
    expect(enhanced(body)).toEqual(['section', ...slot, 'astro-slot'])
  })

  it('are enhanced by what they hydrate', async () => {
    const body = await page(`<astro-island><section>${box}</section></astro-island>`)
    expect(enhanced(body)).toEqual([])
    const { attachTabs } = await import('./tabs')
    attachTabs(find(body, 'section'))
    expect(enhanced(body)).toEqual(['section'])
  })
})

describe('details', () => {
  it('open around the target of a hash', async () => {
    const body = await page(
      '<details><summary>More</summary><details id="inner"><p id="deep">Deep</p></details></details>',
    )
    location.hash = '#deep'
    window.dispatchEvent(new Event('hashchange'))
    expect([...body.querySelectorAll('details')].every(({ open }) => open)).toBe(true)
  })

  it('stay closed for a hash that points nowhere', async () => {
    const body = await page('<details><p id="a">A</p></details>')
    location.hash = '#%E0%A4%A'
    window.dispatchEvent(new Event('hashchange'))
    expect(find<HTMLDetailsElement>(body, 'details').open).toBe(false)
  })
})

describe('a root in another document', () => {
  it('closes its own announcement and menus, and copies its own code', async () => {
    delete document.documentElement.dataset.announcementBarInitiallyDismissed
    const inner = document.implementation.createHTMLDocument()
    inner.body.innerHTML = `<section data-announcement="a"><button data-dismiss></button></section>
<details class="landing-dropdown" open><summary>Menu</summary></details>
<div class="landing-article-body"><figure class="landing-code"><pre><code>a = 1</code></pre></figure></div>`
    document.body.innerHTML =
      '<details class="landing-dropdown" open><summary>Menu</summary></details>'
    await attach({}, inner.body)
    await turnTo(find(inner.body, '.landing-dropdown'))
    find(inner.body, '.landing-code-copy').click()
    await pause()
    expect(copied).toEqual(['a = 1'])
    find(inner.body, '[data-dismiss]').click()
    expect(inner.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true')
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBeUndefined()
    expect(find<HTMLDetailsElement>(inner.body, 'details').open).toBe(false)
    expect(find<HTMLDetailsElement>(document.body, 'details').open).toBe(true)
  })
})
