import { launchBrowser } from '@landing/tooling/browser'
import { expect, it } from 'vitest'
import { drawingScript } from '../src/drawing-script'

it('shows all of a title, in any script, inside of the image', async () => {
  const titles = [
    'Start',
    `A long title about ${'one_very_long_identifier_'.repeat(8)} with more words`,
    'word '.repeat(120).trim(),
    'x'.repeat(400),
    '部署到云平台：从配置到第一次发布的完整指南',
    'البدء مع المشروع وكتابة أول ملف إعداد',
  ]
  const images = titles.map((title) => ({
    title,
    description: 'What it is. '.repeat(40),
    label: 'A site with a name '.repeat(8).trim(),
    language: 'en',
    direction: 'ltr',
  }))
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const values = { images, look: { background: '#fff', color: '#000', accent: '#00f' }, fonts: {} }
  const written = await page.evaluate(`(async () => {
    const written = []
    const { prototype } = CanvasRenderingContext2D
    const { fillText, fillRect } = prototype
    prototype.fillText = function (text, x, y) {
      written.at(-1).push({ text, y, width: this.measureText(text).width, font: this.font })
      return fillText.call(this, text, x, y)
    }
    prototype.fillRect = function (x, y, width, height) {
      if (height === 630) written.push([])
      return fillRect.call(this, x, y, width, height)
    }
    await (${drawingScript})(${JSON.stringify(values)})
    return written
  })()`)
  await browser.close()
  const lines = written as { text: string; y: number; width: number; font: string }[][]
  const plain = (text: string) => text.replace(/\s/g, '')
  for (const [index, title] of titles.entries()) {
    const shown = lines[index] ?? []
    expect(plain(shown.map(({ text }) => text).join(''))).toContain(plain(title))
    expect(Math.max(...shown.map(({ width }) => width))).toBeLessThanOrEqual(1040)
    expect(Math.max(...shown.map(({ y }) => y))).toBeLessThanOrEqual(570)
    // No line is written over another one.
    const steps = shown.slice(1).map(({ y }, at) => y - (shown[at]?.y ?? 0))
    expect(Math.min(...steps)).toBeGreaterThan(18)
  }
  expect(lines[0]?.[0]?.font).toContain('80px')
})
