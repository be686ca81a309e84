import { transform } from 'lightningcss'
import { beforeAll, describe, expect, it } from 'vitest'
import { loneParts, wholePages } from '../src/fixtures/lone-parts'
import {
  beside,
  differences,
  embedded,
  line,
  own,
  page,
  parts,
  show,
  styles,
  tailwind,
  testParts,
} from './beside-sheets'

testParts('parts alone', loneParts, Object.keys(beside))
testParts('doc', wholePages.get('doc') ?? '', ['Bootstrap 5, outside of layers'])

it('parts look as with the sheet of whole documents', async () => {
  const tabs = `<div data-part="Tabs, attached"><div class="landing-tabs" data-enhanced>
    <div class="landing-tab"><p class="landing-tab-label" hidden>npm</p>x</div><div class="landing-tab" hidden>y</div></div></div>`
  await show(`<div style="position:relative;width:1200px">${loneParts}${tabs}</div>`)
  await differences(parts, ['', styles], true)
  const { found } = await differences(parts, [
    '',
    embedded,
    ':root{interpolate-size:allow-keywords}',
  ])
  // `revert` drops the locale that an element's `lang` sets.
  expect(found.filter((line) => !line.includes('-webkit-locale'))).toEqual([])
})

it('parts look the same as a bundler lowers their sheet for browsers without light-dark()', async () => {
  const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }
  const { code } = transform({
    filename: 'a.css',
    code: Buffer.from(embedded),
    minify: true,
    targets,
  })
  expect(code.toString()).not.toContain('light-dark(')
  await show(`<div style="position:relative;width:1200px">${loneParts}</div>`)
  await differences(parts, ['', embedded], true)
  const { found } = await differences(parts, ['', code.toString()])
  expect(found).toEqual([])
})

describe('the page’s own elements', () => {
  const elements = 'html, body, #own, #own *'
  beforeAll(() => show(`<main id="own">${own}</main><aside>${loneParts}</aside>`))

  it.each(Object.entries(beside))(
    'look the same beside %s and the theme',
    async (_name, sheets) => {
      const [before, after] = sheets()
      await differences(elements, [before, '', after], true)
      const { found } = await differences(elements, [before, embedded, after])
      expect(found).toEqual([])
    },
  )
})

it('elements of the page inside of parts keep Tailwind’s preflight', async () => {
  const body = `<div class="landing-root"><div class="landing-container"><section class="grid">
    <button type="button" class="p-4">b</button><a class="p-4" href="#a">a</a><div class="border">c</div><hr>
    <a class="landing-button" href="#b">Go</a></section></div></div>`
  const css = tailwind(
    `${line} @import "tailwindcss"; @import "../dist/embedded.css"; @layer base { * { border-color: red; } }`,
    body,
  )
  await show(body)
  await differences('none', [css])
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll('section > *')].map((element) => {
      const { borderTop, paddingTop, textDecorationLine } = getComputedStyle(element)
      return [borderTop, paddingTop, textDecorationLine]
    }),
  )
  const red = 'rgb(255, 0, 0)'
  expect(looks.slice(0, 4)).toEqual([
    [`0px solid ${red}`, '16px', 'none'],
    [`0px solid ${red}`, '16px', 'none'],
    [`1px solid ${red}`, '0px', 'none'],
    [`1px solid ${red}`, '0px', 'none'],
  ])
  expect(looks[4]?.[0]).not.toContain(red)
})

it('Tailwind’s utilities win over parts, and have the theme’s tokens', async () => {
  const body = `<div id="box" class="bg-landing-surface rounded-landing-m text-landing-muted text-landing-h2 shadow-landing-s">x</div>
    <a id="part" class="landing-button mt-8" href="#a">Go</a>`
  const css = tailwind(
    `${line} @import "tailwindcss"; @import "../dist/embedded.css"; @import "../dist/tailwind.css";`,
    body,
  )
  await show(
    `${body}<div id="same" style="background:var(--landing-surface);border-radius:var(--landing-radius-m);color:var(--landing-muted);font-size:var(--landing-text-h2);box-shadow:var(--landing-shadow-s)">x</div>`,
  )
  await differences('none', [css])
  const looks = await page.evaluate(() =>
    ['box', 'same', 'part'].map((id) => {
      const style = getComputedStyle(document.getElementById(id) ?? document.body)
      const { backgroundColor, borderRadius, color, fontSize, marginTop, paddingTop } = style
      return { backgroundColor, borderRadius, color, fontSize, marginTop, paddingTop }
    }),
  )
  expect(looks[0]).toEqual(looks[1])
  expect(looks[0]).toMatchObject({ borderRadius: '8px', fontSize: '25px' })
  expect(looks[2]).toMatchObject({ marginTop: '32px', paddingTop: '8px' })
})
