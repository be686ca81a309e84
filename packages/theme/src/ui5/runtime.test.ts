// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { testSite } from '../fixtures/site'
import { startRuntime } from './runtime'

const load = vi.hoisted(() => vi.fn(async () => ':root{}'))
vi.mock('./base-themes', () => ({ loadBaseTheme: load }))
vi.mock('./component-themes', () => ({ registerComponentThemes: () => {} }))
vi.mock('@ui5/webcomponents-base/dist/config/Theme.js', () => ({ setTheme: async () => {} }))
vi.mock('@ui5/webcomponents-base/dist/config/Language.js', () => ({
  getLanguage: () => 'en',
  setLanguage: async () => {},
}))

it('loads the theme again when it is started after a failure', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  await expect(startRuntime(testSite())).rejects.toThrow('offline')
  await startRuntime(testSite())
  expect(load).toHaveBeenCalledTimes(2)
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
