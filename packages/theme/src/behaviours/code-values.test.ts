// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { codeBlock, get, showCode } from '../fixtures/code-block'

const value = '<span class="landing-code-value" data-label="Your account">my-account</span>'
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

it('copies the code for another tool, with the values of the reader', async () => {
  localStorage.setItem('landing.value.my-account', 'acme')
  const other = 'data-alternative="tofu apply my-account" data-alternative-label="OpenTofu"'
  showCode(codeBlock(`terraform apply ${value}`, other))
  const button = get('.landing-code-other')
  expect(button.title).toBe('Copy code to clipboard – OpenTofu')
  button.click()
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith('tofu apply acme'))
})

it('offers no second copy inside of tabs', () => {
  const other = 'data-alternative="tofu apply" data-alternative-label="OpenTofu"'
  showCode(`<div class="landing-tab">${codeBlock('terraform apply', other)}</div>`)
  expect(document.querySelector('.landing-code-other')).toBeNull()
})
