// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, setUpPage } from '../fixtures/attached-page'
import { measure } from '../fixtures/layout'
import { find } from '../fixtures/mount'
import { attach, detachAll } from '../fixtures/shell'
import { attachZoom } from './zoom'

setUpPage()

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

describe('images', () => {
  it('that are shown smaller than they are can be enlarged', async () => {
    document.body.innerHTML =
      '<div class="landing-article-body"><p><img src="/a.png" alt="A map"></p></div>'
    const image = find<HTMLImageElement>(document.body, 'img')
    Object.defineProperty(image, 'naturalWidth', { value: 1600 })
    Object.defineProperty(image, 'clientWidth', { value: 700 })
    Object.defineProperty(image, 'complete', { value: true })
    await attach()
    const button = find(document.body, '.landing-zoom-button')
    expect(button.getAttribute('aria-label')).toBe('Enlarge the image: A map')
    button.click()
    const dialog = find<HTMLDialogElement>(document.body, 'dialog')
    expect([dialog.open, dialog.getAttribute('aria-label')]).toEqual([true, 'A map'])
    const { src, alt } = find<HTMLImageElement>(document.body, 'dialog img')
    expect([new URL(src).pathname, alt]).toEqual(['/a.png', 'A map'])
    find(document.body, 'dialog img').click()
    expect(document.querySelector('dialog')).toBeNull()
    button.click()
    detachAll()
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('with several widths are enlarged to the widest', async () => {
    const body = await page(
      '<img src="/a.png" srcset="/a-400.webp 400w, /a,b-1600.webp 1600w" alt="A map">',
    )
    const image = find(body, 'img')
    // A browser takes the width that `sizes` says.
    measure(image, { naturalWidth: 700, clientWidth: 700 })
    image.dispatchEvent(new Event('load'))
    find(body, '.landing-zoom-button').click()
    expect(find(document.body, 'dialog img').getAttribute('src')).toBe('/a,b-1600.webp')
    find(document.body, 'dialog').dispatchEvent(new Event('close'))
  })

  it('are measured once they are loaded', async () => {
    const body = await page(
      ['just', 'wide', 'hidden'].map((id) => `<p><img id="${id}" src="/a.png"></p>`).join(''),
    )
    const load = (id: string, naturalWidth: number, clientWidth: number) => {
      const image = find(body, `#${id}`)
      measure(image, { naturalWidth, clientWidth })
      image.dispatchEvent(new Event('load'))
      return image.closest('button')?.getAttribute('aria-label')
    }
    expect(load('just', 840, 700)).toBeUndefined()
    expect(load('wide', 841, 700)).toBe('Enlarge the image')
    expect(load('hidden', 841, 0)).toBeUndefined()
  })

  it('that are links or small stay as they are', async () => {
    const body = await page('<a href="/"><img src="/a.png" alt=""></a><img src="/b.png" alt="">')
    expect(body.querySelector('.landing-zoom-button')).toBeNull()
  })
})
