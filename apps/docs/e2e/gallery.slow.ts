import { findings } from '@landing/tooling/axe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Visit, visitSite } from './site'

let visit: Visit
beforeAll(async () => {
  visit = await visitSite()
})
afterAll(() => visit.close())

const pages =
  'navbar announcement color-mode search sidebar around article cards views footer page themes'

// The parts themselves are checked by the theme's tests.
it.each(pages.split(' '))(
  'the page "%s" of the gallery renders, and axe finds nothing',
  async (name) => {
    visit.problems.length = 0
    const page = await visit.open(`parts/${name}/`)
    expect(await findings(page)).toEqual([])
    expect(visit.problems).toEqual([])
    await page.context().close()
  },
)
