// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { codeBlock, get } from '../fixtures/code-block'
import { pause } from '../fixtures/shell'
import { articleControls } from './article'
import { all } from './events'

it('wraps lines once when the document and an island in it are both attached', async () => {
  document.body.innerHTML = codeBlock('a long line')
  get('.landing-code').insertAdjacentHTML(
    'beforeend',
    '<button class="landing-code-action landing-code-wrap" aria-pressed="false"></button>',
  )
  const button = get('.landing-code-wrap')
  const cleanup = all(articleControls(document), articleControls(get('.landing-article-body')))
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await pause(20)
  button.click()
  await pause(20)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  cleanup()
})
