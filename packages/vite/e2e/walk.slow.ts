import { randomFrom } from '@landing/tooling/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actions, oneOf, type Walk } from './walk/actions'
import { arrivalFaults, freshState, pageFaults, settle } from './walk/page-state'
import { slowActions } from './walk/slow-actions'
import { TabHistory } from './walk/tab-history'
import { openWalkSite, type WalkSite } from './walk/walk-site'

/** A red run names its seed: `SEED=… pnpm --filter @landing/vite slow walk`. CI takes the same way for every change. */
const seed = Number(process.env.SEED ?? (process.env.CI ? 1 : Date.now() % 100_000))
const steps = 28

let site: WalkSite
beforeAll(async () => {
  site = await openWalkSite()
})
afterAll(() => site?.close())

it.each([
  { width: 1440, reducedMotion: 'reduce', isSlow: false },
  { width: 390, reducedMotion: 'reduce', isSlow: true },
  { width: 1440, reducedMotion: 'no-preference', isSlow: true },
  { width: 390, reducedMotion: 'no-preference', isSlow: false },
] as const)(
  'any way leads to what a browser without a router shows, at %o',
  async ({ width, reducedMotion, isSlow }) => {
    const viewport = { width, height: 844 }
    const tabs = await site.openTabs({ viewport, reducedMotion })
    const { page, fresh, problems } = tabs
    await page.bringToFront()
    await page.goto(`${site.href}docs/tabs/`)
    await settle(page)
    const history = new TabHistory(page.url(), await page.evaluate(() => window.history.length))
    const walk: Walk = { page, site, history, random: randomFrom(seed) }
    const possible = isSlow ? [...actions, ...slowActions] : actions
    const way = [`SEED=${seed}`]
    const expectNone = (faults: () => Promise<string[]>) =>
      expect.poll(faults, { message: way.join('\n'), timeout: 5000 }).toEqual([])
    while (way.length <= steps) {
      const done = await oneOf(possible, walk)?.(walk)
      if (!done) continue
      way.push(done.name)
      await expectNone(() => arrivalFaults(page, history, done))
      const y = await page.evaluate(() => scrollY)
      way.push(`${way.pop()} → ${history.href} at ${y} px`)
      await fresh.setViewportSize(page.viewportSize() ?? viewport)
      const expected = await freshState(fresh, history.href, y)
      await page.bringToFront()
      await expectNone(() => pageFaults(page, expected, done.isFresh))
      expect(problems, way.join('\n')).toEqual([])
    }
    await tabs.close()
  },
  180_000,
)
