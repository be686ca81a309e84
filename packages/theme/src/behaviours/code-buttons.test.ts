// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { copied, page, setUpPage } from '../fixtures/attached-page'
import { find } from '../fixtures/mount'
import { pause } from '../fixtures/shell'
import { attachPage } from './attach-page'
import { codeText } from './copy-code'

setUpPage()

describe('code blocks', () => {
  const line = (text: string, kind = '') => `<span class="landing-line ${kind}">${text}\n</span>`
  const figure = (lines: string, language = 'hcl') =>
    `<figure class="landing-code" data-language="${language}"><pre><code>${lines}</code></pre></figure>`

  it('get a button that copies their text and says so', async () => {
    const body = await page(figure(line('a = 1') + line('b = 2')))
    const button = find<HTMLButtonElement>(body, '.landing-code-copy')
    expect(button.getAttribute('aria-label')).toBe('Copy code to clipboard')
    button.click()
    await pause()
    expect(copied).toEqual(['a = 1\nb = 2'])
    const said = () => find(body, ':scope > [role="status"]').textContent
    expect(said()).toBe('Copied')
    await pause(1010)
    expect(said()).toBe('')
  })

  it('say so inside an open dialog of the application', async () => {
    const body = await page(`<dialog open>${figure(line('a = 1'))}</dialog>${figure(line('b'))}`)
    for (const [at, button] of body.querySelectorAll<HTMLElement>('.landing-code-copy').entries()) {
      button.click()
      await pause()
      const said = body.querySelectorAll('[role="status"]')
      expect([...said].map(({ textContent }) => textContent)).toEqual(['Copied'])
      expect(said[0]?.closest('dialog') === null).toBe(at === 1)
    }
  })

  it('copy for the first click, which comes before the code for it, and only once', async () => {
    const body = await page(figure(line('a = 1')))
    find(body, '.landing-code-copy').click()
    find(body, '.landing-code-copy').dispatchEvent(new Event('focusin', { bubbles: true }))
    await pause(10)
    expect(copied).toEqual(['a = 1'])
  })

  it('are selected where copying is not allowed', async () => {
    const body = await page(figure(line('a')))
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    Object.assign(document, { execCommand: () => false })
    const select = vi.spyOn(window.getSelection() as Selection, 'selectAllChildren')
    find(body, '.landing-code-copy').click()
    await pause()
    expect(select).toHaveBeenCalledWith(find(body, 'code'))
  })

  it('are copied as a selection where there is no clipboard, and the button keeps the focus', async () => {
    const body = await page(figure(line('a') + line('b')))
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    const selected: string[] = []
    const execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement
      // In an open dialog of the application, only what is in it can be selected.
      if (body.querySelector('figure')?.contains(field)) selected.push(field.value)
      return true
    }
    Object.assign(document, { execCommand })
    const button = find(body, '.landing-code-copy')
    button.click()
    await pause()
    expect(selected).toEqual(['a\nb'])
    expect(body.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(button)
    expect(button.classList).toContain('landing-is-copied')
  })

  it('are copied without removed lines, prompts and output', () => {
    const text = (html: string) => {
      document.body.innerHTML = html
      return codeText(find(document.body, 'figure'))
    }
    expect(text(figure(line('a') + line('b', 'landing-line-remove') + line('c')))).toBe('a\nc')
    expect(text(figure(line('$ ls') + line('x.tf') + line('$ cd'), 'console'))).toBe('ls\ncd')
    const long = line('$ a \\') + line('  b \\') + line('&gt; c') + line('d')
    expect(text(figure(long, 'console'))).toBe('a \\\n  b \\\nc')
    const build = line('% npm run a') + line('&gt; b') + line('PS C:\\d&gt; e')
    expect(text(figure(build, 'console'))).toBe('npm run a\ne')
    expect(text(figure(line('&gt; 1 + 1') + line('2'), 'console'))).toBe('1 + 1')
    const here = [
      "$ cat &lt;&lt;'END' &gt; a",
      'b',
      '&gt; c',
      'END',
      'd',
      '$ tr &lt;&lt;&lt; e',
      'f',
    ]
    expect(text(figure(here.map((each) => line(each)).join(''), 'console'))).toBe(
      "cat <<'END' > a\nb\nc\nEND\ntr <<< e",
    )
    const diff = line('-a', 'landing-line-remove') + line('+b', 'landing-line-add')
    expect(text(figure(diff, 'diff'))).toBe('-a\n+b')
    expect(text(figure(line('$x = 1') + line('y')))).toBe('$x = 1\ny')
    expect(text(figure('plain\n'))).toBe('plain')
  })

  it('with long lines can wrap them, and are scrolled with the keyboard', async () => {
    let resize: ResizeObserverCallback = () => {}
    const observed: Element[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: ResizeObserverCallback) {
          resize = callback
        }
        observe = (element: Element) => observed.push(element)
        disconnect() {}
      },
    )
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent?.includes('long') ? 301 : 300
    })
    const table = (text: string) => `<div class="landing-table-scroll" tabindex="0">${text}</div>`
    const blocks = figure(line('long')) + figure(line('short'))
    const body = await page(blocks + table('long') + table('short'))
    const [long, short] = [...body.querySelectorAll('figure')] as [HTMLElement, HTMLElement]
    expect(observed).toEqual([...body.querySelectorAll('pre, .landing-table-scroll')])
    const report = () => resize(observed.map((target) => ({ target })) as never, {} as never)
    report()
    const button = find(long, '.landing-code-wrap')
    expect([button.title, button.getAttribute('aria-pressed')]).toEqual([
      'Toggle word wrap',
      'false',
    ])
    expect(short.querySelector('.landing-code-wrap')).toBeNull()
    find(long, '.landing-code-copy').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await pause(10)
    for (const pressed of [true, false]) {
      button.click()
      expect(long.classList.contains('landing-is-wrapped')).toBe(pressed)
      expect(button.getAttribute('aria-pressed')).toBe(String(pressed))
    }
    expect(observed.map((box) => box.getAttribute('tabindex'))).toEqual(['0', null, '0', null])
    expect(body.querySelectorAll('.landing-code-wrap')).toHaveLength(1)
    find(long, 'code').textContent = 'short'
    report()
    expect(observed.map((box) => box.getAttribute('tabindex'))).toEqual([null, null, '0', null])
    expect(long.querySelectorAll('.landing-code-wrap')).toHaveLength(1)
  })

  it('are enhanced once', async () => {
    const body = await page(figure(line('a')))
    attachPage(find(body, '.landing-article-body'))()
    expect(body.querySelectorAll('.landing-code-copy')).toHaveLength(1)
  })
})
