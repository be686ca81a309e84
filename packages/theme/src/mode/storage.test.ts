// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { onStored, readStored, STORAGE_KEYS, writeStored } from './storage'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('uses the keys that readers of former sites have', () => {
  expect(STORAGE_KEYS).toMatchObject({
    theme: 'theme',
    announcementDismiss: 'docusaurus.announcement.dismiss',
    announcementId: 'docusaurus.announcement.id',
  })
  expect(STORAGE_KEYS.preferredVersion('api')).toBe('docs-preferred-version-api')
  expect(STORAGE_KEYS.tabs('os')).toBe('docusaurus.tab.os')
})

it('writes, reads, removes, and tells listeners of this tab about changes only', () => {
  const heard = vi.fn()
  const stop = onStored('theme', heard)
  writeStored('theme', 'dark')
  writeStored('theme', 'dark')
  writeStored('other', 'x')
  expect(readStored('theme')).toBe('dark')
  expect(heard).toHaveBeenCalledTimes(1)
  writeStored('theme', null)
  expect(readStored('theme')).toBeNull()
  stop()
  writeStored('theme', 'light')
  expect(heard).toHaveBeenCalledTimes(2)
})

it('goes on without a storage, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('denied')
    },
  })
  expect(readStored('theme')).toBeNull()
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  writeStored('theme', null)
  expect(readStored('theme')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toBe(
    'Browser storage is not available; choices are not remembered.',
  )
})

it('keeps to a choice that a full storage does not take', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const heard = vi.fn()
  const stop = onStored('theme', heard)
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  expect(heard).toHaveBeenCalledTimes(1)
  full.mockRestore()
  writeStored('theme', 'light')
  expect(localStorage.getItem('theme')).toBe('light')
  stop()
})

it('tells a page that comes back from the history what has changed meanwhile', () => {
  const heard = vi.fn()
  const stop = onStored('theme', heard)
  const comeBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(heard).not.toHaveBeenCalled()
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(heard).not.toHaveBeenCalled()
  comeBack()
  comeBack()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})
