// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { measure } from '../fixtures/layout'
import { find, press } from '../fixtures/mount'
import { attach, detachAll, fakeDialogs, pause } from '../fixtures/shell'
import { attachPage } from './attach-page'
import { codeText } from './copy-code'

const copied: string[] = []

// What loads late is there at once, so that tests need not wait for it.
beforeAll(() =>
  Promise.all([
    import('./announcement'),
    import('./copy-markdown'),
    import('./dropdowns'),
    import('./tabs'),
    import('./version-links'),
    import('./zoom'),
  ]),
)
beforeEach(() => {
  localStorage.clear()
  copied.length = 0
  location.hash = ''
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => void copied.push(text),
      write: async ([item]: { text: Promise<Blob> }[]) =>
        void copied.push(await (await item!.text).text()),
    },
  })
  window.scrollBy = vi.fn()
})
afterEach(() => {
  detachAll()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function page(article: string, around = ''): Promise<HTMLElement> {
  document.body.innerHTML = `${around}<article><div class="landing-article-body">${article}</div></article>`
  await attach()
  return document.body
}

/** As a reader does before a click or a key. */
async function turnTo(element: HTMLElement): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await pause()
}

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

describe('tabs', () => {
  const tabs = (group = '', labels = ['One', 'Two', 'Three']) =>
    `<div class="landing-tabs" ${group ? `data-group="${group}"` : ''}>${labels
      .map(
        (label) =>
          `<div class="landing-tab" data-label="${label}"><p class="landing-tab-label">${label}</p><p id="in-${label}">${label}</p></div>`,
      )
      .join('')}</div>`
  const selected = (box: ParentNode) => find(box, '[aria-selected="true"]').textContent
  const shown = (box: ParentNode) =>
    [...box.querySelectorAll<HTMLElement>('.landing-tab:not([hidden])')].map(
      ({ dataset }) => dataset.label,
    )

  it('are made of sections, with names and panels that know each other', async () => {
    const body = await page(tabs())
    const list = find(body, '[role="tablist"]')
    expect(list.textContent).toBe('OneTwoThree')
    const tab = find(list, '[role="tab"]')
    const panel = find(body, '[role="tabpanel"]')
    expect(panel.id).toBe(tab.getAttribute('aria-controls'))
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(shown(body)).toEqual(['One'])
    expect(find(panel, '.landing-tab-label').hidden).toBe(true)
  })

  it('keep the choice in the address, where the box names a parameter', async () => {
    history.replaceState({ kept: true }, '', '/docs/?os=three&q=x#top')
    const box = tabs('os').replace('data-group', 'data-query="os" data-group')
    const body = await page(box + tabs('os'))
    expect(shown(body)).toEqual(['Three', 'One'])
    find(body, '[data-label="Two"][role="tab"]').click()
    expect(location.search + location.hash).toBe('?os=Two&q=x#top')
    expect(history.state).toEqual({ kept: true })
    history.replaceState(null, '', '/docs/?os=Nine')
    detachAll()
    expect(shown(await page(box))).toEqual(['Two'])
    history.replaceState(null, '', '/')
  })

  it('show the one that the author chose, until the reader has chosen', async () => {
    const box = tabs('os').replace('data-label="Two"', 'data-label="Two" data-default=""')
    expect(shown(await page(box))).toEqual(['Two'])
    localStorage.setItem('docusaurus.tab.os', 'Three')
    detachAll()
    expect(shown(await page(box))).toEqual(['Three'])
  })

  it('are chosen by a click, in every group of that name, and remembered', async () => {
    const body = await page(tabs('os') + tabs('os') + tabs('os', ['Four']) + tabs())
    find(body, '.landing-tabs [data-label="Two"][role="tab"]').click()
    expect(shown(body)).toEqual(['Two', 'Two', 'Four', 'One'])
    expect(localStorage.getItem('docusaurus.tab.os')).toBe('Two')
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    detachAll()
    expect(shown(await page(tabs('os')))).toEqual(['Two'])
  })

  it('are chosen in a shadow root, too, and beside those of another copy of this code', async () => {
    const body = await page(`<div id="host"></div><p id="tab-1-0-panel"></p>`)
    const root = find(body, '#host').attachShadow({ mode: 'open' })
    root.innerHTML = `<div>${tabs('os')}${tabs('os')}</div>`
    vi.resetModules()
    const copy = await import('./tabs')
    const cleanup = copy.attachTabs(find(root, 'div'))
    expect(shown(root)).toEqual(['One', 'One'])
    find(root, '[data-label="Two"][role="tab"]').click()
    expect(shown(root)).toEqual(['Two', 'Two'])
    expect(find(body, '#tab-1-0-panel').hidden).toBe(false)
    cleanup()
  })

  it('have ids of their own beside another copy of this code', async () => {
    document.body.innerHTML = tabs() + tabs()
    for (const box of document.body.children) {
      vi.resetModules()
      const copy = await import('./tabs')
      copy.attachTabs(box)()
    }
    const ids = [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leave those of someone else alone', async () => {
    const body = await page(
      tabs(),
      '<div role="tablist"><b role="tab">A</b><b role="tab">B</b></div>',
    )
    const key = new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true })
    find(body, 'b').dispatchEvent(key)
    expect(key.defaultPrevented).toBe(false)
  })

  it('are gone through by arrows, Home and End', async () => {
    const body = await page(tabs())
    for (const [key, label] of [
      ['ArrowRight', 'Two'],
      ['End', 'Three'],
      ['ArrowRight', 'One'],
      ['ArrowLeft', 'Three'],
      ['Home', 'One'],
    ] as const) {
      press(find(body, '[aria-selected="true"]'), key)
      expect(selected(body)).toBe(label)
      expect(document.activeElement?.textContent).toBe(label)
    }
    expect(find(body, '[data-label="Two"][role="tab"]').tabIndex).toBe(-1)
    expect(press(find(body, '[aria-selected="true"]'), 'x').defaultPrevented).toBe(false)
  })

  it('are gone through the other way on pages from right to left', async () => {
    const body = await page(tabs())
    find(body, '.landing-tabs').style.direction = 'rtl'
    press(find(body, '[aria-selected="true"]'), 'ArrowLeft')
    expect(selected(body)).toBe('Two')
    expect(press(find(body, '[aria-selected="true"]'), 'ArrowRight').defaultPrevented).toBe(true)
    expect(selected(body)).toBe('One')
  })

  it('open where the hash points', async () => {
    const body = await page(tabs())
    location.hash = '#in-Two'
    window.dispatchEvent(new Event('hashchange'))
    expect(shown(body)).toEqual(['Two'])
    detachAll()
    expect(shown(await page(tabs()))).toEqual(['Two'])
  })

  it('lead to the target that they hid, but not away from where the reader was before', async () => {
    const jumped = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {})
    location.hash = '#in-Two'
    const box = tabs().replace('id="in-Two"', 'id="in-Two" tabindex="-1"')
    const body = await page(box)
    expect(jumped).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(find(body, '#in-Two'))
    detachAll()
    vi.stubGlobal('scrollY', 500)
    expect(shown(await page(box))).toEqual(['Two'])
    expect(jumped).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(document.body)
    vi.unstubAllGlobals()
  })
})

describe('islands', () => {
  const box = '<div class="landing-tabs"><div class="landing-tab" data-label="One">x</div></div>'
  const code = '<figure class="landing-code"><pre><code>x</code></pre></figure>'
  const enhanced = (body: HTMLElement) =>
    [...body.querySelectorAll('[data-enhanced]')].map((element) => element.parentElement?.localName)

  it('stay as the server wrote them, apart from their static content', async () => {
    const body = await page(
      `<section>${box}</section><landing-island>${box}${code}<landing-slot>${box}${code}
      <landing-island>${box}</landing-island></landing-slot></landing-island>
      <astro-island>${box}<astro-slot>${code}</astro-slot></astro-island>`,
    )
    const slot = ['landing-slot', 'landing-slot']
    expect(enhanced(body)).toEqual(['section', ...slot, 'astro-slot'])
  })

  it('are enhanced by what they hydrate', async () => {
    const body = await page(`<astro-island><section>${box}</section></astro-island>`)
    expect(enhanced(body)).toEqual([])
    const { attachTabs } = await import('./tabs')
    attachTabs(find(body, 'section'))
    expect(enhanced(body)).toEqual(['section'])
  })
})

describe('details', () => {
  it('open around the target of a hash', async () => {
    const body = await page(
      '<details><summary>More</summary><details id="inner"><p id="deep">Deep</p></details></details>',
    )
    location.hash = '#deep'
    window.dispatchEvent(new Event('hashchange'))
    expect([...body.querySelectorAll('details')].every(({ open }) => open)).toBe(true)
  })

  it('stay closed for a hash that points nowhere', async () => {
    const body = await page('<details><p id="a">A</p></details>')
    location.hash = '#%E0%A4%A'
    window.dispatchEvent(new Event('hashchange'))
    expect(find<HTMLDetailsElement>(body, 'details').open).toBe(false)
  })
})

describe('images', () => {
  it('that are shown smaller than they are can be enlarged', async () => {
    document.body.innerHTML =
      '<div class="landing-article-body"><p><img src="/a.png" alt="A map"></p></div>'
    const image = find<HTMLImageElement>(document.body, 'img')
    Object.defineProperty(image, 'naturalWidth', { value: 1600 })
    Object.defineProperty(image, 'clientWidth', { value: 700 })
    Object.defineProperty(image, 'complete', { value: true })
    const showModal = vi.fn()
    HTMLDialogElement.prototype.showModal = showModal
    await attach()
    const button = find(document.body, '.landing-zoom-button')
    expect(button.getAttribute('aria-label')).toBe('Enlarge the image: A map')
    button.click()
    expect(showModal).toHaveBeenCalled()
    expect(find(document.body, 'dialog').getAttribute('aria-label')).toBe('A map')
    const { src, alt } = find<HTMLImageElement>(document.body, 'dialog img')
    expect([new URL(src).pathname, alt]).toEqual(['/a.png', 'A map'])
    fakeDialogs()
    find<HTMLDialogElement>(document.body, 'dialog').open = true
    find(document.body, 'dialog img').click()
    expect(document.querySelector('dialog')).toBeNull()
    button.click()
    find<HTMLDialogElement>(document.body, 'dialog').open = true
    detachAll()
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('with several widths are enlarged to the widest', async () => {
    const body = await page(
      '<img src="/a.png" srcset="/a-400.webp 400w, /a,b-1600.webp 1600w" alt="A map">',
    )
    HTMLDialogElement.prototype.showModal = vi.fn()
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

describe('embeds', () => {
  it('load their frames on a click, and without one nothing', async () => {
    const body = await page(
      '<figure class="landing-embed"><p><a href="/video" data-frame="about:blank">A <em>talk</em></a></p></figure>',
    )
    expect(body.querySelector('iframe')).toBeNull()
    const link = find(body, 'a')
    const inTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link.dispatchEvent(inTab)
    expect([inTab.defaultPrevented, body.querySelector('iframe')]).toEqual([false, null])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    const frame = find<HTMLIFrameElement>(body, 'iframe')
    expect([click.defaultPrevented, frame.src, frame.title]).toEqual([
      true,
      'about:blank',
      'A talk',
    ])
    expect(body.querySelector('a')).toBeNull()
  })
})

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

describe('menus of the bar', () => {
  const menu =
    '<details class="landing-dropdown" open><summary>More</summary><a href="#x">A</a></details><button id="other"></button>'
  const isOpen = (body: ParentNode) => find<HTMLDetailsElement>(body, '.landing-dropdown').open

  it('close by Escape, with the focus on their button', async () => {
    const body = await page('', menu)
    await turnTo(find(body, '.landing-dropdown'))
    find(body, '.landing-dropdown a').focus()
    press(find(body, '.landing-dropdown a'), 'Escape')
    expect(isOpen(body)).toBe(false)
    expect(document.activeElement).toBe(find(body, 'summary'))
  })

  it('close by their links, by a click and by the focus elsewhere', async () => {
    for (const act of [
      (body: ParentNode) => find(body, '.landing-dropdown a').click(),
      (body: ParentNode) => find(body, '#other').click(),
      (body: ParentNode) =>
        find(body, '#other').dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    ]) {
      const body = await page('', menu)
      await turnTo(find(body, '.landing-dropdown'))
      act(body)
      expect(isOpen(body)).toBe(false)
      detachAll()
    }
  })
})

describe('the links of a menu', () => {
  const links = ['a', 'b', 'c'].map((id) => `<a id="${id}" href="#${id}">${id}</a>`).join('')
  const menu = (rest = '') =>
    `<details class="landing-dropdown" ${rest}><summary>More</summary><div class="landing-dropdown-menu">${links}</div></details>`
  const focused = () => document.activeElement?.textContent

  it('are gone through by arrows, Home and End, from the first after the last', async () => {
    const body = await page('', menu())
    await turnTo(find(body, 'summary'))
    find(body, 'summary').focus()
    for (const [key, label] of [
      ['ArrowDown', 'a'],
      ['ArrowDown', 'b'],
      ['End', 'c'],
      ['ArrowDown', 'a'],
      ['ArrowUp', 'c'],
      ['ArrowUp', 'b'],
      ['Home', 'a'],
    ] as const) {
      expect(press(document.activeElement as Element, key).defaultPrevented).toBe(true)
      expect(focused()).toBe(label)
    }
    expect(find<HTMLDetailsElement>(body, 'details').open).toBe(true)
  })

  it('are reached from below by ArrowUp, and not by Home, End or a letter', async () => {
    const body = await page('', menu())
    await turnTo(find(body, 'summary'))
    find(body, 'summary').focus()
    for (const key of ['Home', 'End', 'x']) {
      expect(press(find(body, 'summary'), key).defaultPrevented).toBe(false)
      expect(find<HTMLDetailsElement>(body, 'details').open).toBe(false)
    }
    press(find(body, 'summary'), 'ArrowUp')
    expect(focused()).toBe('c')
  })

  it('stay where they are for a key beside the menu, and for one that was handled', async () => {
    const body = await page('', `${menu('open')}<button id="other">Other</button>`)
    await turnTo(find(body, 'summary'))
    find(body, '#other').addEventListener('keydown', (event) => event.preventDefault())
    find(body, '#other').focus()
    find<HTMLDetailsElement>(body, 'details').open = true
    press(find(body, '#other'), 'ArrowDown')
    expect(focused()).toBe('Other')
    press(find(body, '#other'), 'Escape')
    expect([focused(), find<HTMLDetailsElement>(body, 'details').open]).toEqual(['Other', false])
    find(body, 'summary').addEventListener('keydown', (event) => event.preventDefault())
    find(body, 'summary').focus()
    press(find(body, 'summary'), 'ArrowDown')
    expect(focused()).toBe('More')
  })
})

it('a chosen version is remembered', async () => {
  const body = await page(
    '',
    '<a data-prefers-docs="api" data-prefers-version="1.0" href="#v">1.0</a>',
  )
  find(body, 'a').click()
  expect(localStorage.getItem('docs-preferred-version-api')).toBe('1.0')
})

it('an announcement is closed by its button', async () => {
  const body = await page(
    '',
    '<section data-announcement="a"><button data-dismiss></button></section>',
  )
  find(body, 'button').click()
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
})

describe('a root in another document', () => {
  it('closes its own announcement and menus, and copies its own code', async () => {
    delete document.documentElement.dataset.announcementBarInitiallyDismissed
    const inner = document.implementation.createHTMLDocument()
    inner.body.innerHTML = `<section data-announcement="a"><button data-dismiss></button></section>
<details class="landing-dropdown" open><summary>Menu</summary></details>
<div class="landing-article-body"><figure class="landing-code"><pre><code>a = 1</code></pre></figure></div>`
    document.body.innerHTML =
      '<details class="landing-dropdown" open><summary>Menu</summary></details>'
    await attach({}, inner.body)
    await turnTo(find(inner.body, '.landing-dropdown'))
    find(inner.body, '.landing-code-copy').click()
    await pause()
    expect(copied).toEqual(['a = 1'])
    find(inner.body, '[data-dismiss]').click()
    expect(inner.documentElement.dataset.announcementBarInitiallyDismissed).toBe('true')
    expect(document.documentElement.dataset.announcementBarInitiallyDismissed).toBeUndefined()
    expect(find<HTMLDetailsElement>(inner.body, 'details').open).toBe(false)
    expect(find<HTMLDetailsElement>(document.body, 'details').open).toBe(true)
  })
})
