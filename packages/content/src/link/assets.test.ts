import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createAssets } from './assets'

const folder = mkdtempSync(join(tmpdir(), 'landing-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A PNG as far as its size can be read, and then `rest`. */
function png(name: string, width: number, height: number, rest = ''): string {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  const file = join(folder, name)
  writeFileSync(file, Buffer.concat([bytes, Buffer.from(rest)]))
  return file
}

describe('the widths of an image', () => {
  const assets = createAssets(folder, { widths: [960, 480], quality: 80 })
  const widths = (file: string) => assets.resized(file).map(({ width }) => width)

  it.each([
    ['those below its own, then its own', png('wide.png', 1200, 400), [480, 960, 1200]],
    ['its own once', png('same.png', 960, 400), [480, 960]],
    ['its own alone if it is narrow', png('narrow.png', 300, 400), [300]],
    ['those of the largest WebP image', png('largest.png', 16_383, 16_383), [480, 960, 16_383]],
    ['none where WebP cannot be so wide', png('too-wide.png', 16_384, 20), []],
    ['none where WebP cannot be so high', png('too-high.png', 20, 16_384), []],
    ['none of an animation', png('animated.png', 1200, 400, 'acTL'), []],
    ['none of another format', png('name.gif', 1200, 400), []],
    ['none of a file that is no image', join(folder, 'gone.png'), []],
  ])('are %s', (_, file, wanted) => {
    expect(widths(file)).toEqual(wanted)
  })

  it('have an address for each image, quality and width', () => {
    const hrefOf = (quality: number, file: string) =>
      createAssets(folder, { widths: [], quality }).resized(file)[0]?.href
    const file = png('photo.png', 100, 50)
    const first = hrefOf(80, file)
    expect(first).toMatch(/^\/assets\/photo\.[\da-f]{8}-100\.webp$/)
    expect(hrefOf(70, file)).not.toBe(first)
    expect(hrefOf(80, png('photo.png', 100, 60))).not.toBe(first)
  })

  it('are none without the option', () => {
    expect(createAssets(folder).resized(png('plain.png', 1200, 400))).toEqual([])
  })
})
