// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle } from '../fixtures/mount'
import { testSite } from '../fixtures/site'
import { startUi5 } from './start'

const loaded = vi.hoisted(() => [] as string[])
vi.mock('./runtime', () => ({
  startRuntime: async () => void loaded.push('runtime'),
}))
vi.mock('./elements', () => ({
  elementLoader: (name: string, hasReader: boolean) =>
    name.startsWith('ui5-') && (hasReader || name !== 'ui5-tag')
      ? async () => void loaded.push(name)
      : undefined,
}))

/** What the observer of the test watches, and what it is told. */
const watched = new Set<Element>()
let tell: (entries: readonly object[]) => void

class FakeObserver {
  constructor(callback: (entries: readonly object[]) => void) {
    tell = callback
  }
  observe(element: Element): void {
    watched.add(element)
  }
  unobserve(element: Element): void {
    watched.delete(element)
  }
  disconnect(): void {
    watched.clear()
  }
}

async function show(name: string): Promise<void> {
  const target = document.querySelector(name)
  tell([{ target, isIntersecting: watched.has(target as Element) }])
  await settle()
}

let stop = () => {}
const start = (html: string) => {
  document.body.innerHTML = html
  // No browser of the test knows which elements are defined.
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() =>
    document.body.querySelectorAll('*'),
  )
  stop = startUi5(testSite())
}

beforeEach(() => {
  loaded.length = 0
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('loads nothing for a document without UI5 elements', async () => {
  start('<p><other-element>Text</other-element></p>')
  window.dispatchEvent(new Event('pointermove'))
  await settle()
  expect(loaded).toEqual([])
  expect(watched.size).toBe(0)
})

it('loads an element when it comes into view, and no other', async () => {
  start('<ui5-button>Go</ui5-button><ui5-switch></ui5-switch>')
  await settle()
  expect(loaded).toEqual([])
  await show('ui5-button')
  expect(loaded).toEqual(['runtime', 'ui5-button'])
  const settings = document.head.querySelector('[data-ui5-config]')
  expect(JSON.parse(settings?.innerHTML ?? '')).toMatchObject({ defaultFontLoading: false })
  // Trusted Types refuse the text of scripts.
  expect(settings?.localName).toBe('template')
})

it('waits for a reader with elements that only show something, and with closed dialogs', async () => {
  start('<ui5-tag>Beta</ui5-tag><ui5-dialog></ui5-dialog>')
  await show('ui5-tag')
  expect(loaded).toEqual([])
  window.dispatchEvent(new Event('pointermove'))
  await settle()
  expect(loaded).toContain('ui5-tag')
  expect(loaded).toContain('ui5-dialog')
})

it('sees elements that come later, until it is stopped', async () => {
  start('<p></p>')
  document.body.innerHTML = '<ui5-button>Go</ui5-button>'
  await vi.waitFor(() => expect(watched.size).toBe(1))
  await show('ui5-button')
  expect(loaded).toContain('ui5-button')
  stop()
  expect(watched.size).toBe(0)
})
