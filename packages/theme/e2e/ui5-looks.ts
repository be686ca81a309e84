import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

/** The preview, whose UI5 code can be held back. */
export interface Ui5Visit extends Visit {
  /** Holds UI5's code back, so that its elements can be measured without it; returns a function that lets it through. */
  holdRuntime(): () => void
}

export async function visitUi5(): Promise<Ui5Visit> {
  let runtime: Promise<void> | undefined
  const visit = await visitPreview((path) => (/runtime-\w+\.js$/.test(path) ? runtime : undefined))
  return {
    ...visit,
    holdRuntime() {
      let release = () => {}
      runtime = new Promise((done) => {
        release = done
      })
      onTestFinished(() => {
        release()
        runtime = undefined
      })
      return () => release()
    },
  }
}

/** Waits until the elements have rendered: their code, texts and theme come one after the other. */
export async function untilRendered(page: Page): Promise<void> {
  await page.waitForFunction(isDefined)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
}

interface Box {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Size and place of every UI5 element, and of what comes after them, in CSS pixels. */
function boxes(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.localName.startsWith('ui5-') || element.id === 'last')
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { name: element.localName, x, y, width, height }
      }),
  )
}

/** What moved or changed its size by more than a pixel. */
function shifts(before: readonly Box[], after: readonly Box[]): string[] {
  return before.flatMap((box, index) => {
    const now = after[index]
    if (!now) return [`${box.name} is gone`]
    const { y, width, height } = box
    const still = [now.y - y, now.width - width, now.height - height].every(
      (change) => Math.abs(change) <= 1,
    )
    const text = (b: Box) => [b.y, b.width, b.height].map(Math.round).join(' ')
    return still ? [] : [`${box.name}: ${text(box)} > ${text(now)}`]
  })
}

/**
 * Elements of which more than a fifth of all pixels have another color in a second picture: another
 * ground or frame, not a letter that is drawn a little differently.
 */
async function changes(
  page: Page,
  places: readonly Box[],
  first: Buffer,
  second: Buffer,
): Promise<string[]> {
  const pictures = [first, second].map((picture) => picture.toString('base64'))
  const shares = await page.evaluate(
    async ({ pictures, places }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context
        }),
      )
      const read = (context: typeof a, { x, y, width, height }: (typeof places)[number]) =>
        context?.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data ?? []
      return places.map((place) => {
        const [before, now] = [read(a, place), read(b, place)]
        let other = 0
        for (let at = 0; at < before.length; at += 4) {
          const apart = [0, 1, 2].map((part) =>
            Math.abs((before[at + part] ?? 0) - (now[at + part] ?? 0)),
          )
          if (Math.max(...apart) > 24) other += 1
        }
        return (4 * other) / before.length
      })
    },
    { pictures, places },
  )
  return places.flatMap(({ name }, index) => {
    const share = shares[index] ?? 1
    // Its dots move.
    if (name === 'ui5-busy-indicator') return []
    return share > 0.2 ? `${name}: ${Math.round(100 * share)} %` : []
  })
}

/** What says for which theme the variables of a page are. */
export function markOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.className = 'sapThemeMetaData-Base-baseLib'
    document.body.append(probe)
    return getComputedStyle(probe).backgroundImage
  })
}

export const isDefined = () =>
  [...document.querySelectorAll('main *')].every((element) => element.matches(':defined'))

/** Size and look of elements, as text that can be compared. */
function drawn(page: Page, selector: string): Promise<unknown[]> {
  return page.evaluate((selector) => {
    // The size of an invisible shadow does not matter.
    const shadow = (text: string) => (text.includes('rgba(0, 0, 0, 0)') ? 'none' : text)
    return [...document.querySelectorAll(selector)].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element.shadowRoot?.querySelector('.ui5-tag-root') ?? element)
      const names = 'color backgroundColor borderTopColor borderRadius fontSize fontFamily'
      return [
        Math.round(width),
        Math.round(height),
        shadow(style.textShadow),
        ...names.split(' ').map((name) => style[name as 'color']),
      ]
    })
  }, selector)
}

/** Tests the elements of a page in each look, before their code is there and after. */
export function testElements(
  pages: readonly (readonly [name: string, look: BrowserContextOptions])[],
  visit: () => Ui5Visit,
): void {
  describe.each(pages)('%s %o', (name, look) => {
    it('have their size and look before their code is there, nothing shifts when it comes, and a badge looks like a tag', async () => {
      const release = visit().holdRuntime()
      const page = await visit().open(name, {
        ...look,
        viewport: { width: 900, height: 1400 },
        reducedMotion: 'reduce',
      })
      const before = await boxes(page)
      const seen = await page.screenshot()
      // Where nothing changes its look below the pointer.
      await page.mouse.move(1, 1)
      release()
      await untilRendered(page)
      const after = await boxes(page)
      expect(shifts(before, after)).toEqual([])
      expect(await changes(page, before, seen, await page.screenshot())).toEqual([])
      const tags = await drawn(page, 'p > ui5-tag')
      expect(tags).not.toEqual([])
      expect(await drawn(page, '#badges > *')).toEqual(tags)
      await leave(page)
    })
  })
}

/** Tests a page of controls without the theme's own way to start UI5, in each look. */
export function testControls(
  pages: readonly (readonly [name: string, theme: string, look: BrowserContextOptions])[],
  visit: () => Visit,
): void {
  describe.each(pages)(
    'a page that imports nothing but %s shows them as %s %o',
    (name, theme, look) => {
      it('in the colors of the page, and asks no other host for anything', async () => {
        visit().problems.length = 0
        const colors = (page: Page) =>
          page.evaluate(() => {
            const probe = document.createElement('i')
            document.body.append(probe)
            return ['--sapBackgroundColor', '--sapButton_TextColor', '--sapTextColor'].map(
              (token) => {
                probe.style.color = `var(${token})`
                return getComputedStyle(probe).color
              },
            )
          })
        const plain = await visit().open(name === 'controls' ? 'doc' : 'fiori', look)
        const before = await colors(plain)
        await leave(plain)
        const page = await visit().open(name, look)
        const hosts = new Set<string>()
        page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
        await page.reload()
        await page.waitForSelector('ui5-button:defined')
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(300)
        expect([...hosts]).toEqual(['127.0.0.1'])
        expect(visit().problems).toEqual([])
        expect(await colors(page)).toEqual(before)
        const shown = await page.evaluate(() => {
          const root = document.querySelector('ui5-button')?.shadowRoot?.querySelector('button')
          return root ? getComputedStyle(root).color : ''
        })
        expect(shown).toBe(before[1])
        expect(await markOf(page)).toContain(`Base.baseLib.${theme}.css_variables`)
        await leave(page)
      })
    },
  )
}
