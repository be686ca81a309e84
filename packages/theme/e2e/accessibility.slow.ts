import { findings } from '@landing/tooling/axe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPages, testStates } from './axe-looks'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

const dark = { dark: { colorScheme: 'dark' } } as const
const contrast = {
  'high contrast, light': { colorScheme: 'light', contrast: 'more' },
  'high contrast, dark': { colorScheme: 'dark', contrast: 'more' },
  // The system's colors replace those of both modes.
  'forced colors': { forcedColors: 'active' },
} as const

testPages(dark, ['narrow'], () => visit)
testPages(contrast, ['wide'], () => visit)
testStates({ ...dark, ...contrast }, () => visit)

const themes = ['sap_horizon', 'sap_fiori_3'].flatMap((family) =>
  ['', '_dark', '_hcb', '_hcw'].map((variant) => family + variant),
)

it.each(themes)(
  'axe finds nothing where %s is fixed, with lines in focus and badges',
  async (name) => {
    const page = await visit.open('doc')
    await page.addStyleTag({ url: `../themes/${name}.css` })
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('.landing-code .landing-line:nth-child(2)'))
        line.classList.add('landing-line-focus')
      const badges = ['Information', 'Positive', 'Critical', 'Negative'].map(
        (design) => `<ui5-tag design="${design}" hide-state-icon>${design}</ui5-tag>`,
      )
      document
        .querySelector('.landing-article-body')
        ?.insertAdjacentHTML('beforeend', `<p>${badges.join(' ')}</p>`)
    })
    expect(await findings(page)).toEqual([])
    await leave(page)
  },
)
