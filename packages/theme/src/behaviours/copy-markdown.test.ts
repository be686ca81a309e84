// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { copied, page, setUpPage } from '../fixtures/attached-page'
import { find } from '../fixtures/mount'
import { pause } from '../fixtures/shell'

setUpPage()

describe('a page as Markdown', () => {
  const button = '<button data-copy-from="/a.md"><span>Copy page as Markdown</span></button>'

  it('is copied, and the button says so', async () => {
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(items: Record<string, Promise<Blob>>) {
          Object.assign(this, { text: items['text/plain'] })
        }
      },
    )
    vi.stubGlobal('fetch', async () => new Response('# A'))
    const body = await page('', button)
    vi.useFakeTimers()
    find(body, 'button').click()
    await vi.advanceTimersByTimeAsync(10)
    expect(copied).toEqual(['# A'])
    expect(find(body, 'button').textContent).toBe('Copied as Markdown')
    find(body, 'button').click()
    await vi.advanceTimersByTimeAsync(2000)
    expect(find(body, 'button').textContent).toBe('Copy page as Markdown')
    vi.useRealTimers()
  })

  it('is opened where copying is not allowed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const body = await page('', button)
    find(body, 'button').click()
    await pause()
    expect(open).toHaveBeenCalledWith('/a.md')
  })
})
