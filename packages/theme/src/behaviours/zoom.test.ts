// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { measure } from '../fixtures/layout'
import { attachZoom } from './zoom'

afterEach(() => vi.unstubAllGlobals())

it('enlarges an image that was in a closed tab when it was loaded', () => {
  let resize = () => {}
  const disconnect = vi.fn()
  class FakeObserver {
    observe = () => {}
    disconnect = disconnect
    constructor(call: (changes: readonly object[]) => void) {
      resize = () => call([])
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver)
  document.body.innerHTML =
    '<div class="landing-article-body"><img src="data:," srcset="a.png 2000w"></div>'
  const image = document.querySelector('img') as HTMLImageElement
  measure(image, { clientWidth: 0 })
  const cleanup = attachZoom(document)
  image.dispatchEvent(new Event('load'))
  expect(document.querySelector('.landing-zoom-button')).toBeNull()
  measure(image, { clientWidth: 500 })
  resize()
  expect(document.querySelector('.landing-zoom-button > img')).toBe(image)
  expect(disconnect).toHaveBeenCalledOnce()
  cleanup()
})
