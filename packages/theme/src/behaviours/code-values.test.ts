// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { codeBlock, get, showCode } from '../fixtures/code-block'

const value = '<span class="landing-code-value" title="Your account">my-account</span>'
const copied = vi.fn(async () => {})

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copied },
    configurable: true,
  })
})

it('fills in a value in all blocks, and keeps it', () => {
  showCode(codeBlock(`a = "${value}"`) + codeBlock(`b = "${value}-dev"`))
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.landing-code-value')]
  expect(first?.getAttribute('role')).toBe('button')
  expect(first?.title).toBe('Your account')
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(get('dialog label').textContent).toBe('Your account')
  const input = get('dialog input') as HTMLInputElement
  expect(input.placeholder).toBe('my-account')
  input.value = ' acme '
  get('dialog form').dispatchEvent(new Event('submit'))
  expect([first?.textContent, second?.textContent]).toEqual(['acme', 'acme'])
  showCode(codeBlock(value))
  expect(get('.landing-code-value').textContent).toBe('acme')
})

it('asks for each value of the page once, from the one that was chosen', () => {
  const other = '<span class="landing-code-value" title="Your region">eu10</span>'
  showCode(codeBlock(`${value} ${other} ${value}`))
  const chosen = document.querySelectorAll<HTMLElement>('.landing-code-value')[1]
  const key = (name: string) =>
    chosen?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
  expect(key('Tab')).toBe(true)
  expect(document.querySelector('dialog')).toBeNull()
  expect(key(' ')).toBe(false)
  const inputs = [...document.querySelectorAll<HTMLInputElement>('dialog input')]
  expect(inputs.map(({ placeholder }) => placeholder)).toEqual(['my-account', 'eu10'])
  expect(inputs.map(({ autofocus }) => autofocus)).toEqual([false, true])
  const dialog = get('dialog')
  expect(get(`#${dialog.getAttribute('aria-labelledby')}`).textContent).toBe('Your values')
  get('dialog button[type="button"]').click()
  expect(dialog.isConnected).toBe(false)
})

it('shows the placeholder again when its value is emptied', () => {
  localStorage.setItem('landing.value.my-account', 'acme')
  showCode(codeBlock(value))
  expect(get('.landing-code-value').classList.contains('landing-is-filled')).toBe(true)
  get('.landing-code-value').click()
  const input = get('dialog input') as HTMLInputElement
  expect(input.value).toBe('acme')
  input.value = ' '
  get('dialog form').dispatchEvent(new Event('submit'))
  expect(get('.landing-code-value').textContent).toBe('my-account')
  expect(get('.landing-code-value').classList.contains('landing-is-filled')).toBe(false)
  expect(localStorage.getItem('landing.value.my-account')).toBeNull()
})

it('copies the code for another tool, with the values of the reader', async () => {
  localStorage.setItem('landing.value.my-account', 'acme')
  const other = 'data-alternative="tofu apply my-account" data-alternative-label="OpenTofu"'
  showCode(codeBlock(`terraform apply ${value}`, other))
  const button = get('.landing-code-other')
  expect(button.title).toBe('OpenTofu: Copy code to clipboard')
  expect(button.getAttribute('aria-label')).toMatch(new RegExp(`^${button.textContent}`))
  button.click()
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith('tofu apply acme'))
})

it('offers no second copy inside of tabs', () => {
  const other = 'data-alternative="tofu apply" data-alternative-label="OpenTofu"'
  showCode(`<div class="landing-tab">${codeBlock('terraform apply', other)}</div>`)
  expect(document.querySelector('.landing-code-other')).toBeNull()
})
