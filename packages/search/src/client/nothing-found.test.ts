// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOTHING_FOUND, nothingFoundReporter } from './nothing-found'

const heard: unknown[] = []
const listen = (event: Event) => heard.push((event as CustomEvent).detail)

beforeEach(() => {
  vi.useFakeTimers()
  heard.length = 0
  addEventListener(NOTHING_FOUND, listen)
})
afterEach(() => {
  removeEventListener(NOTHING_FOUND, listen)
  vi.useRealTimers()
})

it('reports the whole query, not its beginnings', () => {
  const report = nothingFoundReporter()
  for (const text of ['choc', 'choco']) report({ text }, 0)
  expect(heard).toEqual([])
  vi.runAllTimers()
  expect(heard).toEqual([{ text: 'choco' }])
})

it('says nothing when a later query finds something', () => {
  const report = nothingFoundReporter()
  report({ text: 'choco' }, 0)
  report({ text: 'chocolatey' }, 2)
  vi.runAllTimers()
  expect(heard).toEqual([])
})
