// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/" }
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LandingPolicy } from './policy'

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const importPolicy = async () => (await import('./policy')).landingPolicy

it('is created once, named landing, when first used', async () => {
  const createPolicy = vi.fn((_name: string, rules: LandingPolicy) => ({ ...rules }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const landingPolicy = await importPolicy()
  expect(createPolicy).not.toHaveBeenCalled()
  expect(landingPolicy()).toBe(landingPolicy())
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('landing', expect.anything())
})

it('returns strings where the browser has no trusted types', async () => {
  const landingPolicy = await importPolicy()
  expect(landingPolicy().createHTML('<p>a</p>')).toBe('<p>a</p>')
})

it('creates scripts of JSON only', async () => {
  const landingPolicy = await importPolicy()
  expect(landingPolicy().createScript('{"a":1}')).toBe('{"a":1}')
  expect(() => landingPolicy().createScript('alert(1)')).toThrow(SyntaxError)
})

describe('createScriptURL', () => {
  it.each(['/site/worker.js', 'worker.js', 'https://example.org/worker.js'])(
    'accepts %s',
    async (url) => {
      const landingPolicy = await importPolicy()
      expect(landingPolicy().createScriptURL(url)).toBe(url)
    },
  )

  it.each([
    'https://example.com/worker.js',
    '//example.com/worker.js',
    'http://example.org/worker.js',
    'data:text/javascript,1',
    'blob:https://example.org/1b4e28ba-2fa1-11d2-883f-0016d3cca427',
  ])('throws for %s', async (url) => {
    const landingPolicy = await importPolicy()
    expect(() => landingPolicy().createScriptURL(url)).toThrow(
      `Script URL "${url}" is not of this origin.`,
    )
  })
})
