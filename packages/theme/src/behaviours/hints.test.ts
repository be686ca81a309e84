// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codeBlock, get, showCode } from '../fixtures/code-block'

const link = '<a href="/docs/app/#size.gb">gb</a>'
const target = `<html><head><meta name="description" content="An app on a platform."></head><body><h1>App</h1><ul>
  <li id="size.gb" data-facts="Required"><code>gb</code> - (Number) In GB. More later.<ul><li>part</li></ul></li></ul></body></html>`
const hint = () => document.querySelector('.landing-hint')

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(target)),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows a hint while its link is focused, and hides it with Escape', async () => {
  showCode(codeBlock(link))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()?.textContent).toBe('gb Required(Number) In GB.'))
  expect(fetch).toHaveBeenCalledWith('/docs/app/')
  expect(get('a').getAttribute('aria-describedby')).toBe(hint()?.id)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(hint()).toBeNull()
  expect(get('a').hasAttribute('aria-describedby')).toBe(false)
})

it('shows the title and the description of a page', async () => {
  showCode(codeBlock('<a href="/docs/app/">app</a>'))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()?.textContent).toBe('App An app on a platform.'))
})

it('reads the hint of an element of the page from the page itself', async () => {
  showCode(`${codeBlock('<a href="#own">own</a>')}<p id="own"><code>own</code>: Here.</p>`)
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()?.textContent).toBe('own Here.'))
  expect(fetch).not.toHaveBeenCalled()
})

it('hides it for a tap elsewhere, and not for other keys or the hint itself', async () => {
  showCode(codeBlock(link))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(hint()).not.toBeNull())
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  hint()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  get('a').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(hint()).not.toBeNull()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(hint()).toBeNull()
})

it('shows it for a pointer that rests on the link, until it has left link and hint', async () => {
  showCode(codeBlock(link))
  const point = (target: Element | null, type: string, pointerType = 'mouse') =>
    target?.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }))
  vi.useFakeTimers()
  point(get('a'), 'pointerover', 'touch')
  await vi.advanceTimersByTimeAsync(1000)
  expect(hint()).toBeNull()
  point(get('a'), 'pointerover')
  await vi.advanceTimersByTimeAsync(1000)
  expect(hint()).not.toBeNull()
  point(get('a'), 'pointerout')
  point(hint(), 'pointerenter')
  await vi.advanceTimersByTimeAsync(1000)
  expect(hint()).not.toBeNull()
  point(hint(), 'pointerleave')
  await vi.advanceTimersByTimeAsync(1000)
  expect(hint()).toBeNull()
})

it('shows the hint with the first touch, and follows the link with the second', async () => {
  showCode(codeBlock(link))
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
  showCode(codeBlock(link.replace('/docs/app/', '/docs/tapped/')))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(get('a').dispatchEvent(click)).toBe(false)
  await vi.waitFor(() => expect(hint()).not.toBeNull())
  vi.restoreAllMocks()
})

it('asks again for a document that was not there', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('Gone', { status: 503 }))
  showCode(codeBlock(link.replace('/docs/app/', '/docs/late/')))
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

it('shows no hint for a malformed hash', async () => {
  const failed = vi.fn()
  process.once('unhandledRejection', failed)
  showCode(codeBlock('<a href="/docs/app/#%E0%A4%A">gb</a>'))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await new Promise((done) => setTimeout(done))
  expect(hint()).toBeNull()
  expect(failed).not.toHaveBeenCalled()
})

it('follows a link without a hint on the first tap', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: 404 })),
  )
  showCode(codeBlock('<a href="/docs/missing/">missing</a>'))
  const followed = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', followed)
  get('a').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  get('a').click()
  expect(followed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
  document.body.removeEventListener('click', followed)
})

it('loads nothing for links to other sites', async () => {
  showCode(codeBlock('<a href="https://example.com/docs/app/">app</a>'))
  get('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await new Promise((done) => setTimeout(done))
  expect(fetch).not.toHaveBeenCalled()
  expect(hint()).toBeNull()
})
