// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showArticles } from './article'
import { attachValues } from './code-values'
import { codeControls } from './copy-code'
import { all } from './events'
import { attachHints } from './hints'

const article = (code: string, attributes = '') =>
  `<div class="landing-article-body"><figure class="landing-code" ${attributes}><pre><code>${code}</code></pre></figure></div>`
const link = '<a href="/docs/app/#size.gb" data-hint>gb</a>'
const value = '<span class="landing-code-value" data-label="Your account">my-account</span>'
const target = `<html><head><meta name="description" content="An app on a platform."></head><body><h1>App</h1><ul>
  <li id="size.gb" data-facts="Required"><code>gb</code> - (Number) In GB. More later.<ul><li>part</li></ul></li></ul></body></html>`

let cleanup = () => {}
const copied = vi.fn(async () => {})

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(target)),
  )
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copied },
    configurable: true,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(html: string): void {
  document.body.innerHTML = html
  cleanup = all(
    showArticles(document),
    attachValues(document),
    attachHints(document),
    codeControls(document),
  )
}
const get = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`There is no ${selector}.`)
  return found
}
const hint = () => document.querySelector('.landing-hint')

it('shows a hint while its link is focused, and hides it with Escape', async () => {
  show(article(link))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()?.textContent).toBe('gb Required(Number) In GB.'))
  expect(fetch).toHaveBeenCalledWith('/docs/app/')
  expect(get('a').getAttribute('aria-describedby')).toBe(hint()?.id)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(hint()).toBeNull()
  expect(get('a').hasAttribute('aria-describedby')).toBe(false)
})

it('shows the title and the description of a page', async () => {
  show(article('<a href="/docs/app/" data-hint>app</a>'))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()?.textContent).toBe('App An app on a platform.'))
})

it('reads the hint of an element of the page from the page itself', async () => {
  show(`${article('<a href="#own" data-hint>own</a>')}<p id="own"><code>own</code>: Here.</p>`)
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()?.textContent).toBe('own Here.'))
  expect(fetch).not.toHaveBeenCalled()
})

it('shows the hint with the first touch, and follows the link with the second', async () => {
  show(article(link))
  const tap = () => {
    get('a').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    return get('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  expect(tap()).toBe(false)
  await vi.waitFor(() => expect(hint()).not.toBeNull())
  expect(tap()).toBe(true)
})

it('takes the tap that its code was loaded for as a touch', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === '(hover: none)' }) as never,
  )
  show(article(link.replace('/docs/app/', '/docs/tapped/')))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(get('a').dispatchEvent(click)).toBe(false)
  await vi.waitFor(() => expect(hint()).not.toBeNull())
  vi.restoreAllMocks()
})

it('asks again for a document that was not there', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('Gone', { status: 503 }))
  show(article(link.replace('/docs/app/', '/docs/late/')))
  const focus = (type: string) => get('a').dispatchEvent(new FocusEvent(type, { bubbles: true }))
  focus('focusin')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  focus('focusout')
  await new Promise((done) => setTimeout(done, 300))
  expect(hint()).toBeNull()
  focus('focusin')
  await vi.waitFor(() => expect(hint()?.textContent).toContain('gb Required'))
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('fills in a value in all blocks, and keeps it', () => {
  show(article(`a = "${value}"`) + article(`b = "${value}-dev"`))
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.landing-code-value')]
  expect(first?.getAttribute('role')).toBe('button')
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(get('dialog label').textContent).toBe('Your account')
  const input = get('dialog input') as HTMLInputElement
  expect(input.placeholder).toBe('my-account')
  input.value = ' acme '
  get('dialog form').dispatchEvent(new Event('submit'))
  expect([first?.textContent, second?.textContent]).toEqual(['acme', 'acme'])
  cleanup()
  show(article(value))
  expect(get('.landing-code-value').textContent).toBe('acme')
})

it('copies the code for another tool, with the values of the reader', async () => {
  localStorage.setItem('landing.value.my-account', 'acme')
  const other = 'data-alternative="tofu apply my-account" data-alternative-label="OpenTofu"'
  show(article(`terraform apply ${value}`, other))
  const button = get('.landing-code-other')
  expect(button.title).toBe('Copy code to clipboard – OpenTofu')
  button.click()
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith('tofu apply acme'))
})

it('offers no second copy inside of tabs', () => {
  const other = 'data-alternative="tofu apply" data-alternative-label="OpenTofu"'
  show(`<div class="landing-tab">${article('terraform apply', other)}</div>`)
  expect(document.querySelector('.landing-code-other')).toBeNull()
})
