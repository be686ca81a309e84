// @vitest-environment happy-dom
import type { ColorModeConfig } from '@landing/schema'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useColorMode } from '../context/use-color-mode'
import { type Around, inTheme, testHost, toHtml } from '../fixtures/host'
import { fakeMedia, find, mount, unmountAll } from '../fixtures/mount'
import { attach, detachAll, showHtml } from '../fixtures/shell'
import { homePage, themedSite } from '../fixtures/site'
import { de } from '../messages/de'
import { ColorModeToggle } from '../navbar/color-mode-toggle'
import { Page } from '../page/page'
import { type ColorModeChoice, nextChoice } from './mode-choice'

const DARK = '(prefers-color-scheme: dark)'
const root = document.documentElement

let change: (query: string, on: boolean) => void
beforeEach(() => {
  localStorage.clear()
  change = fakeMedia({ [DARK]: false })
})
afterEach(async () => {
  detachAll()
  await unmountAll()
})

/** The toggle in a document with behaviours, or in a React host. */
let inHost = false

async function toggle(colorMode?: ColorModeConfig, around?: Around) {
  const site = themedSite(colorMode ? { colorMode } : {})
  const box = inHost
    ? (await mount(site, <ColorModeToggle />, around)).box
    : showHtml(site, <Page page={homePage} />, around)
  if (!inHost) await attach()
  const button = () => find<HTMLButtonElement>(box, '.landing-color-mode-toggle')
  return {
    box,
    button,
    click: () => act(async () => button().click()),
    label: () => button().getAttribute('aria-label'),
  }
}

describe('the cycle', () => {
  it('goes from system to light to dark and back where the system is followed', () => {
    expect(nextChoice(null, true)).toBe('light')
    expect(nextChoice('light', true)).toBe('dark')
    expect(nextChoice('dark', true)).toBeNull()
  })

  it('goes between dark and light otherwise', () => {
    expect(nextChoice('dark', false)).toBe('light')
    expect(nextChoice('light', false)).toBe('dark')
    expect(nextChoice(null, false)).toBe('dark')
  })

  it('knows no other mode', () => {
    expect(() => nextChoice('blue' as never, true)).toThrow('unexpected color mode blue')
  })
})

describe.each([
  ['in a document', false],
  ['in a React host', true],
])('%s', (_, host) => {
  beforeEach(() => {
    inHost = host
  })

  describe('the toggle', () => {
    it('is named after the current choice, and disabled until a behaviour is attached', async () => {
      const html = toHtml(themedSite({}), <ColorModeToggle />)
      expect(html).toContain('title="system mode"')
      expect(html).toContain('disabled=""')
      expect((await toggle()).button().disabled).toBe(false)
    })

    it('stores light and dark, and deletes the key for the system', async () => {
      const { click, label, button } = await toggle()
      expect(label()).toBe('Switch between dark and light mode (currently system mode)')
      await click()
      expect(label()).toBe('Switch between dark and light mode (currently light mode)')
      expect(localStorage.getItem('theme')).toBe('light')
      expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'light' })
      await click()
      expect(button().title).toBe('dark mode')
      expect(localStorage.getItem('theme')).toBe('dark')
      expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' })
      await click()
      expect(localStorage.getItem('theme')).toBeNull()
      expect(root.dataset).toMatchObject({ theme: 'light', themeChoice: 'system' })
    })

    it('names the mode in the language of the document', async () => {
      const { click, label, button } = await toggle(undefined, { messages: de })
      expect(label()).toBe('Zwischen dunklem und hellem Modus wechseln (derzeit Systemmodus)')
      await click()
      expect(label()).toBe('Zwischen dunklem und hellem Modus wechseln (derzeit heller Modus)')
      expect(button().title).toBe('heller Modus')
    })

    it('starts at the default mode and skips the system where that is not followed', async () => {
      const { click, label } = await toggle({
        respectPrefersColorScheme: false,
        defaultMode: 'dark',
      })
      expect(label()).toContain('currently dark mode')
      expect(root.dataset.theme).toBe('dark')
      await click()
      expect(localStorage.getItem('theme')).toBe('light')
      await click()
      expect(localStorage.getItem('theme')).toBe('dark')
    })

    it('takes a stored value that is no mode as none', async () => {
      localStorage.setItem('theme', 'blue')
      expect((await toggle()).label()).toContain('currently system mode')
    })
  })

  describe('while the system is followed', () => {
    it('the page changes with it, and nothing is stored', async () => {
      await toggle()
      act(() => change(DARK, true))
      expect(root.dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' })
      expect(localStorage.getItem('theme')).toBeNull()
    })

    it('a choice stays as it is', async () => {
      localStorage.setItem('theme', 'light')
      await toggle()
      act(() => change(DARK, true))
      expect(root.dataset.theme).toBe('light')
    })
  })

  describe('another tab', () => {
    it('changes the mode here too', async () => {
      const { label } = await toggle()
      localStorage.setItem('theme', 'dark')
      await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
      expect(label()).toContain('currently dark mode')
      expect(root.dataset.theme).toBe('dark')
    })

    it('that clears its storage takes the choice back', async () => {
      localStorage.setItem('theme', 'dark')
      const { label } = await toggle()
      localStorage.clear()
      await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })))
      expect(label()).toContain('currently system mode')
    })
  })

  describe('a switch that is off', () => {
    it('shows no toggle, deletes the stored value and keeps the default', async () => {
      localStorage.setItem('theme', 'light')
      const { box } = await toggle({
        disableSwitch: true,
        respectPrefersColorScheme: false,
        defaultMode: 'dark',
      })
      expect(box.querySelector('.landing-color-mode-toggle')).toBeNull()
      expect(localStorage.getItem('theme')).toBeNull()
      expect(root.dataset.theme).toBe('dark')
    })
  })

  describe('more contrast', () => {
    const tell = () =>
      act(async () =>
        window.dispatchEvent(new StorageEvent('storage', { key: 'landing.contrast' })),
      )

    it('comes and goes with the choice in another tab', async () => {
      await toggle()
      localStorage.setItem('landing.contrast', 'more')
      await tell()
      expect(root.dataset.contrast).toBe('more')
      localStorage.removeItem('landing.contrast')
      await tell()
      expect(root.dataset.contrast).toBeUndefined()
    })

    it('stays where the site itself asks for it', async () => {
      root.dataset.contrast = 'more'
      await toggle()
      expect(root.dataset.contrast).toBe('more')
      delete root.dataset.contrast
    })
  })
})

describe('a color mode that the host has', () => {
  const site = themedSite({})
  const onColorModeChange = vi.fn()
  const at = (colorMode: ColorModeChoice | undefined) => ({
    host: { ...testHost(site), colorMode, onColorModeChange },
  })
  const shown = () => [root.dataset.theme, root.dataset.themeChoice]
  beforeEach(() => {
    onColorModeChange.mockClear()
    localStorage.setItem('theme', 'light')
    delete root.dataset.theme
    delete root.dataset.themeChoice
  })

  it('is shown, changes with the host, and the storage is neither read nor written', async () => {
    const { box, show } = await mount(site, <ColorModeToggle />, at('dark'))
    expect(shown()).toEqual(['dark', 'dark'])
    const button = find<HTMLButtonElement>(box, 'button')
    expect(button.title).toBe('dark mode')
    await act(async () => button.click())
    expect(onColorModeChange.mock.calls).toEqual([[null]])
    expect(button.title).toBe('dark mode')
    await show(<ColorModeToggle />, at(null))
    expect(button.title).toBe('system mode')
    expect(shown()).toEqual(['light', 'system'])
    act(() => change(DARK, true))
    expect(shown()).toEqual(['dark', 'system'])
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
    expect(shown()).toEqual(['dark', 'system'])
    expect(localStorage.getItem('theme')).toBe('light')
  })

  it('is left as the document has it while it is not known', async () => {
    root.dataset.theme = 'dark'
    const { box } = await mount(site, <ColorModeToggle />, at(undefined))
    expect(shown()).toEqual(['dark', undefined])
    expect(find<HTMLButtonElement>(box, 'button').disabled).toBe(true)
  })

  it('is shown after hydrating what a server rendered without it', async () => {
    document.body.innerHTML = `<div>${renderToString(inTheme(site, <ColorModeToggle />, at(undefined)))}</div>`
    const button = find<HTMLButtonElement>(document.body, 'button')
    expect(button.disabled).toBe(true)
    const hydrated = await act(async () =>
      hydrateRoot(find(document.body, 'div'), inTheme(site, <ColorModeToggle />, at('dark'))),
    )
    expect([button.disabled, button.title]).toEqual([false, 'dark mode'])
    await act(async () => hydrated.unmount())
  })

  it('is what `useColorMode` reads and sets', async () => {
    const { box } = await mount(site, <Choose />, at('dark'))
    await act(async () => find(box, 'button').click())
    expect(onColorModeChange.mock.calls).toEqual([['light']])
    expect(localStorage.getItem('theme')).toBe('light')
  })
})

function Choose() {
  const { choice, choose } = useColorMode()
  return (
    <button type="button" onClick={() => choose('light')}>
      {choice}
    </button>
  )
}
