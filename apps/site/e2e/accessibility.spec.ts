import { findings } from '@landing/tooling/axe'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Visit, visitSite, waitForScripts } from './site'

/** One page of each kind. */
const kinds = [
  '',
  'docs/',
  'docs/landing-page-content/where_to_start/',
  'docs/landing-page-content/latest/',
  'docs/tags/',
  'docs/tags/exporter/',
  'search/',
  'no/such/page/',
]
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => [colorScheme, width] as const),
)

describe.each(looks)('axe finds nothing: %s, %d px', (colorScheme, width) => {
  let visit: Visit
  let tab: Page
  beforeAll(async () => {
    visit = await visitSite()
    const viewport = { width, height: 900 }
    tab = await visit.open('', { colorScheme, viewport, reducedMotion: 'reduce' })
  })
  afterAll(() => visit.close())

  it.each(kinds)('/%s', async (path) => {
    await tab.goto(visit.href + path)
    await waitForScripts(tab)
    expect(await findings(tab)).toEqual([])
  })
})
