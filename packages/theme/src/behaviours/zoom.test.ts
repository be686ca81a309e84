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

it('leaves images alone that an island renders', () => {
  document.body.innerHTML =
    '<div class="landing-article-body"><landing-island><img><landing-slot><img></landing-slot></landing-island></div>'
  const images = document.querySelectorAll('img')
  const [own, child] = images
  for (const image of images) measure(image, { clientWidth: 500, naturalWidth: 2000 })
  const cleanup = attachZoom(document)
  for (const image of images) image.dispatchEvent(new Event('load'))
  expect(own?.hasAttribute('data-enhanced')).toBe(false)
  expect(own?.parentElement?.localName).toBe('landing-island')
  expect(child?.parentElement?.className).toBe('landing-zoom-button')
  cleanup()
})
