// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startProgress } from './progress'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const bar = () => document.querySelector<HTMLElement>('.landing-progress')
const scale = () => Number(/scaleX\((.*)\)/.exec(bar()?.style.transform ?? '')?.[1])

describe('startProgress', () => {
  it('begins at 0.08 and is hidden from screen readers', () => {
    startProgress()
    expect(scale()).toBe(0.08)
    expect(bar()?.getAttribute('aria-hidden') ?? bar()?.ariaHidden).toBe('true')
  })

  it('creeps by at most 0.02 every 800 ms, up to 0.994', () => {
    startProgress()
    vi.advanceTimersByTime(799)
    expect(scale()).toBe(0.08)
    vi.advanceTimersByTime(1)
    expect(scale()).toBeCloseTo(0.1)
    vi.advanceTimersByTime(800)
    expect(scale()).toBeCloseTo(0.12)
    vi.advanceTimersByTime(800 * 100)
    expect(scale()).toBe(0.994)
  })

  it('fills, fades and goes', () => {
    const done = startProgress()
    done()
    expect(scale()).toBe(1)
    expect(bar()?.style.opacity).toBe('0')
    expect(bar()?.style.transition).toContain('200ms')
    vi.advanceTimersByTime(399)
    expect(bar()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(bar()).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })
})
